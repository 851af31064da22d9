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
  var revealed: NodeID?
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

extension Window {
  /// False until the first frame is complete.
  package var isShown: Bool { patches.isShown }

  /// Adds a step that shows a change at `node`.
  package func emit(_ step: @autoclosure () -> PatchStep, at node: ViewNode) {
    let animation = noteChange(at: node)
    if patches.isShown { patches.add(step(), animation) }
  }

  /// What has changed on the screen since the last call.
  package func takePatch() -> Patch { patches.take() }

  /// The element that has the keyboard.
  package var focused: NodeID? { patches.focused }

  /// What code has scrolled to since the last call.
  package func takeRevealed() -> NodeID? {
    guard let revealed = patches.revealed else { return nil }
    patches.revealed = nil
    return revealed
  }

  /// Asks the host to scroll.
  package func scroll(_ request: ScrollRequest) { patches.scrolled = request }

  /// How far code has scrolled since the last call.
  package func takeScrolled() -> ScrollRequest? {
    guard let scrolled = patches.scrolled else { return nil }
    patches.scrolled = nil
    return scrolled
  }
}
