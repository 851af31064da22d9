extension WritablePaths {
  /// The parameters for such a path, of all functions of a name.
  func parameters(ofFunctions name: String, in project: Project) -> [Node] {
    if let found = known.withLock({ $0 }) { return found[name] ?? [] }
    var found: [String: [Node]] = [:]
    for type in ["ReferenceWritableKeyPath", "WritableKeyPath"] {
      for written in project.occurrences.of(type) where written.kind == .typeName && written.role == .type {
        guard let parameter = written.parent, parameter.kind == .parameter, let function = parameter.parent,
          function.kind == .function
        else { continue }
        found[function.name, default: []].append(parameter)
      }
    }
    known.withLock { $0 = found }
    return found[name] ?? []
  }
}

extension Project {
  /// The parameter of the project's own function that a key path is passed for, where that asks for a writable one.
  func pathParameter(of path: Node) -> Node? {
    guard path.kind == .keyPath, path.role == .argument, let call = path.parent, call.kind == .call,
      let callee = call.child(.callee)
    else { return nil }
    let parameters = writablePaths.parameters(ofFunctions: callee.name, in: self)
    guard let parameter = parameters.first(where: { $0.label == path.label }) else { return nil }
    guard let function = declaredFunction(of: callee, depth: 0) else { return nil }
    if parameter.parent == function { return parameter }
    return parameters.first { $0.parent == function && $0.label == path.label }
  }

  /// `fill(\.items)`, where `fill` assigns `self[keyPath: path]`.
  func isWrittenByPath(_ node: Node) -> Bool {
    guard node.kind == .implicitMember else { return false }
    var path = node.parent
    while let step = path, step.kind == .member { path = step.parent }
    guard let path, let parameter = pathParameter(of: path), let function = parameter.parent else { return false }
    return function.descendants(of: .subscriptAccess).contains { access in
      access.child(.argument)?.label == "keyPath" && access.child(.argument)?.name == parameter.name
        && Use(access).kind == .write
    }
  }
}
