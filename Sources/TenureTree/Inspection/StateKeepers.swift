/// Libraries over the state system that keep state in objects of their own: values that can be observed and are no objects
/// themselves. Nobody can look into these but their keeper, which tells the record what is changed.
@MainActor package enum StateKeepers {
  /// The beginnings of their types' names: `Library.`.
  private(set) static var modules: [String] = []

  package static func add(module: String) {
    if !modules.contains("\(module).") { modules.append("\(module).") }
  }
}
