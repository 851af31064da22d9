import TenureRender

extension Window {
  /// Code was walked away from: the transactions that it was inside of would otherwise be those of other windows.
  package static func abandonScopes() { Transaction.setSurrounding(nil) }

  /// A change that a user sees at `node`: the completions of its transaction wait for its animation, which is the
  /// answer.
  func noteChange(at node: ViewNode) -> Animation? {
    if transactionScopes == 0 && transaction.isPlain { return nil }
    let transaction = node.transaction
    guard let animation = transaction.animation else {
      noteCompletions(of: transaction)
      return nil
    }
    for completion in transaction.completions { completion.extend(to: animation) }
    noteCompletions(of: transaction)
    return animation
  }

  /// Modifiers may have added completions that the update knows nothing of.
  private func noteCompletions(of transaction: Transaction) {
    for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
      completion.hold()
      completions.append(completion)
    }
  }

  /// The bodies of the round have run: completions with nothing to wait for are called after them, in its actions, the
  /// others when their time has come, the logically complete ones first.
  func finishAnimations() {
    if completions.isEmpty { return }
    let over = completions
    completions = []
    for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      for completion in over where completion.criteria == criteria {
        guard let length = completion.takeLength() else {
          actions.append { completion.release() }
          continue
        }
        if length == .infinity { continue }
        let waiting = Unchecked(value: completion)
        Task { @MainActor in
          try? await Task.sleep(for: .seconds(length))
          waiting.value.release()
        }
      }
    }
  }
}

extension ViewNode {
  /// The transaction of the update in process, as the modifiers around this node have changed it (rule R063).
  final var transaction: Transaction {
    if window.transactionScopes > 0 {
      var node = parent
      while let current = node {
        if let scope = current.transactionScope { return scope.transactionInside }
        node = current.parent
      }
    }
    return window.transaction
  }
}
