import Foundation
import TenureFrames
import TenurePixels
import TenureRender

// What shows a value along a bar or around a ring.
extension ScreenDrawing {
  func drawSlider(_ element: FramedElement, _ look: Look) {
    for name in ["minimumLabel", "maximumLabel"] { draw(element.part(name)?.children ?? [], look) }
    guard let area = area(element.track) else { return }
    let track = Area(area.x, area.middle.y - 2, area.width, 4)
    drawing.fill(.rectangle(track, radius: 2), .ink(look.palette.fill))
    let x = 14 + (area.width - 28) * element.attributes.valueBetweenEnds
    let tint = look.isDisabled ? look.tintInk.opacity(0.4) : look.tintInk
    drawing.fill(.rectangle(leading(x / max(area.width, 1), of: track, look), radius: 2), .ink(tint))
    drawKnob(Spot(look.isRightToLeft ? area.maxX - x : area.x + x, area.middle.y), 14)
  }

  func drawStepper(in area: Area, _ look: Look) {
    drawing.fill(.rectangle(area, radius: 8), .ink(look.palette.faintFill))
    drawLine(Area(area.middle.x - 0.5, area.y + 7, 1, area.height - 14), look)
    var stroke = Stroke(width: 2)
    stroke.cap = .round
    let (left, right, y) = (area.x + area.width / 4, area.maxX - area.width / 4, area.middle.y)
    let plus = look.isRightToLeft ? left : right
    let signs = Outline([
      .move(Spot(left - 6.5, y)), .line(Spot(left + 6.5, y)), .move(Spot(right - 6.5, y)), .line(Spot(right + 6.5, y)),
      .move(Spot(plus, y - 6.5)), .line(Spot(plus, y + 6.5)),
    ])
    drawing.stroke(signs, .ink(look.ink("primary") ?? .black), stroke)
  }

  /// From the leading side to the value.
  private func drawBar(_ area: Area, _ part: Double, _ look: Look) {
    let radius = area.height / 2
    drawing.fill(.rectangle(area, radius: radius), .ink(look.palette.fill))
    if part <= 0 { return }
    let shown = max(part, area.height / max(area.width, area.height))
    drawing.fill(.rectangle(leading(shown, of: area, look), radius: radius), .ink(look.tintInk))
  }

  func drawProgress(_ element: FramedElement, _ area: Area, _ look: Look) {
    draw(element.plainChildren, element[.value] == nil ? look.secondary : look)
    draw(element.part("value")?.children ?? [], look.secondary)
    guard let track = self.area(element.track) else { return }
    if element[.value] == nil { return drawSpinner(track, look) }
    if track.height <= 4 { return drawBar(track, element.attributes.valueBetweenEnds, look) }
    drawArc(track.inset(1.5), from: 0, to: 1, .ink(look.palette.fill), width: 3)
    drawArc(track.inset(1.5), from: 0, to: element.attributes.valueBetweenEnds, .ink(look.tintInk), width: 3)
  }

  func drawGauge(_ element: FramedElement, _ area: Area, _ look: Look) {
    for child in element.children { draw(child.role == .part ? child.children : [child], look) }
    guard let track = self.area(element.track) else { return }
    let part = element.attributes.valueBetweenEnds
    switch look.styles[.gaugeStyle] {
    case "accessoryCircular":
      // Open at the bottom, by a quarter, with a mark at the value.
      drawArc(track.inset(3), from: -0.375, to: 0.375, .ink(look.palette.fill), width: 6)
      drawMark(Self.spot(on: track.inset(3), -0.375 + 0.75 * part), look)
    case "accessoryCircularCapacity":
      drawArc(track.inset(3), from: 0, to: 1, .ink(look.tintInk.opacity(0.25)), width: 6)
      drawArc(track.inset(3), from: 0, to: part, .ink(look.tintInk), width: 6)
    case "accessoryLinear":
      drawing.fill(.rectangle(track, radius: 4), .ink(look.palette.fill))
      let x = 4 + (track.width - 8) * part
      drawMark(Spot(look.isRightToLeft ? track.maxX - x : track.x + x, track.middle.y), look)
    default: drawBar(track, part, look)
    }
  }

  private func drawMark(_ spot: Spot, _ look: Look) {
    drawing.fill(.circle(spot, 5.5), .ink(look.palette.isDark ? .black : .white))
    drawing.fill(.circle(spot, 4), .ink(look.foreground == nil ? look.tintInk : look.foregroundInk))
  }

  /// A point of a ring, in turns from the top clockwise.
  private static func spot(on ring: Area, _ turns: Double) -> Spot {
    Spot(
      ring.middle.x + ring.width / 2 * sin(turns * 2 * .pi), ring.middle.y - ring.height / 2 * cos(turns * 2 * .pi))
  }

  private func drawArc(_ ring: Area, from: Double, to: Double, _ paint: Paint, width: Double) {
    if to <= from { return }
    var stroke = Stroke(width: width)
    stroke.cap = .round
    let steps = max(2, Int((to - from) * 90))
    let spots = (0...steps).map { Self.spot(on: ring, from + (to - from) * Double($0) / Double(steps)) }
    drawing.stroke(Outline([.move(spots[0])] + spots.dropFirst().map { .line($0) }), paint, stroke)
  }

  /// All hues around a place where a colour is chosen.
  static func rainbow(_ area: Area) -> Paint {
    let hues: [UInt32] = [0xFF3B30, 0xFF2D95, 0xAF52DE, 0x5856D6, 0x32ADE6, 0x34C759, 0xFFCC00, 0xFF9500, 0xFF3B30]
    return .angular(
      middle: area.middle, from: -90, to: 270,
      hues.enumerated().map { .init(Ink($0.element), at: Double($0.offset) / Double(hues.count - 1)) })
  }

  /// Eight lines in a ring, as they are at the first moment.
  private func drawSpinner(_ area: Area, _ look: Look) {
    var stroke = Stroke(width: area.width / 9)
    stroke.cap = .round
    let directions = [
      (0.0, -1.0), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
    ]
    for (index, (x, y)) in directions.enumerated() {
      let (near, far) = (area.width * 0.24, area.width * 0.44)
      drawing.stroke(
        Outline([
          .move(Spot(area.middle.x + x * near, area.middle.y + y * near)),
          .line(Spot(area.middle.x + x * far, area.middle.y + y * far)),
        ]), .ink((look.ink("primary") ?? .black).opacity(0.2 + Double(index) * 0.06)), stroke)
    }
  }
}
