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
  mutating func noteCompletions(of transaction: Transaction) {
    for completion in transaction.completions where !completions.contains(where: { $0 === completion }) {
      completion.hold()
      completions.append(completion)
    }
  }

  mutating func takeCompletions() -> [AnimationCompletion] {
    defer { completions = [] }
    return completions
  }
}
