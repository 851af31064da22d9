import Observation

/// Which views of a window have read which properties of `@Observable` objects, as their latest evaluations noted it.
@MainActor struct ObservedReads {
  /// By the state of the object's registrar.
  private var readers: [ObjectIdentifier: [AnyKeyPath: [Inspection.Reader]]] = [:]

  init(in window: Window) {
    for reading in window.observation.all {
      guard let node = reading.reader, !node.isSetAside, let list = reading.list,
        let reader = Inspection.Reader(node)
      else { continue }
      for (registrar, paths) in Self.entries(of: list) {
        for path in paths { readers[registrar, default: [:]][path, default: []].append(reader) }
      }
    }
  }

  /// The readers of an object's properties, by name. A property whose name is not certain is left out.
  func readers(of object: AnyObject) -> [String: [Inspection.Reader]] {
    guard let registrar = Self.registrar(of: object), let paths = readers[registrar] else { return [:] }
    var found: [String: [Inspection.Reader]] = [:]
    for (path, readers) in paths {
      guard let name = ObservedWrites.certainName(of: path, in: object) else { continue }
      found[name, default: []] += readers.sorted { ($0.name, $0.view) < ($1.name, $1.view) }
    }
    return found
  }

  /// What the library noted: registrars, and which of their properties.
  private static func entries(of list: Any) -> [(ObjectIdentifier, Set<AnyKeyPath>)] {
    guard let entries = Mirror(reflecting: list).descendant("entries") else { return [] }
    return Mirror(reflecting: entries).children.compactMap { child in
      let pair = Mirror(reflecting: child.value)
      guard let id = pair.descendant("key") as? ObjectIdentifier, let entry = pair.descendant("value"),
        let paths = Mirror(reflecting: entry).descendant("properties") as? Set<AnyKeyPath>
      else { return nil }
      return (id, paths)
    }
  }

  private static func registrar(of object: AnyObject) -> ObjectIdentifier? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let registrar = current.descendant("_$observationRegistrar"),
        let state = Mirror(reflecting: registrar).descendant("extent", "context", "state", "buffer")
      {
        return ObjectIdentifier(state as AnyObject)
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
