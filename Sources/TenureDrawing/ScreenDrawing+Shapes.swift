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
    let isPlain = facts[.shape]?.text == "rectangle" && facts[.stroke] == nil
    if isPlain { area = drawing.snapped(area) }
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
    if let style = facts[.fill]?.text ?? (isDrawnAtAll ? nil : look.foreground ?? look.plainForeground),
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
    let facts = marks.map { mark in
      let items = mark.items ?? []
      return stride(from: 0, to: items.count - 1, by: 2).reduce(into: [String: AttributeValue]()) {
        $0[items[$1].text ?? ""] = items[$1 + 1]
      }
    }
    func drawMarks() {
      drawing.moved(by: .translation(area.x, area.y)) { for mark in facts { drawMark(mark, element, area, look) } }
    }
    // Colours mix with those of the canvas, not with what is behind it.
    if facts.contains(where: { $0["blendMode"] != nil }) { drawing.layered(drawMarks) } else { drawMarks() }
  }

  private func drawMark(_ facts: [String: AttributeValue], _ canvas: FramedElement, _ area: Area, _ look: Look) {
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
      } else if let id = facts["selected"]?.number.flatMap({ UInt32(exactly: $0) }) {
        if let symbol = canvas.children.first(where: { $0.id.rawValue == id }) { drawSymbol(symbol, facts, look) }
      } else {
        drawCanvasImage(facts, look)
      }
    }
    func clipped(_ clips: ArraySlice<AttributeValue>, _ draw: () -> Void) {
      guard let first = clips.first else { return draw() }
      guard let facts = first.items, let path = facts.first?.text else { return clipped(clips.dropFirst(), draw) }
      drawing.clipped(to: Outline(svg: path), evenOdd: facts.last?.flag == true) { clipped(clips.dropFirst(), draw) }
    }
    let filters = (facts["modifiers"]?.items ?? []).compactMap { $0.items }
    let clips = (facts["clips"]?.items ?? [])[...]
    func cutMark() { clipped(clips) { filtered(filters[...], look, draw) } }
    drawing.blended(facts["blendMode"]?.text.flatMap(Blend.init) ?? .normal) {
      if let opacity = facts["opacity"]?.number, opacity < 1 {
        drawing.layered(opacity: opacity, cutMark)
      } else {
        cutMark()
      }
    }
  }

  /// Draws a mark with the filters of its canvas: the first is the nearest to it.
  private func filtered(_ filters: ArraySlice<[AttributeValue]>, _ look: Look, _ draw: () -> Void) {
    guard let last = filters.last, let name = last.first?.text.flatMap(ModifierName.init(rawValue:)) else {
      return draw()
    }
    func inner() { filtered(filters.dropLast(), look, draw) }
    let numbers = last.dropFirst(2).compactMap(\.number)
    if name == .shadow, numbers.count == 3 {
      let ink = last[1].text.flatMap { look.ink($0) } ?? Ink(0, 0, 0, 0.33)
      drawing.shadow(of: drawing.mask(drawing: inner), ink, radius: numbers[0], x: numbers[1], y: numbers[2])
      return inner()
    }
    if name == .blur { return drawing.blurred(numbers.first ?? 0, inner) }
    let modifier = RenderModifier(name, value: .number(numbers.first ?? 0))
    guard let change = change(modifier, look) else { return inner() }
    drawing.layered(change: { $0.recolor(change) }, inner)
  }

  /// A view on a canvas: as large as is said, or as it is.
  private func drawSymbol(_ symbol: FramedElement, _ facts: [String: AttributeValue], _ look: Look) {
    guard let affine = Affine(facts["place"]), let own = area(symbol.outer), own.width > 0, own.height > 0 else {
      return
    }
    let anchor = facts["anchor"]?.items?.compactMap(\.number) ?? [0, 0]
    let width = facts["width"]?.number ?? own.width
    let height = facts["height"]?.number ?? own.height
    let place = Affine.translation(-own.x, -own.y).then(.scale(width / own.width, height / own.height))
      .then(.translation(-width * (anchor.first ?? 0), -height * (anchor.last ?? 0)))
    drawing.moved(by: place.then(affine)) { draw([symbol], look) }
  }

  /// An image on a canvas: as large as is said, or as it is.
  private func drawCanvasImage(_ facts: [String: AttributeValue], _ look: Look) {
    var said = Attributes()
    for key in [AttributeKey.value, .url, .scale] { said[key] = facts[key.spelling] }
    var look = look
    if let color = facts["foreground"]?.text { look.foreground = color }
    guard let affine = Affine(facts["place"]) else { return }
    let anchor = facts["anchor"]?.items?.compactMap(\.number) ?? [0, 0]
    func area(_ width: Double, _ height: Double) -> Area {
      let (width, height) = (facts["width"]?.number ?? width, facts["height"]?.number ?? height)
      return Area(-width * (anchor.first ?? 0), -height * (anchor.last ?? 0), width, height)
    }
    drawing.moved(by: affine) {
      let name = facts["value"]?.text ?? ""
      if name.hasPrefix("system:") {
        let room = area(look.styling.font.size * 1.2, look.styling.font.size * 1.2)
        let side = min(room.width, room.height)
        let square = Area(room.middle.x - side / 2, room.middle.y - side / 2, side, side)
        return drawSymbol(String(name.dropFirst("system:".count)), in: square, look)
      }
      guard let picture = pictures.picture(of: said, isDark: look.palette.isDark) else {
        return leaveOut(PictureShelf.name(of: said))
      }
      let scale = facts["scale"]?.number ?? 1
      let room = area(Double(picture.width) / scale, Double(picture.height) / scale)
      draw(picture, in: room, asTemplate: facts["rendering"]?.text == "template", look)
    }
  }

  private func draw(_ picture: Bitmap, in room: Area, asTemplate: Bool, _ look: Look) {
    func drawPlain() { drawing.fill(.rectangle(room), .picture(picture, room)) }
    guard asTemplate else { return drawPlain() }
    drawing.fill(drawing.mask(drawing: drawPlain), .ink(look.foregroundInk))
  }

  /// A gradient of a canvas may say where it runs, in the canvas's own points.
  private func paint(_ style: String, _ facts: [String: AttributeValue], _ room: Area, _ look: Look) -> Paint? {
    let paint = look.paint(style, in: room)
    let ends = facts["line"]?.items?.compactMap(\.number) ?? []
    guard ends.count == 4 else { return paint }
    let center = Spot(ends[0], ends[1])
    switch paint {
    case .linear(_, _, let stops): return .linear(from: center, to: Spot(ends[2], ends[3]), stops)
    case .radial(_, _, _, _, let stops):
      return .radial(middle: center, from: ends[2], to: ends[3], scale: Spot(1, 1), stops)
    case .angular(_, _, _, let stops): return .angular(middle: center, from: ends[2], to: ends[2] + 360, stops)
    default: return paint
    }
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
    let affine = Affine(facts["place"]) ?? Affine()
    let anchor = facts["anchor"]?.items?.compactMap(\.number) ?? [0.5, 0.5]
    let metrics = SystemFonts.shared.measure(TextRequest([TextRun(words, font: font)]))
    let x = -drawn.width * (anchor.first ?? 0.5)
    let y = metrics.firstBaseline - metrics.height * (anchor.last ?? 0.5)
    let ink = facts["foreground"]?.text.flatMap { look.ink($0) } ?? look.foregroundInk
    drawing.moved(by: Affine.translation(x, y).then(affine)) { draw(drawn, .ink(ink)) }
  }
}

extension Affine {
  /// Where something stands on a canvas.
  fileprivate init?(_ place: AttributeValue?) {
    let numbers = place?.items?.compactMap(\.number) ?? []
    guard numbers.count == 6 else { return nil }
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
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
