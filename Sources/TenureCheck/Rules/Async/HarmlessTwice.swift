/// What may be done twice without harm, though the method's name sounds like something that may not.
extension Submission {
  /// `checkout` of a shop and not of a branch: `checkout()`, `checkoutCart()`.
  static func isPurchase(_ words: [String]) -> Bool {
    words.count == 1 || ["cart", "basket", "bag", "order", "with", "and"].contains(words[1])
  }

  /// The first `await` behind which something happens that counts twice; nil where a method only asks for what is there,
  /// or chooses: `try await client.getPost(url)`, `await git.switch(to: branch)`.
  static func firstDeed(in method: Node) -> Node? {
    awaits(in: method).first { wait in
      !asks(wait) && !wait.ancestors.prefix { $0 != method }.contains { $0.kind == .catchClause }
    }
  }

  private static func asks(_ wait: Node) -> Bool {
    guard let call = wait.awaitedCall, let words = call.calledName?.nameWords, let first = words.first else {
      return false
    }
    // `client.send(order).result.get()`
    if words == ["get"], call.children(.argument).isEmpty { return false }
    return asking.contains(first) && !words.contains("create")
  }

  private static let asking: Set<String> = [
    "get", "fetch", "load", "read", "find", "search", "list", "check", "validate", "lookup", "query", "resolve",
    "sleep",
    "yield", "checkout", "switch", "select", "open", "show", "present", "display", "refresh", "reload",
  ]

  /// `for upload in uploads { Task { try await upload.delete() } }`: what is deleted already is deleted no further.
  static func deletesEach(_ wait: Node, in method: Node, _ project: Project) -> Bool {
    guard let call = wait.awaitedCall, ["delete", "remove"].contains(call.calledName ?? ""),
      var root = call.child(.callee)?.child(.base)
    else { return false }
    while let base = root.child(.base) { root = base }
    switch project.referent(of: root) {
    case .parameter(let parameter)?: return parameter.parent?.kind == .closure
    case .local(let local)?: return local.ancestors.prefix { $0 != method }.contains { $0.kind == .forLoop }
    default: return false
    }
  }
}

extension Node {
  /// The call that an `await` waits for.
  var awaitedCall: Node? {
    var call = child(.base)
    while let next = call, next.kind == .tryExpression || next.kind == .optionalChain { call = next.child(.base) }
    return call?.kind == .call ? call : nil
  }
}
