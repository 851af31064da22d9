import Foundation
import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender

extension ScreenDrawing {
  /// Draws what a modifier adds, and what is inside of it.
  func around(
    _ modifier: RenderModifier, of element: FramedElement, _ inside: LayoutNode?, _ look: Look, _ draw: () -> Void
  ) {
    let facts = modifier.attributes
    let value = facts[.value]
    func fact(_ key: AttributeKey) -> Double? { facts[key]?.number }
    guard let area = area(inside) else { return draw() }
    switch modifier.name {
    case .hidden: if value?.flag != true { draw() }
    case .opacity:
      let opacity = value?.number ?? 1
      if opacity >= 1 { return draw() }
      if opacity > 0 { drawing.layered(opacity: opacity, draw) }
    case .background:
      if let style = value?.text {
        let shape = Self.outline(of: facts, in: area)
        let behind = shape == nil ? reachingOut(area, inside) : area
        if let paint = look.paint(style, in: behind) {
          drawing.fill(shape ?? .rectangle(drawing.snapped(behind)), paint)
        }
      }
      draw()
    case .border:
      draw()
      let width = fact(.width) ?? 1
      if let paint = value?.text.flatMap({ look.paint($0, in: area) }) {
        drawing.stroke(.rectangle(area.inset(width / 2)), paint, Stroke(width: width))
      }
    case .cornerRadius: drawing.clipped(to: .rectangle(area, radius: value?.number ?? 0), draw)
    case .clipShape: drawing.clipped(to: Self.outline(of: facts, in: area) ?? .rectangle(area), draw)
    case .clipped: drawing.clipped(to: .rectangle(area), draw)
    case .shadow:
      let ink = facts[.color]?.text.flatMap { look.ink($0) } ?? Ink(0, 0, 0, 0.33)
      drawing.shadow(
        of: drawing.mask(drawing: draw), ink, radius: value?.number ?? 0, x: fact(.x) ?? 0, y: fact(.y) ?? 0)
      draw()
    case .rotation:
      let angle = (value?.number ?? 0) * .pi / 180
      turned(area, facts, .rotation(sine: sin(angle), cosine: cos(angle)), draw)
    case .rotation3D: turnedInSpace(area, facts, draw)
    case .scale:
      turned(area, facts, .scale(value?.number ?? fact(.x) ?? 1, value?.number ?? fact(.y) ?? 1), draw)
    case .transform:
      let m = value?.items?.compactMap(\.number) ?? []
      let isPlain = m.count == 9 && Array(m[0..<6]) == [1, 0, 0, 0, 1, 0] && m[8] == 1
      if m.count != 9 || isPlain { return draw() }
      let affine = Affine(a: m[0], b: m[1], c: m[3], d: m[4], tx: m[6], ty: m[7])
      drawing.moved(
        by: Affine.translation(-area.x, -area.y).then(affine).then(.translation(area.x, area.y)), draw)
    case .blur: drawing.blurred(value?.number ?? 0, draw)
    case .blendMode: drawing.blended(value?.text.flatMap(Blend.init) ?? .normal, draw)
    case .compositingGroup, .drawingGroup: drawing.layered(draw)
    case .grayscale, .saturation, .brightness, .contrast, .hueRotation, .colorInvert, .colorMultiply:
      guard let change = change(modifier, look) else { return draw() }
      drawing.layered(change: { $0.recolor(change) }, draw)
    case .badge:
      draw()
      drawWords(of: element.badge, look.secondary)
    default: draw()
    }
  }

  private func turned(_ area: Area, _ facts: Attributes, _ affine: Affine, _ draw: () -> Void) {
    let parts = facts[.anchor]?.text?.split(separator: " ").compactMap { Double($0) } ?? []
    let (u, v) = parts.count == 2 ? (parts[0], parts[1]) : (0.5, 0.5)
    let (x, y) = (area.x + area.width * u, area.y + area.height * v)
    drawing.moved(by: Affine.translation(-x, -y).then(affine).then(.translation(x, y)), draw)
  }

