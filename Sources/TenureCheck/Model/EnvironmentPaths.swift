/// A way from where a program begins to a view, on which nobody provides an object.
public struct UnprovidedPath: Sendable {
  /// From the root inward: each place is in the body of the view before it.
  public let places: [ViewPlace]
  /// An app, a hosting controller; a view where the project has neither.
  public let root: ViewPlace.Edge
  /// An object of the type on the first screen inside a stack, which does not reach what the stack pushes.
  public let insideStack: Node?
}

/// Searches the ways from a view up to where the program begins.
public struct EnvironmentPaths {
  private let project: Project
  private var places: ViewPlaces

  public init(in project: Project) {
    self.project = project
    places = ViewPlaces(in: project)
  }

  /// On the way up, what was put inside a stack counts for nothing behind a pushed screen.
  private struct State: Hashable {
    let type: NominalType.ID
    /// Came through a destination whose stack has not been met yet.
    let isPushed: Bool
    /// Since then somebody provided it.
    let hasInside: Bool
  }

  private struct Trail {
    let places: [ViewPlace]
    let inside: Node?
  }

  /// The shortest way to a view on which no object of a type is provided; nil where each is, or none is known.
  public mutating func unprovided(_ object: NominalType, to view: NominalType) -> UnprovidedPath? {
    var seen: Set<State> = []
    var waiting: [(State, Trail)] = [
      (State(type: view.id, isPushed: false, hasInside: false), Trail(places: [], inside: nil))
    ]
    while !waiting.isEmpty, seen.count < 4_000 {
      let (state, trail) = waiting.removeFirst()
      guard seen.insert(state).inserted, trail.places.count < 40 else { continue }
      for place in places.places(of: project[state.type]) {
        guard let (next, inside) = walk(place, object, from: state, trail.inside) else { continue }
        let onward = Trail(places: [place] + trail.places, inside: inside)
        switch place.edge {
        case .host:
          // A stack around it is the controller's, if there is one.
          if !(next.isPushed && next.hasInside) {
            return UnprovidedPath(places: onward.places, root: place.edge, insideStack: inside)
          }
        case .body(let parent):
          if parent.isApp {
            if !(next.isPushed && next.hasInside), !hasAdaptor(parent, object) {
              return UnprovidedPath(places: onward.places, root: place.edge, insideStack: inside)
            }
          } else {
            waiting.append((State(type: parent.id, isPushed: next.isPushed, hasInside: next.hasInside), onward))
          }
        }
      }
    }
    return nil
  }

  /// Where a view without an app is shown from the outermost view that the project shows.
  public mutating func fragment(to view: NominalType) -> [ViewPlace] {
    var path: [ViewPlace] = []
    var current = view
    while path.count < 20, let place = places.places(of: current).first, case .body(let parent) = place.edge,
      parent !== view
    {
      path.insert(place, at: 0)
      current = parent
    }
    return path
  }

  /// Outward through a place; nil where the object is provided, or may be.
  private func walk(
    _ place: ViewPlace, _ object: NominalType, from state: State, _ inside: Node?
  ) -> (State, Node?)? {
    var isPushed = state.isPushed
    var hasInside = state.hasInside
    var inside = inside
    for step in place.steps {
      switch step {
      case .provides(let type, let node):
        guard type.map({ project.isSubtype($0, of: object) }) ?? true else { continue }
        if !isPushed { return nil }
        hasInside = true
        inside = inside ?? node
      case .mayProvide: return nil
      case .destination:
        isPushed = true
      case .stack:
        isPushed = false
        hasInside = false
      case .modal:
        // A destination without a stack of its own in the sheet: not understood.
        if isPushed, hasInside { return nil }
        isPushed = false
      }
    }
    return (State(type: state.type, isPushed: isPushed, hasInside: hasInside), inside)
  }

  private func hasAdaptor(_ app: NominalType, _ object: NominalType) -> Bool {
    app.stored.contains { project.adaptedDelegate($0).map { project.isSubtype($0, of: object) } ?? false }
  }
}
