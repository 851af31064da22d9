/// Libraries over the state system that keep state in objects of their own: values that can be observed and are no objects
/// themselves. Nobody can look into these but their keeper, which tells the record what is changed.
@MainActor package enum StateKeepers {
  /// The beginnings of their types' names: `Library.`.
  private(set) static var modules: [String] = []
  private static var names: [(AnyKeyPath) -> String?] = []
  private static var known: [AnyKeyPath: String?] = [:]

  /// Adds a library. `name` is what a reader of one of its values is told that it has read, nil for what is not the
  /// library's.
  package static func add(module: String, name: @escaping (AnyKeyPath) -> String?) {
    if modules.contains("\(module).") { return }
    modules.append("\(module).")
    names.append(name)
  }

  /// What is behind a key path that a library keeps; nil where an object of the program's has it.
  static func name(of path: AnyKeyPath) -> String? {
    if names.isEmpty { return nil }
    if let name = known[path] { return name }
    var name: String?
    for each in names where name == nil { name = each(path) }
    let root = type(of: path).rootType
    if name == nil, !(root is AnyClass) { name = shortName(of: root) }
    known[path] = .some(name)
    return name
  }
}
