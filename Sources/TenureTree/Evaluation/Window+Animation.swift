import TenureRender

extension Window {
  /// A change that a user sees at `node`: the completions of its transaction wait for its animation, which is the
  /// answer.
  func noteChange(at node: ViewNode) -> Animation? {
    if current.isPlain { return nil }
    let transaction = node.transaction
    guard let animation = transaction.animation else {
      current.noteCompletions(of: transaction)
      return nil
    }
    for completion in transaction.completions { completion.extend(to: animation) }
    current.noteCompletions(of: transaction)
    return animation
  }

  /// The bodies of the round have run: completions with nothing to wait for are called after them, in its actions, the
  /// others when their time has come, the logically complete ones first.
  func finishAnimations() {
    if !current.hasCompletions { return }
    let over = current.takeCompletions()
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      for completion in over where completion.criteria == criteria {
        guard let length = completion.takeLength() else {
          asAction { completion.release() }
          continue
        }
        if length == .infinity { continue }
        let waiting = Unchecked(value: completion)
        Task { @MainActor in
          try? await Task.sleep(for: .held(seconds: length))
          waiting.value.release()
        }
      }
    }
  }
}

extension ViewNode {
  /// The transaction of the update in process, as the modifiers around this node have changed it (rule R063).
  final var transaction: Transaction {
    if window.current.scopes > 0 {
      var node = parent
      while let around = node {
        if let scope = around.transactionScope { return scope.transactionInside }
        node = around.parent
      }
    }
    return window.current.transaction
  }
}
