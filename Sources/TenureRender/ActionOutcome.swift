/// What became of something that a user did.
package enum ActionOutcome: Sendable, Equatable {
  case done
  /// Nothing with that id is on the screen.
  case gone
  case disabled
  case hidden
  /// Touches do not reach it.
  case passedBy
  /// Something covers it.
  case covered
  /// The element and those around it have no answer to it.
  case unanswered
}
