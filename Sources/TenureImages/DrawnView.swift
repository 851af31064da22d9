import Foundation
import TenureDrawing
import TenureElements
import TenureFonts
import TenureFrames
import TenureGraph
import TenureIssues
import TenureLayout
import TenurePixels
import TenureRender
import TenureRuntime
import TenureTree

/// A view that is drawn by itself, in no window that anybody sees.
@MainActor struct DrawnView<Content: View> {
  private let content: Content
  private let proposal: ProposedViewSize
  private let scale: Double
  private let isOpaque: Bool
  private let mostPixels = 1e8

  init(_ content: Content, _ proposal: ProposedViewSize, scale: Double, isOpaque: Bool) {
    (self.content, self.proposal, self.isOpaque) = (content, proposal, isOpaque)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// As a PNG file.
  var pngData: Data? {
    #if Fonts
      // Who reads what while the view is made is no business of the body that asks for the picture.
      Observer.untracked { draw() }.map { Data(PNG.data(of: $0)) }
    #else
      return refuse("The package's trait Fonts is switched off.", "Switch it on.")
    #endif
  }

  private func draw() -> Bitmap? {
    let session = Session()
    // It is drawn at once: what comes later is not seen.
    session.onNeedsUpdate = {}
    session.layOutPromptly()
    session.mount(
      VStack { content }.fixedSize(horizontal: proposal.width == nil, vertical: proposal.height == nil))
    defer { session.unmount() }
    guard let root = session.screen?.children.first else { return nil }
    let frames = frames(of: session)
    guard let frame = frames.frame(of: root.id), frame.size.width > 0, frame.size.height > 0 else { return nil }
    guard frame.size.width * frame.size.height * scale * scale <= mostPixels else {
      return refuse(
        "It is \(Int(frame.size.width)) by \(Int(frame.size.height)) points at a scale of \(scale).",
        "Give it a frame or a proposedSize, or a smaller scale.")
    }
    let area = Area(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    let drawn = ScreenDrawing.draw(frames, area, scale: scale, isDark: false, ground: isOpaque ? .black : .clear)
    if !drawn.leftOut.isEmpty {
      Issues.reporter(
        Issue(
          "A picture of \(Content.self) lacks something.",
          evidence: "What it shows and could not be drawn: \(drawn.leftOut.joined(separator: ", ")).",
          advice: "Pictures of the network are drawn where the view gets them as data, and in PNG."))
    }
    return drawn.bitmap
  }

  private func refuse<Picture>(_ evidence: String, _ advice: String) -> Picture? {
    Issues.reporter(
      Issue("No picture was made of \(Content.self).", evidence: evidence, advice: advice))
    return nil
  }

  /// The layout, at rest.
  private func frames(of session: Session) -> ScreenFrames {
    let frames = ScreenFrames(text: SystemFonts.shared, pictures: PictureSizes.size) { id in
      asMainActor { Unchecked(value: session.sayings(about: id)) }.value
    }
    func offered(_ length: CGFloat?, _ other: Double) -> Double {
      min(max(length.map { Double($0) } ?? other, 0), 20_000)
    }
    frames.size = Size(width: offered(proposal.width, 393), height: offered(proposal.height, 852))
    frames.safeArea = Insets()
    frames.show(session.screen)
    if !session.asksForSizes { return frames }
    let isAtRest = session.settleLayout({ frames.layoutAskedFor }) { result in
      frames.apply(result.patch)
      frames.layOutAnew(session.takeNewSayings())
    }
    if !isAtRest { Issues.reporter(.layoutWithoutRest) }
    return frames
  }
}
