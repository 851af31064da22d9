import TenureRender

/// What one turn led to: all that a host needs to show it.
public struct TurnResult: Sendable {
  /// What became of what a user did. An event of another kind is done.
  package var outcome: ActionOutcome
  /// What changed on the screen.
  public var patch: Patch
  /// The element that has the keyboard now.
  public var focused: NodeID?
  /// Where the program has moved assistive technology to.
  public var attended: NodeID?
  /// What the program has scrolled to.
  public var revealed: RevealRequest?
  /// How far the program has scrolled.
  public var scrolled: ScrollRequest?

  package init(
    outcome: ActionOutcome = .done, patch: Patch = Patch(), focused: NodeID? = nil, attended: NodeID? = nil,
    revealed: RevealRequest? = nil, scrolled: ScrollRequest? = nil
  ) {
    self.outcome = outcome
    self.patch = patch
    self.focused = focused
    self.attended = attended
    self.revealed = revealed
    self.scrolled = scrolled
  }
}
