import TenureRender

/// What hosts are to be told: the steps that show what has changed since they were taken last, where the keyboard is, and
/// what was scrolled to.
@MainActor struct PatchWriter {
  /// False until the first frame is complete: what was never shown needs no steps.
  private(set) var isShown = false
  /// What modifiers say anew, until the bodies of the round have run.
  var restyled = Restyled()
  private var steps: [PatchStep] = []
  /// How some of the steps are drawn, by their place.
  private var movements: [Int: Movement] = [:]

  /// The element that has the keyboard.
  var focused: NodeID?
  /// Where code has moved assistive technology to since hosts were told last.
  var attended: NodeID?
  /// What code has scrolled to since hosts were told last.
  var revealed: RevealRequest?
  /// How far code has scrolled since hosts were told last.
  var scrolled: ScrollRequest?

  nonisolated init() {}

  var count: Int { steps.count + restyled.count }

  mutating func show() { isShown = true }

  mutating func add(_ step: PatchStep, _ animation: Animation?) {
    steps.append(step)
    if let animation { movements[steps.count - 1] = animation.movement }
  }

  mutating func take() -> Patch {
    var patch = Patch()
    if !steps.isEmpty { swap(&patch.steps, &steps) }
    if !movements.isEmpty { swap(&patch.movements, &movements) }
    return patch
  }
}
