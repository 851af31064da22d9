/// One step from the tree that was shown to the tree that is to be shown. Steps are applied in order.
public enum PatchStep: Sendable, Equatable {
  /// Puts a new element inside `parent`, before `next` or, without one, at the end.
  case insert(RenderNode, into: NodeID, before: NodeID?)
  /// Takes an element and all that is in it away.
  case remove(NodeID)
  /// Puts an element that is there already before `next` or, without one, at the end of `parent`.
  case move(NodeID, into: NodeID, before: NodeID?)
  /// Replaces the facts about an element.
  case set(NodeID, Attributes)
  /// Replaces what modifiers say about an element.
  case modify(NodeID, [RenderModifier])
}

/// The difference that one turn made to the screen.
public struct Patch: Sendable, Equatable {
  public var steps: [PatchStep]
  /// How steps are drawn, by their place; those that are not here are drawn at once.
  public var movements: [Int: Movement]

  public init(steps: [PatchStep] = [], movements: [Int: Movement] = [:]) {
    self.steps = steps
    self.movements = movements
  }

  public var isEmpty: Bool { steps.isEmpty }
}
