/// Whether what an `await` calls cannot answer late once its task is cancelled, as far as the code of the call is to be
/// seen: it ends with the task, or its answers come in the order of the questions.
enum EndsWithItsTask {
  static func holds(for wait: Node, _ project: Project) -> Bool {
    guard let call = wait.awaitedCall else { return false }
    if let function = project.declaration(calledBy: call)?.node, answersInOrder(function, project) { return true }
    return ends(call, wait.isTried ? throwing : [], project, depth: 3)
  }

  /// By what code that throws shows that it asks; what does not throw has no way to say that its answer is no answer,
  /// unless it comes at once, as that of a cancelled `URLSession` does.
  private static let throwing: Set<String> = ["checkCancellation", "isCancelled", "sleep"]

  /// Whether what a call calls notices that its task is cancelled. Of a protocol's function each type that conforms has
  /// to, and by more than the sleep of a sample.
  private static func ends(_ call: Node, _ asking: Set<String>, _ project: Project, depth: Int) -> Bool {
    guard let function = project.declaration(calledBy: call)?.node else { return notices(call, asking, project) }
    guard let type = project.enclosingType(of: function), type.declaration.kind == .protocolDeclaration else {
      return ends(in: function, asking, project, depth: depth)
    }
    let conforming = project.shippedTypes.filter { $0 !== type && project.isSubtype($0, of: type) }
      .compactMap { $0.member(function.name)?.node }
    return !conforming.isEmpty
      && conforming.allSatisfy { ends(in: $0, asking.subtracting(["sleep"]), project, depth: depth) }
  }

  private static func ends(in code: Node, _ asking: Set<String>, _ project: Project, depth: Int) -> Bool {
    if notices(code, asking, project) { return true }
    let waits = code.descendants(of: .awaitExpression).filter { !$0.awaitsNoAnswer }
    guard depth > 1, !waits.isEmpty else { return false }
    return waits.allSatisfy { wait in
      wait.awaitedCall.map { ends($0, wait.isTried ? asking : [], project, depth: depth - 1) } == true
    }
  }

  private static func notices(_ code: Node, _ asking: Set<String>, _ project: Project) -> Bool {
    code.withDescendants.contains { node in
      guard asking.contains(node.name) || isRequest(node, project) else { return false }
      // A task of its own goes on when who waits for it is cancelled.
      return !node.ancestors.prefix { code.contains($0) }.contains(where: \.isTaskBody)
    }
  }

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
