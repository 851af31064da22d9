import TenureAssets
import TenureRender

/// What is drawn by paths: shapes of the program's own, and canvases.
extension Lowering {
  /// A shape that has no name in the browser: its path, in the room that it was made for; nil for others.
  func ownShape(_ node: Shadow) -> Markup? {
    let fact = { (key: AttributeKey) in node[key] }
    guard let path = fact(.path)?.text else { return nil }
    var line = Markup("path", "", key: "s").with("d", path)
    var drawing = Markup("svg", "shape").with("aria-hidden", "true")
    // Without either it is filled with the foreground.
    let hasPaint = fact(.fill) != nil || fact(.stroke) != nil
    let gradients = paint(&line, { !hasPaint && $0 == .fill ? .text("foreground") : fact($0) }, "\(node.id.rawValue)g")
    let (cutFill, cutStroke) = (Self.cutGradient(fact(.fill)?.text), Self.cutGradient(fact(.stroke)?.text))
    if cutFill != nil { line["fill"] = "#fff" }
    if cutStroke != nil { line["stroke"] = "#fff" }
    if fact(.stroke) == nil || (cutFill == nil && cutStroke == nil) {
      drawing.content = pieces(of: line, cutFill, node)
    } else {
      var area = line
      (area.key, area["stroke"], line["fill"]) = ("a", nil, "none")
      drawing.content = (fact(.fill) == nil ? [] : pieces(of: area, cutFill, node)) + pieces(of: line, cutStroke, node)
    }
    drawing.content.insert(contentsOf: gradients.map { .element($0) }, at: 0)
    fit(&drawing, fact(.room))
    return drawing
  }

  /// A drawing: each of its marks is an element, in order.
  func canvas(_ node: Shadow) -> Markup {
    var drawing = Markup("svg", "shape canvas").with("aria-hidden", "true")
    fit(&drawing, node[.room])
    guard case .list(let marks)? = node[.drawing] else { return drawing }
    let symbols = Dictionary(uniqueKeysWithValues: node.children.map { ($0.id, $0) })
    // A view that is drawn more often is as large as where it is drawn first.
    var measured: Set<NodeID> = []
    var eraser: CanvasEraser?
    for (number, mark) in marks.enumerated() {
      guard case .list(let items) = mark else { continue }
      var facts: [String: AttributeValue] = [:]
      for index in stride(from: 0, to: items.count - 1, by: 2) { facts[items[index].text ?? ""] = items[index + 1] }
      let name = "\(node.id.rawValue)-\(number)"
      let erases = facts["blendMode"]?.text == "destinationOut"
      if !erases, let done = eraser {
        drawing.content += done.pieces
        eraser = nil
      }
      var element: Markup
      if let path = facts["path"]?.text {
        element = Markup("path").with("d", path)
        if let turn = turn(facts) {
          element = turned(turn, &drawing, element, facts, name, node[.room])
        } else {
          drawing.content += paint(&element, { facts[$0.spelling] }, name).map { .element($0) }
        }
      } else if let number = facts["selected"]?.number {
        guard let symbol = UInt32(exactly: number).flatMap({ symbols[NodeID($0)] }) else { continue }
        let copy = SymbolCopy(prefix: "\(name)-", isMeasured: measured.insert(symbol.id).inserted)
        element = self.symbol(symbol, copy, facts)
      } else if facts["text"] == nil {
        element = image(facts)
      } else {
        element = writing(facts)
      }
      let filters = (facts["modifiers"]?.items ?? []).compactMap { Self.canvasFilter($0.items ?? []) }
      if !filters.isEmpty {
        let rule = styles.name(for: "filter:\(filters.joined(separator: " "))")
        element = Markup("g", rule, .element(element))
      }
      if let opacity = facts["opacity"]?.number { element["opacity"] = CSS.number(opacity) }
      if case .list(let clips)? = facts["clips"] {
        for (place, clip) in clips.enumerated().reversed() {
          guard case .list(let clip) = clip, let path = clip.first?.text else { continue }
          let inside = Markup("path").with("d", path).with("clip-rule", clip.last?.flag == true ? "evenodd" : nil)
          let id = "\(name)k\(place)"
          drawing.content.append(.element(Markup("clipPath", "", .element(inside)).with("id", id)))
          element = Markup("g", "", .element(element)).with("clip-path", "url(#\(id))")
        }
      }
      if erases {
        // Marks that erase one after the other are one mask; gradients and clips of theirs stand behind it.
        if eraser == nil {
          eraser = CanvasEraser(
            of: drawing.content, named: "\(name)e", blackening: styles.name(for: "filter:brightness(0)"))
          drawing.content = []
        }
        eraser?.marks.content.append(.element(element))
        continue
      }
      if let mode = facts["blendMode"]?.text {
        let rule = Self.effect(RenderModifier(.blendMode, value: .text(mode)))
        element = Markup("g", styles.name(for: rule), .element(element))
      }
      drawing.content.append(.element(element))
    }
    drawing.content += eraser?.pieces ?? []
    return drawing
  }

