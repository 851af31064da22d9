/// Writes to observable properties, put together from what the library tells: a key path, before and after.
///
/// The library gives neither the object nor a readable name. The object is looked for where the reading view got it
/// from: in the view's own properties, and from there inwards. The name is that of the object's stored property which
/// has the key path's type and whose value has changed.
@MainActor final class ObservedWrites {
  private struct Begun {
    var object: AnyObject
    var old: Any?
    var fields: [Field]
  }

  private struct Field {
    var name: String
    var value: Any
  }

  /// Writes that have begun, with every object that may be meant: several readers hear of the same write.
  private var begun: [AnyKeyPath: [Begun]] = [:]
  private static var known: [AnyKeyPath: String] = [:]

  /// True where nobody else need be asked: otherwise another reader may know the object.
  func begin(_ path: AnyKeyPath, seenBy node: ViewNode) -> Bool {
    // What a library keeps it tells of itself, and it may be in the middle of the change.
    if StateKeepers.name(of: path) != nil { return true }
    if let known = begun[path], !known.isEmpty { return true }
    begun[path] = holders(of: path, around: node).map { object in
      Begun(
        object: object, old: (object as Any)[keyPath: path],
        fields: Self.known[path] == nil ? Self.fields(of: path, in: object) : [])
    }
    return false
  }

  /// The write is done; returns the property's name.
  func end(_ path: AnyKeyPath, in window: Window) -> String {
    if let name = StateKeepers.name(of: path) { return name }
    let owner = shortName(of: type(of: path).rootType)
    guard let begun = begun.removeValue(forKey: path) else { return Self.known[path] ?? owner }
    guard let write = meant(of: begun, path) else {
      window.log?.write(owner, Self.known[path] ?? "a property", "?", "?", at: nil)
      return Self.known[path] ?? owner
    }
    let name = Self.known[path] ?? name(of: path, after: write)
    Self.known[path] = name
    if let new = (write.object as Any)[keyPath: path] {
      window.log?.write(owner, name, write.old ?? "?", new, at: ObjectIdentifier(write.object))
    }
    return name
  }

  /// The object that was written to: where there are several, the one whose value has changed.
  private func meant(of begun: [Begun], _ path: AnyKeyPath) -> Begun? {
    if begun.count < 2 { return begun.first }
    let changed = begun.filter { write in
      (write.object as Any)[keyPath: path].map { "\($0)" } != write.old.map { "\($0)" }
    }
    return changed.count == 1 ? changed[0] : nil
  }

  /// The name of the property behind a key path, where there is no doubt: no other is of its type, or none of that type
  /// has the same value.
  static func certainName(of path: AnyKeyPath, in object: AnyObject) -> String? {
    if let name = known[path], !name.hasPrefix("one of ") { return name }
    let fields = fields(of: path, in: object)
    if fields.count == 1 { return fields[0].name }
    guard let value = (object as Any)[keyPath: path] else { return nil }
    let same = fields.filter { "\($0.value)" == "\(value)" }
    return same.count == 1 ? same[0].name : nil
  }

  private func name(of path: AnyKeyPath, after write: Begun) -> String {
    if write.fields.count == 1 { return write.fields[0].name }
    let now = Self.fields(of: path, in: write.object)
    let changed = zip(write.fields, now).filter { "\($0.value)" != "\($1.value)" }
    return changed.count == 1 ? changed[0].0.name : "one of \(now.map(\.name).joined(separator: ", "))"
  }

  /// The stored properties that may be behind a key path.
  private static func fields(of path: AnyKeyPath, in object: AnyObject) -> [Field] {
    let wanted = type(of: path).valueType
    var fields: [Field] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, label.hasPrefix("_"), isValue(child.value, of: wanted) else { continue }
        fields.append(Field(name: String(label.dropFirst()), value: child.value))
      }
      mirror = current.superclassMirror
    }
    return fields
  }

  private static func isValue(_ value: Any, of type: Any.Type) -> Bool {
    func ask<Wanted>(_ type: Wanted.Type) -> Bool { value is Wanted }
    return _openExistential(type, do: ask)
  }

  /// The objects that have the property, among what the view holds, or the nearest one around it: a stack of screens reads
  /// its path from an object of the view that it stands in.
  private func holders(of path: AnyKeyPath, around node: ViewNode) -> [AnyObject] {
    var current: ViewNode? = node
    var found: [AnyObject] = []
    for _ in 0..<64 {
      guard let node = current, found.isEmpty else { break }
      found = holders(of: path, in: node.inspected?.viewValue)
      current = node.parent
    }
    return found
  }

  /// The objects that have the property, among what `value` holds.
  private func holders(of path: AnyKeyPath, in value: Any?) -> [AnyObject] {
    guard let value else { return [] }
    let root = type(of: path).rootType
    var found: [AnyObject] = []
    var seen: Set<ObjectIdentifier> = []
    var layer: [Any] = [value]
    for _ in 0..<6 where !layer.isEmpty && found.count < 8 {
      var next: [Any] = []
      for value in layer {
        for child in Mirror(reflecting: value).children where next.count < 500 {
          guard type(of: child.value) is AnyClass else {
            next.append(child.value)
            continue
          }
          let object = child.value as AnyObject
          guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
          if type(of: object) == root { found.append(object) }
          next.append(object)
        }
      }
      layer = next
    }
    return found
  }
}
