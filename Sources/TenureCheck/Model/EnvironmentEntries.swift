import Synchronization

/// What extensions of `EnvironmentValues` declare, with `@Entry` or by hand, found the first time that anybody asks.
final class EnvironmentEntries: Sendable {
  private let known = Mutex<[String: Node]?>(nil)

  func variable(named name: String, in files: [FileFacts]) -> Node? {
    if let found = known.withLock({ $0 }) { return found[name] }
    var found: [String: Node] = [:]
    for file in files {
      for part in file.all(of: .extensionDeclaration) where part.name.lastPart == "EnvironmentValues" {
        for variable in part.descendants(of: .variable) where variable.role == .member && found[variable.name] == nil {
          found[variable.name] = variable
        }
      }
    }
    known.withLock { $0 = found }
    return found[name]
  }
}

extension Project {
  /// The declaration behind `@Environment(\.name)`, where the project has it.
  func environmentEntry(of property: Node) -> Node? {
    guard let attribute = property.children(.attribute).first(where: { $0.name == "Environment" }),
      let path = attribute.child(.argument), path.kind == .keyPath
    else { return nil }
    let steps = path.name.split(separator: ".")
    guard let name = steps.last, steps.count == 1 || steps.count == 2 && steps[0] == "EnvironmentValues" else {
      return nil
    }
    return environmentEntries.variable(named: String(name), in: files)
  }
}
