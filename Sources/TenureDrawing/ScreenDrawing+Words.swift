import TenureFonts
import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  /// A text, line by line and run by run.
  func drawText(_ element: FramedElement, _ look: Look) {
    guard let (content, area) = words(of: element.content) else { return }
    if look.isRedacted {
      return drawing.fill(.rectangle(area, radius: 4), .ink(look.palette.faintFill))
    }
    var styles = [Look](repeating: look, count: content.runs.count)
    if case .list(let parts)? = element[.runs] {
      for (index, part) in parts.enumerated() where styles.indices.contains(index) {
        guard let facts = part.items, facts.count > 2 else { continue }
        // What leads somewhere is in the tint.
        if facts[2].text?.isEmpty == false { styles[index].foreground = "tint" }
        for style in facts[1].items ?? [] {
          guard let style = style.items, style.count == 2,
            let name = style[0].text.flatMap(ModifierName.init(rawValue:))
          else { continue }
          _ = styles[index].read(RenderModifier(name, value: style[1]))
        }
      }
    }
    draw(content, styles, in: area)
  }

  /// What layout has measured in a place, and where.
  private func words(of node: LayoutNode?) -> (TextContent, Area)? {
    guard let leaf = node as? LeafNode, let content = leaf.content as? TextContent, let area = area(leaf) else {
      return nil
    }
    return (content, area)
  }

  /// Words that layout has measured for the host: the title of a bar.
  func drawWords(of node: LayoutNode?, _ look: Look) {
    if let (content, area) = words(of: node) { draw(content, [look], in: area) }
  }

  /// Words of the host's own that have a place given: a title, what a control stands at.
  func drawWords(_ words: String, in area: Area, _ look: Look, _ side: TextOptions.Alignment = .center) {
    guard !words.isEmpty else { return }
    var options = TextOptions()
    options.maximumLines = 1
    let content = TextContent(SystemFonts.shared, [TextRun(words, font: look.styling.font)], options)
    let size = content.measured(area.width, nil)
    let isLeft = (side == .leading) != look.isRightToLeft
    let x = side == .center ? area.x + (area.width - size.width) / 2 : isLeft ? area.x : area.maxX - size.width
    draw(content, [look], in: Area(x, area.y + (area.height - size.height) / 2, size.width, size.height))
  }

  func width(of words: String, _ look: Look) -> Double {
    SystemFonts.shared.measure(TextRequest([TextRun(words, font: look.styling.font)])).width
  }

  private func draw(_ content: TextContent, _ looks: [Look], in area: Area) {
    let measured = content.measured(area.width, area.height)
    for line in measured.lines {
      var x = area.x + line.x
      for (piece, index) in pieces(of: line, in: content.runs) {
        let run = content.runs[index]
        let look = looks.indices.contains(index) ? looks[index] : looks[0]
        var font = run.font
        font.size *= measured.scale
        if let symbol = run.symbol {
          let side = symbol.width * font.size
          // Its middle is that of the capital letters beside it.
          let square = Area(x, area.y + line.baseline - font.size * 0.35 - side / 2, side, side)
          drawSymbol(String(symbol.name.dropFirst("system:".count)), in: square, look)
          x += side
          continue
        }
        guard let drawn = SystemFonts.shared.drawn(piece, in: font, tracking: run.tracking - measured.tightening)
        else { continue }
        let y = area.y + line.baseline - run.baselineOffset
        let paint = look.paint(look.foreground ?? look.plainForeground, in: area) ?? .ink(look.foregroundInk)
        let faint = look.isDisabled ? paint.opacity(0.4) : paint
        drawing.moved(by: .translation(x, y)) { draw(drawn, moved(faint, -x, -y)) }
        let thickness = max(1, font.size / 18)
        for case (let line?, let height) in [(look.underline, 2.0), (look.strikethrough, -font.size * 0.28)] {
          let own = line.color.flatMap { look.ink($0) }.map { Paint.ink(look.isDisabled ? $0.opacity(0.4) : $0) }
          draw(line, Area(x, y + height, drawn.width, thickness), own ?? faint)
        }
        x += drawn.width
      }
    }
  }

  private func draw(_ line: LineWords, _ area: Area, _ paint: Paint) {
    var (x, place) = (area.x, 0)
    while x < area.maxX {
      let length = line.dashes.isEmpty ? area.width : line.dashes[place % line.dashes.count] * area.height
      let part = Area(x, area.y, min(length, area.maxX - x), area.height)
      if place.isMultiple(of: 2) { drawing.fill(.rectangle(part), paint) }
      (x, place) = (x + length, place + 1)
    }
  }

  /// Along a baseline at 0; emoji have their own colours, and are as transparent as the text.
  func draw(_ text: DrawnText, _ paint: Paint) {
    drawing.fill(text.outline, paint)
    var opacity = 1.0
    if case .ink(let ink) = paint { opacity = ink.opacity }
    for (bitmap, place) in text.pictures {
      drawing.fill(.rectangle(place), .picture(bitmap, place, opacity: opacity))
    }
  }

  /// A gradient is that of the whole text, wherever a piece of it is drawn.
  private func moved(_ paint: Paint, _ x: Double, _ y: Double) -> Paint {
    func at(_ spot: Spot) -> Spot { Spot(spot.x + x, spot.y + y) }
    switch paint {
    case .linear(let from, let to, let stops): return .linear(from: at(from), to: at(to), stops)
    case .radial(let middle, let from, let to, let scale, let stops):
      return .radial(middle: at(middle), from: from, to: to, scale: scale, stops)
    case .angular(let middle, let from, let to, let stops):
      return .angular(middle: at(middle), from: from, to: to, stops)
    case .ink, .picture, .material: return paint
    }
  }

  /// What a line shows, with the run that each piece is of; an ellipsis stands for what is left out.
  private func pieces(of line: TextLine, in runs: [TextRun]) -> [(String, Int)] {
    var pieces: [(String, Int)] = []
    var start = 0
    for (index, run) in runs.enumerated() {
      let bytes = Array(run.text.utf8)
      let own = start..<start + bytes.count
      start = own.upperBound
      let shown = own.clamped(to: line.range)
      func add(_ part: Range<Int>) {
        guard !part.isEmpty else { return }
        pieces.append(
          (
            String(decoding: bytes[part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound], as: UTF8.self),
            index
          ))
      }
      guard let omitted = line.omitted else {
        add(shown)
        continue
      }
      let before = min(shown.upperBound, max(shown.lowerBound, omitted.lowerBound))
      add(shown.lowerBound..<before)
      let isHere = own.contains(omitted.lowerBound) || (index == runs.count - 1 && omitted.lowerBound >= own.upperBound)
      if isHere { pieces.append(("…", index)) }
      let after = max(shown.lowerBound, min(shown.upperBound, omitted.upperBound))
      add(after..<shown.upperBound)
    }
    return pieces
  }
}
