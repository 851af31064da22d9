/// Whether what an `await` calls cannot answer late once its task is cancelled, as far as the code of the call is to be
/// seen: it ends with the task, or its answers come in the order of the questions.
enum EndsWithItsTask {
  static func holds(for wait: Node, _ project: Project) -> Bool {
    guard let call = wait.awaitedCall else { return false }
    let functions = codes(calledBy: call, project)
    if !functions.isEmpty, functions.allSatisfy({ answersInOrder($0, project) }) { return true }
    return (functions.isEmpty ? [call] : functions).allSatisfy { ends($0, wait.isTried, project) }
  }

  /// The function that a call calls; of a protocol's function those of all types that conform.
  private static func codes(calledBy call: Node, _ project: Project) -> [Node] {
    guard let function = project.function(calledBy: call) else { return [] }
    guard let type = project.enclosingType(of: function), type.declaration.kind == .protocolDeclaration else {
      return [function]
    }
    let conforming = project.shippedTypes.filter { $0 !== type && project.isSubtype($0, of: type) }
      .compactMap { $0.member(function.name)?.node }
    return conforming.isEmpty ? [function] : conforming
  }

  /// Whether code notices that its task is cancelled. What throws may ask at any place; what does not has no way to say
  /// that its answer is no answer, unless it comes at once, as that of a cancelled `URLSession` does.
  private static func ends(_ code: Node, _ throwing: Bool, _ project: Project, depth: Int = 2) -> Bool {
    let notices = code.withDescendants.contains { node in
      guard throwing && asking.contains(node.name) || isRequest(node, project) else { return false }
      // A task of its own goes on when who waits for it is cancelled.
      return !node.ancestors.prefix { code.contains($0) }.contains(where: \.isTaskBody)
    }
    if notices { return true }
    let waits = code.descendants(of: .awaitExpression).filter { !$0.awaitsNoAnswer }
    guard depth > 0, !waits.isEmpty else { return false }
    return waits.allSatisfy { wait in
      let functions = wait.awaitedCall.map { codes(calledBy: $0, project) } ?? []
      let passesOn = throwing && wait.isTried
      return !functions.isEmpty && functions.allSatisfy { $0 != code && ends($0, passesOn, project, depth: depth - 1) }
    }
  }

  private static let asking: Set<String> = ["checkCancellation", "isCancelled", "sleep"]

  /// `URLSession.shared`, or a property that holds one.
  private static func isRequest(_ node: Node, _ project: Project) -> Bool {
    if node.name == "URLSession" { return true }
    guard node.kind == .reference || node.kind == .member, let member = project.storage(of: node) else { return false }
    return member.plainType?.name == "URLSession"
  }

  /// A method of an actor that does not wait itself: an earlier question is answered before a later one.
  private static func answersInOrder(_ function: Node, _ project: Project) -> Bool {
    guard let type = project.enclosingType(of: function), function.kind == .function,
      type.declaration.kind != .protocolDeclaration, !function.traits.contains(.nonisolated),
      type.declaration.kind == .actorDeclaration || type.attributes.contains("MainActor")
    else { return false }
    return function.suspensions.isEmpty && !function.descendants.contains { $0.kind == .awaitExpression }
  }
}

extension Node {
  /// Whether an `await` stands behind a `try` that hands errors on.
  fileprivate var isTried: Bool { parent?.kind == .tryExpression && parent?.name == "try" }
}
