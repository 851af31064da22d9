import TenureFonts
import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  func drawShape(_ element: FramedElement, _ look: Look) {
    guard var area = area(element.content) else { return }
    let facts = element.attributes
    let width = facts[.lineWidth]?.number ?? 1
    if facts[.isInside]?.flag == true, facts[.stroke] != nil { area = area.inset(width / 2) }
    let outline: Outline
    if let path = facts[.path]?.text {
      outline = Outline(svg: path).moved(by: .translation(area.x, area.y))
    } else if let named = Self.outline(of: facts, in: area) {
      outline = named
    } else {
      return
    }
    let (from, to) = (facts[.trimFrom]?.number ?? 0, facts[.trimTo]?.number ?? 1)
    let isDrawnAtAll = facts[.fill] != nil || facts[.stroke] != nil
    if let style = facts[.fill]?.text ?? (isDrawnAtAll ? nil : look.foreground ?? "primary"),
      let paint = look.paint(style, in: area)
    {
      let whole = from > 0 || to < 1 ? drawing.cut(outline, from: from, to: to) : outline
      drawing.fill(whole, paint, evenOdd: facts[.evenOdd]?.flag == true)
    }
    if let style = facts[.stroke]?.text, let paint = look.paint(style, in: area) {
      drawing.stroke(outline, paint, Stroke(facts, width: width), from: from, to: to)
    }
  }

  /// A canvas: its marks, in order.
  func drawCanvas(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content), let marks = element[.drawing]?.items else { return }
    drawing.moved(by: .translation(area.x, area.y)) {
      for mark in marks { drawMark(mark.items ?? [], area, look) }
    }
  }

  private func drawMark(_ items: [AttributeValue], _ area: Area, _ look: Look) {
    var facts: [String: AttributeValue] = [:]
    for index in stride(from: 0, to: items.count - 1, by: 2) { facts[items[index].text ?? ""] = items[index + 1] }
    let room = Area(0, 0, area.width, area.height)
    func draw() {
      if let path = facts["path"]?.text {
        let outline = Outline(svg: path)
        if let paint = facts["fill"]?.text.flatMap({ paint($0, facts, room, look) }) {
          drawing.fill(outline, paint, evenOdd: facts["evenOdd"]?.flag == true)
        }
        if let paint = facts["stroke"]?.text.flatMap({ paint($0, facts, room, look) }) {
          var stroke = Stroke(width: facts["lineWidth"]?.number ?? 1)
          stroke.cap = facts["lineCap"]?.text.flatMap(Stroke.Cap.init) ?? .butt
          stroke.join = facts["lineJoin"]?.text.flatMap(Stroke.Join.init) ?? .miter
          stroke.dash = facts["dash"]?.items?.compactMap(\.number) ?? []
          drawing.stroke(outline, paint, stroke)
        }
      } else if let words = facts["text"]?.text {
        write(words, facts, look)
      }
    }
    func clipped(_ clips: ArraySlice<AttributeValue>) {
      guard let first = clips.first else { return draw() }
      guard let facts = first.items, let path = facts.first?.text else { return clipped(clips.dropFirst()) }
      drawing.clipped(to: Outline(svg: path), evenOdd: facts.last?.flag == true) { clipped(clips.dropFirst()) }
    }
    let clips = (facts["clips"]?.items ?? [])[...]
    if let opacity = facts["opacity"]?.number, opacity < 1 {
      drawing.layered(opacity: opacity) { clipped(clips) }
    } else {
      clipped(clips)
    }
  }

  /// A gradient of a canvas may say where it runs, in the canvas's own points.
  private func paint(_ style: String, _ facts: [String: AttributeValue], _ room: Area, _ look: Look) -> Paint? {
    let paint = look.paint(style, in: room)
    let ends = facts["line"]?.items?.compactMap(\.number) ?? []
    guard ends.count == 4, case .linear(_, _, let stops)? = paint else { return paint }
    return .linear(from: Spot(ends[0], ends[1]), to: Spot(ends[2], ends[3]), stops)
  }

  private func write(_ words: String, _ facts: [String: AttributeValue], _ look: Look) {
    var styling = look.styling
    for (name, modifier) in [
      ("font", ModifierName.font), ("fontWeight", .fontWeight), ("bold", .bold), ("italic", .italic),
    ] {
      if let value = facts[name] { styling.read(modifier, value, Attributes()) }
    }
    let font = styling.font
    guard let drawn = SystemFonts.shared.drawn(words, in: font) else { return }
    let place = facts["place"]?.items?.compactMap(\.number) ?? []
    let affine =
      place.count == 6
      ? Affine(a: place[0], b: place[1], c: place[2], d: place[3], tx: place[4], ty: place[5]) : Affine()
    let anchor = facts["anchor"]?.items?.compactMap(\.number) ?? [0.5, 0.5]
    let metrics = SystemFonts.shared.measure(TextRequest([TextRun(words, font: font)]))
    let x = -drawn.width * (anchor.first ?? 0.5)
    let y = metrics.firstBaseline - metrics.height * (anchor.last ?? 0.5)
    let ink = facts["foreground"]?.text.flatMap { look.ink($0) } ?? look.foregroundInk
    drawing.moved(by: Affine.translation(x, y).then(affine)) { draw(drawn, .ink(ink)) }
  }
}

extension Stroke {
  fileprivate init(_ facts: Attributes, width: Double) {
    self.init(width: width)
    cap = facts[.lineCap]?.text.flatMap(Cap.init) ?? .butt
    join = facts[.lineJoin]?.text.flatMap(Join.init) ?? .miter
    miterLimit = max(1, facts[.miterLimit]?.number ?? 10)
    dash = facts[.dash]?.items?.compactMap(\.number) ?? []
    phase = facts[.dashPhase]?.number ?? 0
  }
}
