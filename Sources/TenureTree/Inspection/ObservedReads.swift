import Observation

/// Which views of a window have read which properties of `@Observable` objects, as their latest evaluations noted it.
@MainActor struct ObservedReads {
  /// By the state of the object's registrar.
  private var readers: [ObjectIdentifier: [AnyKeyPath: [Inspection.Reader]]] = [:]

  init(in window: Window) {
    for watch in window.observation.all {
      for node in watch.namedReaders where !node.isSetAside {
        guard let reader = Inspection.Reader(node) else { continue }
        readers[watch.property.registrar, default: [:]][watch.property.path, default: []].append(reader)
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
