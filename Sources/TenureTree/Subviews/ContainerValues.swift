/// A key for a value that a view tells the container that it is put in.
///
/// `@Entry` writes it: see `ContainerValues`.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a view says that was given no value.
  static var defaultValue: Value { get }
}

/// What a view tells the container that it is put in.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
///
///     Board {
///       Text("Rent").containerValue(\.isPinned, true)
///     }
///
/// A container that takes its content apart reads it: `ForEach(subviews: content) { $0.containerValues.isPinned … }`. The
/// trap: the value goes no further than the nearest container. A stack in between keeps it.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [any TagBearer] = []

  package nonisolated init() {}

  /// The value of a key, or the key's default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The view's tag of this type, if it has one.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    for bearer in tags { if let tag = bearer.tag(as: type) { return tag } }
    return nil
  }

  /// True when the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// Adds a tag that stands nearer to the view than those that are there already.
  package mutating func add(_ tag: any TagBearer) { tags.insert(tag, at: 0) }

  /// Takes over what a view further inside says, which goes before what is said around it.
  mutating func takeOver(_ inner: ContainerValues) {
    values.merge(inner.values) { $1 }
    tags = inner.tags + tags
  }

  func isSame(as other: ContainerValues) -> Bool {
    values.count == other.values.count && tags.count == other.tags.count
      && values.allSatisfy { key, value in other.values[key].map { areSame(value, $0) } ?? false }
      && zip(tags, other.tags).allSatisfy { areSame($0, $1) }
  }
}

/// A value that bears a tag, or may.
package protocol TagBearer {
  func tag<Wanted: Hashable>(as type: Wanted.Type) -> Wanted?
}

/// A view or a modifier that says something to the container around it.
@MainActor package protocol ContainerValueBearer {
  /// Says it; what is further inside is said last, and stays.
  func write(to values: inout ContainerValues)
}

extension ContainerValues {
  /// What a view, or a chain of modifiers, says.
  @MainActor init(of bearer: Any) {
    self.init()
    (bearer as? any ContainerValueBearer)?.write(to: &self)
  }
}

extension ModifiedContent: ContainerValueBearer {
  package func write(to values: inout ContainerValues) {
    (modifier as? any ContainerValueBearer)?.write(to: &values)
    (content as? any ContainerValueBearer)?.write(to: &values)
  }
}

extension BothModifiers: ContainerValueBearer {
  func write(to values: inout ContainerValues) {
    (outer as? any ContainerValueBearer)?.write(to: &values)
    (inner as? any ContainerValueBearer)?.write(to: &values)
  }
}

extension IDView: ContainerValueBearer {
  func write(to values: inout ContainerValues) { (content as? any ContainerValueBearer)?.write(to: &values) }
}

/// Gives a view a container value. It shows nothing, so it has no node of its own.
struct ContainerValueModifier<Value> {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value
}

extension ContainerValueModifier: LooksModifier, ContainerValueBearer {
  typealias Body = Never

  static func _makeNode<V: View>(_ modifier: Self, _ content: V, in place: _Place) -> _ViewNode {
    V._makeNode(content, in: place)
  }

  static func _updateNode<V: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<V>) {
    V._updateNode(node, at: content)
  }

  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension View {
  /// Tells the container that this view is put in a value of `ContainerValues`. The value nearest to the view counts.
  public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
