import TenureDrawing
import TenureFonts
import TenureFrames
import TenureIssues
import TenureLayout
import TenureRender
import TenureRuntime
import TenureTree

/// Where the views of a page are, for what a style sheet cannot place: a layout of the program's own, one of several views
/// that fits. Nothing is laid out, or kept, while there is no such view.
@MainActor final class PageLayout {
  private var frames: ScreenFrames?
  /// The browser's window; a phone's until it is told.
  private var size = Size(width: 393, height: 852)
  private var hasOtherSize = false
  /// Windows that are dragged are laid out for the last of their sizes.
  private var resizes = Allowance(burst: 30, perSecond: 15)
  private var isWithoutRest = false

  /// The page shows another session from now on.
  func restart() { frames = nil }

  /// What follows for views from turns of their session, which are over: turns of its own, each of which `show` is told.
  func follow(_ patches: [Patch], in session: Session, show: (TurnResult) -> Void) {
    var patches = patches
    if let turn = session.resize(width: size.width, height: size.height) {
      show(turn)
      patches.append(turn.patch)
    }
    guard session.asksForArrangements else { return restart() }
    if let frames {
      for patch in patches { frames.apply(patch) }
    } else {
      begin(session)
    }
    let sayings = session.takeNewSayings()
    if hasOtherSize || !sayings.isEmpty || patches.contains(where: { !$0.isEmpty }) {
      frames?.layOutAnew(sayings)
      arrange(session, as: patches.last?.lastMovement, show)
    }
  }

  /// The same, once the browser has told how large its window is.
  func resize(width: Double, height: Double, in session: Session, show: (TurnResult) -> Void) {
    let new = Size(width: width, height: height)
    guard new != size, min(width, height) >= Self.least, max(width, height) <= Self.most else { return }
    (size, hasOtherSize) = (new, true)
    if resizes.take(at: .now) { follow([], in: session, show: show) }
  }

  /// No window of a user's is smaller: that of a frame which is not shown is.
  private static let least = 50.0
  private static let most = 20_000.0

  private func begin(_ session: Session) {
    let frames = ScreenFrames(text: SystemFonts.shared, pictures: PictureSizes.size) { [unowned session] id in
      asMainActor { Unchecked(value: session.sayings(about: id)) }.value
    }
    (hasOtherSize, frames.safeArea) = (true, Insets())
    frames.show(session.screen)
    self.frames = frames
  }

  /// The places are drawn as the change that led to them.
  private func arrange(_ session: Session, as movement: Movement?, _ show: (TurnResult) -> Void) {
    guard let frames else { return }
    if hasOtherSize { (frames.size, hasOtherSize) = (size, false) }
    func told() -> MeasuredLayout? {
      var told: MeasuredLayout?
      session.layOut { told = frames.arrangementsAskedFor }
      return told
    }
    let isAtRest = session.settleLayout(told) { result in
      var turn = result
      frames.apply(turn.patch)
      frames.layOutAnew(session.takeNewSayings())
      if let movement {
        for index in turn.patch.steps.indices where turn.patch.movements[index] == nil {
          turn.patch.movements[index] = movement
        }
      }
      show(turn)
    }
    if isAtRest { return }
    if !isWithoutRest { Issues.reporter(.layoutWithoutRest) }
    isWithoutRest = true
  }
}

extension Patch {
  fileprivate var lastMovement: Movement? { movements.max { $0.key < $1.key }?.value }
}
