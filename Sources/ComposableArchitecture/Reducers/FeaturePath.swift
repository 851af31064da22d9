/// Where in the tree of features code runs: which presented one, in which row, on which screen of a stack. What a feature
/// has started is found by it, and cancelled with the feature.
struct FeaturePath: Hashable, Sendable {
  /// One step down.
  struct Step: Hashable, @unchecked Sendable {
    /// The key path at which the feature's state is.
    let place: AnyKeyPath
    /// Which of those that have been there.
    let identity: AnyHashable
    /// True for a feature that can be dismissed.
    let isPresented: Bool
  }

  private(set) var steps: [Step] = []

  /// That of the reducer or the effect that runs here.
  @TaskLocal static var current = FeaturePath()

  /// True outside of all rows, screens and presented features.
  var isEmpty: Bool { steps.isEmpty }

  /// True inside a feature that can be dismissed.
  var isPresented: Bool { steps.contains(where: \.isPresented) }

  func appending(_ place: AnyKeyPath, _ identity: AnyHashable, isPresented: Bool = false) -> FeaturePath {
    var path = self
    path.steps.append(Step(place: place, identity: identity, isPresented: isPresented))
    return path
  }

  /// This path and all above it.
  var prefixes: [FeaturePath] {
    var path = self
    var all = [path]
    while !path.steps.isEmpty {
      path.steps.removeLast()
      all.append(path)
    }
    return all
  }

  /// Runs `body` one step further down.
  func running<Result>(_ body: () -> Result) -> Result { Self.$current.withValue(self, operation: body) }
}

/// The id under which all effects of a feature can be cancelled.
struct FeatureEffects: Hashable, Sendable {
  let path: FeaturePath
}

/// What tells a feature's state from the one that comes after it in the same place: its `id` where it has one, and for an
/// enum which case it is.
func identity<State>(of state: State) -> AnyHashable {
  if let identified = state as? any Identifiable { return AnyHashable(openID(identified)) }
  guard isEnum(State.self) else { return AnyHashable(0) }
  let mirror = Mirror(reflecting: state)
  guard let child = mirror.children.first, let name = child.label else { return AnyHashable("\(state)") }
  if let identified = child.value as? any Identifiable { return AnyHashable([AnyHashable(name), openID(identified)]) }
  return AnyHashable(name)
}

private func openID(_ value: some Identifiable) -> AnyHashable { AnyHashable(value.id) }
