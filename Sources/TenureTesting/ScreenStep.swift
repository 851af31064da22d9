import TenureRender

/// One change to what is on a screen: an element came, went, moved, or is shown in another way.
///
///     screen.mark()
///     try screen.button("Add").tap()
///     #expect(screen.patchSteps.map(\.kind) == [.insert])
public struct ScreenStep: Sendable, Equatable, CustomStringConvertible {
  let step: PatchStep

  /// What is done to the screen.
  public enum Kind: Sendable {
    /// A new element, with all that is in it.
    case insert
    /// An element and all that is in it went.
    case remove
    /// An element went to another place.
    case move
    /// What an element says about itself changed: its text, its value.
    case set
    /// What modifiers say about an element changed.
    case modify
  }

  /// What the step does.
  public var kind: Kind {
    switch step {
    case .insert: .insert
    case .remove: .remove
    case .move: .move
    case .set: .set
    case .modify: .modify
    }
  }

  public var description: String { "\(step)" }
}
