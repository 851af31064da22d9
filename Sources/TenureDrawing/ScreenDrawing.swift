import Foundation
import TenureFonts
import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender
import TenureText

/// Draws a screen as an iPhone shows it, from the frames of its elements: without a browser, the same on every machine.
@MainActor package final class ScreenDrawing {
  let drawing: Drawing
  let frames: ScreenFrames
  var pictures = PictureShelf()
  /// What has been met that cannot be drawn, once each: a picture's address, a name.
  package private(set) var leftOut: [String] = []

  private init(_ frames: ScreenFrames, _ size: (width: Double, height: Double), scale: Double) {
    self.frames = frames
    drawing = Drawing(width: size.width, height: size.height, scale: scale)
  }

  /// The whole window. `scale`: pixels in a point.
  package static func draw(
    _ frames: ScreenFrames, scale: Double, isDark: Bool
  ) -> (bitmap: Bitmap, leftOut: [String]) {
    let isDark = frames.window?.isPreferredDark ?? isDark
    return draw(
      frames, Area(0, 0, frames.size.width, frames.size.height), scale: scale, isDark: isDark,
      ground: isDark ? .black : .white)
  }

  /// What is in a part of the window, before a ground.
  package static func draw(
    _ frames: ScreenFrames, _ area: Area, scale: Double, isDark: Bool, ground: Ink
  ) -> (bitmap: Bitmap, leftOut: [String]) {
    let screen = ScreenDrawing(frames, (area.width, area.height), scale: scale)
    screen.drawing.moved(by: .translation(-area.x, -area.y)) {
      screen.drawing.fill(.rectangle(area), .ink(ground))
      if let window = frames.window { screen.draw(window, Look(palette: Palette(isDark: isDark))) }
    }
    return (screen.drawing.bitmap, screen.leftOut)
  }

  func leaveOut(_ what: String) { if !leftOut.contains(what) { leftOut.append(what) } }

  /// An element with what is in it, and all that its modifiers say.
  func draw(_ element: FramedElement, _ look: Look) {
    guard element[.covered]?.flag != true else { return }
    var look = look.with(element)
    if element.role == .text {
      for entry in element.attributes.entries {
        if case .modifier(let name) = entry.key { _ = look.read(RenderModifier(name, value: entry.value)) }
      }
    }
    draw(element, modifiers: element.modifiers.count, look)
  }

  /// Several elements, those behind first.
  func draw(_ elements: some Sequence<FramedElement>, _ look: Look) {
    let ordered = elements.enumerated().map { (offset: $0.offset, element: $0.element, z: $0.element.depthInFront) }
    for each in ordered.sorted(by: { ($0.z, $0.offset) < ($1.z, $1.offset) }) { draw(each.element, look) }
  }

  /// Its content with the innermost so many modifiers.
  func draw(_ element: FramedElement, modifiers count: Int, _ look: Look) {
    guard count > 0 else { return drawContent(element, look) }
    let modifier = element.modifiers[count - 1]
    let inside = element.insides.indices.contains(count - 1) ? element.insides[count - 1] : nil
    around(modifier, of: element, inside, look) { self.draw(element, modifiers: count - 1, look) }
  }

  func area(_ node: LayoutNode?) -> Area? { node?.windowFrame.map(Area.init) }
}

extension Area {
  init(_ frame: Rect) { self.init(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height) }
}

extension FramedElement {
  /// What `zIndex` says.
  var depthInFront: Double { modifiers.last { $0.name == .zIndex }?.attributes[.value]?.number ?? 0 }

  var plainChildren: [FramedElement] { children.filter { $0.role != .part } }
}
