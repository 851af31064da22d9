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