  /// One unit of the drawing is one of the page's, once the page has said how much room there is; until then it is
  /// stretched.
  private func fit(_ drawing: inout Markup, _ room: AttributeValue?) {
    guard case .list(let sides)? = room, let width = sides.first?.number, let height = sides.last?.number,
      width > 0, height > 0
    else { return }
    drawing["viewBox"] = "0 0 \(CSS.number(width)) \(CSS.number(height))"
    drawing["preserveAspectRatio"] = "none"
    drawing["data-room"] = ""
  }

  /// Fills and strokes an outline. Returns the gradients that stand beside it.
  private func paint(_ line: inout Markup, _ fact: (AttributeKey) -> AttributeValue?, _ name: String) -> [Markup] {
    var gradients: [Markup] = []
    for (key, part) in [(AttributeKey.fill, "fill"), (.stroke, "stroke")] {
      guard let style = fact(key)?.text else { continue }
      let id = name + (part == "fill" ? "" : "s")
      if let rings = rings(style, fact(.line)) {
        line[part] = "url(#\(id))"
        gradients.append(rings.with("id", id))
      } else if let colors = Colors(style) {
        var gradient = gradient(colors).with("id", id)
        if case .list(let ends)? = fact(.line), ends.count == 4 {
          gradient["gradientUnits"] = "userSpaceOnUse"
          for (key, end) in zip(["x1", "y1", "x2", "y2"], ends) { gradient[key] = CSS.number(end.number ?? 0) }
        }
        line[part] = "url(#\(id))"
        gradients.append(gradient)
      } else {
        line[part] = CSS.fill(style) ?? "currentColor"
      }
    }
    if fact(.fill) == nil { line["fill"] = "none" }
    if fact(.evenOdd)?.flag == true { line["fill-rule"] = "evenodd" }
    if fact(.stroke) == nil { return gradients }
    line["stroke-width"] = CSS.number(fact(.lineWidth)?.number ?? 1)
    if let cap = fact(.lineCap)?.text { line["stroke-linecap"] = CSS.token(cap) }
    if let join = fact(.lineJoin)?.text { line["stroke-linejoin"] = CSS.token(join) }
    // The browser's own limit is 4.
    line["stroke-miterlimit"] = CSS.number(max(fact(.miterLimit)?.number ?? 10, 1))
    if case .list(let dashes)? = fact(.dash) {
      line["stroke-dasharray"] = dashes.compactMap { $0.number.map(CSS.number) }.joined(separator: " ")
    }
    if let phase = fact(.dashPhase)?.number { line["stroke-dashoffset"] = CSS.number(phase) }
    return gradients
  }

  /// Colours in rings around a point of the drawing; nil where the style is something else.
  private func rings(_ style: String, _ course: AttributeValue?) -> Markup? {
    let numbers = course?.items?.compactMap(\.number) ?? []
    guard numbers.count == 4, let words = StyleWords.Gradient(style), words.kind == .radial,
      let colors = Colors(words)
    else { return nil }
    let (from, to) = (numbers[2], max(numbers[3], 0.001))
    var gradient = Markup("radialGradient").with("gradientUnits", "userSpaceOnUse")
    for (name, number) in zip(["cx", "cy", "r"], [numbers[0], numbers[1], to]) { gradient[name] = CSS.number(number) }
    // The first colour reaches from the centre to where the colours begin.
    let spread = colors.stops.map { stop in
      (color: stop.color, faint: stop.faint, place: (from + stop.place * (to - from)) / to)
    }
    gradient.content = self.stops(spread)
    return gradient
  }

  /// The colours around a point, as CSS says them; nil where neither the area nor the line is drawn with that.
  private func turn(_ facts: [String: AttributeValue]) -> String? {
    let numbers = facts["line"]?.items?.compactMap(\.number) ?? []
    guard numbers.count == 4, let style = (facts["fill"] ?? facts["stroke"])?.text,
      let words = StyleWords.Gradient(style), words.kind == .angular
    else { return nil }
    let stops = words.stops.compactMap { stop in
      CSS.fill(String(stop.style)).map { "\($0) \(CSS.number(stop.place * 360))deg" }
    }
    if stops.isEmpty { return nil }
    // CSS begins at the top, SwiftUI at the right.
    return "background:conic-gradient(from \(CSS.number(numbers[2] + 90))deg at \(CSS.length(numbers[0])) "
      + "\(CSS.length(numbers[1])),\(stops.joined(separator: ",")))"
  }

