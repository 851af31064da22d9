import TenureRender

/// How what an update changes is drawn.
@MainActor struct CurrentTransaction {
  /// The transaction of the update in process.
  private(set) var transaction = Transaction()
  /// Completions of that transaction, and of what modifiers made of it; empty between rounds.
  private var completions: [AnimationCompletion] = []
  /// How many nodes give their inside another transaction.
  var scopes = 0

  nonisolated init() {}

  var hasCompletions: Bool { !completions.isEmpty }
  var isPlain: Bool { scopes == 0 && transaction.isPlain }

  mutating func begin(_ transaction: Transaction) {
    self.transaction = transaction
    completions = transaction.completions
  }

  /// No update is in process.
  mutating func end() { if !transaction.isPlain { transaction = Transaction() } }

  /// Modifiers may have added completions that the update knows nothing of.
  fileprivate mutating func noteCompletions(of transaction: Transaction) {
    for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
      completion.hold()
      completions.append(completion)
    }
  }

  fileprivate mutating func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }
}

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