  /// The eye is as far away as the longer side of the view is long, by a perspective of 1.
  private func turnedInSpace(_ area: Area, _ facts: Attributes, _ draw: () -> Void) {
    func fact(_ key: AttributeKey) -> Double { facts[key]?.number ?? 0 }
    let parts = facts[.anchor]?.text?.split(separator: " ").compactMap { Double($0) } ?? []
    let (u, v) = parts.count == 2 ? (parts[0], parts[1]) : (0.5, 0.5)
    let depth = max(area.width, area.height) / max(0, facts[.perspective]?.number ?? 1)
    let projection = Projection(
      turning: fact(.value) * .pi / 180, around: (fact(.x), fact(.y), fact(.z)),
      at: Spot(area.x + area.width * u, area.y + area.height * v), depth: depth)
    guard let projection else { return draw() }
    drawing.projected(by: projection, draw)
  }

  /// A style behind a view goes on under the bars that the view touches.
  func reachingOut(_ area: Area, _ node: LayoutNode?) -> Area {
    guard let touched = node?.safeAreaTouched else { return area }
    return Area(
      area.x - touched.leading, area.y - touched.top, area.width + touched.leading + touched.trailing,
      area.height + touched.top + touched.bottom)
  }

  func change(_ modifier: RenderModifier, _ look: Look) -> ((Ink) -> Ink)? {
    let value = modifier.attributes[.value]
    let amount = value?.number ?? 0
    func each(_ change: @escaping (Double) -> Double) -> (Ink) -> Ink {
      { Ink(change($0.red), change($0.green), change($0.blue), $0.opacity) }
    }
    switch modifier.name {
    case .grayscale: return { $0.saturated(1 - max(0, min(1, amount))) }
    case .saturation: return { $0.saturated(max(0, amount)) }
    case .brightness: return each { $0 + amount }
    case .contrast: return each { ($0 - 0.5) * amount + 0.5 }
    case .hueRotation: return Self.hueRotation(amount)
    case .colorInvert:
      let part = value?.number ?? 1
      return each { $0 + (1 - 2 * $0) * part }
    case .colorMultiply:
      guard let ink = value?.text.flatMap({ look.ink($0) }) else { return nil }
      return { Ink($0.red * ink.red, $0.green * ink.green, $0.blue * ink.blue, $0.opacity * ink.opacity) }
    default: return nil
    }
  }

  /// Turns colours around the axis of the grays, which keep what they are.
  private static func hueRotation(_ degrees: Double) -> (Ink) -> Ink {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    let gray = [0.213, 0.715, 0.072]
    let turn = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
    func part(_ ink: Ink, _ row: Int) -> Double {
      let parts = [ink.red, ink.green, ink.blue]
      return (0..<3).reduce(0) { sum, column in
        let own = (row == column ? 1 : 0) - gray[column]
        return sum + parts[column] * (gray[column] + own * cosine + turn[row][column] * sine)
      }
    }
    return { Ink(part($0, 0), part($0, 1), part($0, 2), $0.opacity) }
  }

  /// A shape by its name, in an area; nil where none is named.
  static func outline(of facts: Attributes, in area: Area) -> Outline? {
    func fact(_ key: AttributeKey) -> Double { facts[key]?.number ?? 0 }
    switch facts[.shape]?.text {
    case "circle":
      let side = min(area.width, area.height)
      return .circle(area.middle, side / 2)
    case "ellipse": return .ellipse(area)
    case "capsule": return .rectangle(area, radius: min(area.width, area.height) / 2)
    case "rectangle": return .rectangle(area)
    case "roundedRectangle": return .rectangle(area, radius: fact(.cornerRadius))
    case "unevenRoundedRectangle":
      return .rectangle(
        area, radii: (fact(.topLeading), fact(.topTrailing), fact(.bottomTrailing), fact(.bottomLeading)))
    default: return nil
    }
  }
}

extension Look {
  var secondary: Look {
    var look = self
    look.foreground = "secondary"
    return look
  }
}