  /// SVG has no colours around a point: a box with them, cut along what is drawn.
  private func turned(
    _ rule: String, _ drawing: inout Markup, _ path: Markup, _ facts: [String: AttributeValue], _ name: String,
    _ room: AttributeValue?
  ) -> Markup {
    var line = path
    var white = facts
    for key in ["fill", "stroke"] where facts[key] != nil { white[key] = .text("#ffffff") }
    white["line"] = nil
    _ = paint(&line, { white[$0.spelling] }, name)
    let id = "\(name)m"
    let (width, height) = (room?.items?.first?.number ?? 0, room?.items?.last?.number ?? 0)
    var mask = Markup("mask", "", .element(line)).with("id", id).with("maskUnits", "userSpaceOnUse")
    var box = Markup("foreignObject", "", .element(Markup("div", styles.name(for: "height:100%;\(rule)"))))
    for (name, number) in zip(["x", "y", "width", "height"], [0, 0, width, height]) {
      mask[name] = CSS.number(number)
      box[name] = CSS.number(number)
    }
    drawing.content.append(.element(mask))
    return Markup("g", "", .element(box)).with("mask", "url(#\(id))")
  }

  /// A filter as CSS says it: its name, its colour and its numbers.
  private static func canvasFilter(_ said: [AttributeValue]) -> String? {
    guard let name = said.first?.text.flatMap(ModifierName.init(rawValue:)), said.count > 2 else { return nil }
    let numbers = said.dropFirst(2).compactMap(\.number)
    if name == .shadow {
      guard numbers.count == 3, let color = said[1].text.flatMap(CSS.fill) else { return nil }
      let place = [numbers[1], numbers[2], numbers[0]].map { CSS.length($0) }.joined(separator: " ")
      return "drop-shadow(\(place) \(color))"
    }
    if name == .colorInvert { return "invert(\(CSS.number(numbers[0])))" }
    let rule = effect(RenderModifier(name, value: .number(numbers[0])))
    return rule.hasPrefix("filter:") ? String(rule.dropFirst("filter:".count)) : nil
  }

  /// A line of text on a canvas.
  private func writing(_ facts: [String: AttributeValue]) -> Markup {
    var element = Markup("text", "", .text(facts["text"]?.text ?? ""))
    element["transform"] = Self.matrix(facts["place"])
    if case .list(let anchor)? = facts["anchor"], let x = anchor.first?.number, let y = anchor.last?.number {
      element["text-anchor"] = x < 0.25 ? "start" : x > 0.75 ? "end" : "middle"
      element["dominant-baseline"] = y < 0.25 ? "text-before-edge" : y > 0.75 ? "text-after-edge" : "central"
    }
    element["fill"] = facts["foreground"]?.text.flatMap(CSS.color) ?? "currentColor"
    if let name = facts["font"]?.text { font(&element, name) }
    let weight = facts["bold"]?.flag == true ? 700 : facts["fontWeight"]?.text.flatMap { Self.weights[$0] }
    // What a font says of itself yields to these.
    let rules = [weight.map(Self.weight), facts["italic"]?.flag == true ? "--slant:italic;font-style:italic" : nil]
      .compactMap { $0 }
    if !rules.isEmpty { element.add(class: styles.name(for: rules.joined(separator: ";"))) }
    return element
  }

  /// An image on a canvas: a box of the page's own, as large as is said, or as the image is.
  private func image(_ facts: [String: AttributeValue]) -> Markup {
    let name = facts["value"]?.text ?? ""
    var shown: Markup
    if let url = facts["url"]?.text {
      shown = Markup("img", "pic").with("src", SafeAddress.picture(url) ?? "").with("alt", "")
    } else if let number = Pictures.own.number(of: name) {
      shown = Markup("img", "pic").with("src", "/picture/\(number)").with("alt", "")
    } else {
      shown = symbol(named: name, form: "")
    }
    var rules = facts["foreground"]?.text.flatMap(CSS.color).map { ["color:\($0)"] } ?? []
    var box = Markup("foreignObject").with("width", "1").with("height", "1")
    if let width = facts["width"]?.number, let height = facts["height"]?.number {
      (box["width"], box["height"]) = (CSS.number(width), CSS.number(height))
      shown.add(class: "fills")
      rules.append("display:flex;height:100%")
    } else if case .list(let anchor)? = facts["anchor"], let x = anchor.first?.number, let y = anchor.last?.number {
      box.add(class: styles.name(for: "overflow:visible"))
      rules.append("width:max-content;translate:\(CSS.number(-x * 100))% \(CSS.number(-y * 100))%")
    }
    box["transform"] = Self.matrix(facts["place"])
    box.content = [.element(Markup("div", styles.name(for: rules.joined(separator: ";")), .element(shown)))]
    return box
  }

  /// Where something stands, as SVG says it.
  static func matrix(_ place: AttributeValue?) -> String? {
    guard case .list(let numbers)? = place else { return nil }
    return "matrix(\(numbers.map { exact($0.number ?? 0) }.joined(separator: " ")))"
  }

  private static func exact(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }
}
