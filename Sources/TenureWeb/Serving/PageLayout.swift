import TenureDrawing
import TenureFonts
import TenureFrames
import TenureLayout
import TenureRender
import TenureRuntime
import TenureTree

/// Where the views of a page are, for what a style sheet cannot place: a layout of the program's own, one of several views
/// that fits. Nothing is laid out before there is such a view.
@MainActor final class PageLayout {
  private var frames: ScreenFrames?
  /// The browser's window; a phone's until it is told.
  private var size = Size(width: 393, height: 852)

  /// The page shows another session from now on.
  func restart() { frames = nil }

  /// What follows for views from a turn of their session, which is over: turns of its own.
  func follow(_ patch: Patch, in session: Session) -> [TurnResult] {
    guard session.asksForArrangements else { return [] }
    if let frames { frames.apply(patch) } else { begin(session) }
    return arrange(session)
  }

  /// The same, once the browser has told how large its window is.
  func resize(width: Double, height: Double, in session: Session) -> [TurnResult] {
    let new = Size(width: width, height: height)
    if new == size { return [] }
    size = new
    frames?.size = new
    return follow(Patch(), in: session)
  }

  private func begin(_ session: Session) {
    let frames = ScreenFrames(text: SystemFonts.shared, pictures: PictureSizes.size) { [unowned session] id in
      asMainActor { Unchecked(value: session.sayings(about: id)) }.value
    }
    (frames.size, frames.safeArea) = (size, Insets())
    frames.show(session.screen)
    _ = session.takeNewSayings()
    self.frames = frames
  }

  private func arrange(_ session: Session) -> [TurnResult] {
    guard let frames else { return [] }
    var turns: [TurnResult] = []
    for _ in 0..<Session.patienceWithLayout {
      frames.layOutAnew(session.takeNewSayings())
      var told: MeasuredLayout?
      session.layOut { told = frames.arrangementsAskedFor }
      guard let told, let turn = session.measure(told) else { break }
      turns.append(turn)
      frames.apply(turn.patch)
    }
    return turns
  }
}
