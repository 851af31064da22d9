import TenureElements
/// Which properties a fetch depends on: of which models it has to look again when they change.
struct PropertiesRead {
  /// Those of the fetched type and of others.
  private var keyPaths: Set<AnyKeyPath> = []
  /// True where it cannot be known.
  private var isEverything = false
  private var own: ObjectIdentifier
  /// True where objects are looked at through others, which may be of the fetched type too.
  private var isShared = false
  private var sorting: Set<AnyKeyPath> = []

  init<T: PersistentModel>(of descriptor: FetchDescriptor<T>) {
    own = ObjectIdentifier(T.self)
    if let predicate = descriptor.predicate { look(into: predicate.expression, depth: 0) }
    let properties = Set(Entity.of(T.self).properties.map(\.keyPath))
    for order in descriptor.sortBy {
      let keyPath = order.keyPath.map { PeopleOrderedText.property($0) }
      if let keyPath, properties.contains(keyPath) {
        keyPaths.insert(keyPath)
        sorting.insert(keyPath)
      } else {
        isEverything = true
      }
    }
    for keyPath in keyPaths where !isEverything {
      // What is computed may read whatever it likes; of values it is in a property that is listed itself.
      guard let root = type(of: keyPath).rootType as? any PersistentModel.Type else { continue }
      if let property = Entity.of(root).properties.first(where: { $0.keyPath == keyPath }) {
        if property.relationship != nil { isShared = true }
      } else if type(of: keyPath).valueType != PersistentIdentifier.self {
        isEverything = true
      }
    }
  }

  /// A change of this property may change what is fetched.
  func contains(_ keyPath: AnyKeyPath) -> Bool { isEverything || keyPaths.contains(keyPath) }

  /// The order of what is fetched depends on it.
  func isSortedBy(_ keyPath: AnyKeyPath) -> Bool { sorting.contains(keyPath) }

  /// It is one of the fetched type, and matters for its own object alone.
  func isOwn(_ keyPath: AnyKeyPath) -> Bool {
    !isEverything && ObjectIdentifier(type(of: keyPath).rootType) == own && !isShared
  }

  private mutating func look(into expression: Any, depth: Int) {
    if isEverything { return }
    // Deeper than any predicate that compiles in reasonable time.
    if depth > 200 {
      isEverything = true
      return
    }
    if let keyPath = expression as? AnyKeyPath {
      keyPaths.insert(keyPath)
      return
    }
    if expression is any PredicateValue { return }
    for child in Mirror(reflecting: expression).children { look(into: child.value, depth: depth + 1) }
  }
}

/// A constant in a predicate: what it is made of is no property that is read.
private protocol PredicateValue {}
extension PredicateExpressions.Value: PredicateValue {}
