import TenureThread

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String
  /// The value has arrived, though a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// Nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// A closure that is called once, when all that its transaction led to is over: the scope, the updates, and the
/// animations of what they changed on the screen (rule R064). Main thread only, but for a scope elsewhere, which
/// leads to nothing.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  /// Nil once it was called.
  private var action: (() -> Void)?
  /// How many scopes, updates and animations it waits for.
  private var holds = 0
  /// Seconds that the longest animation of the update in process takes; nil when that changed nothing visible.
  private(set) var length: Double?

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func hold() { holds += 1 }

  /// The last one to let go calls it.
  func release() {
    holds -= 1
    guard holds == 0, let action else { return }
    self.action = nil
    action()
  }

  /// Something visible changes under `animation` in the update in process.
  func extend(to animation: Animation) { length = max(length ?? 0, animation.length(to: criteria) ?? .infinity) }

  func takeLength() -> Double? {
    defer { length = nil }
    return length
  }
}

extension Transaction {
  /// Calls `completion` once, when the animations of what this transaction changes are over, and straight after the
  /// scope if nothing animates.
  ///
  /// The trap: an animation that repeats for ever never completes.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body` now; the changes that its writes lead to are animated, and `completion` is called when that is over.
///
///     withAnimation { isOpen = false } completion: { item = nil }
@discardableResult
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}
