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
    drawing.content = gradients.map { .element($0) } + [.element(line)]
    fit(&drawing, fact(.room))
    return drawing
  }

  /// A drawing: each of its marks is an element, in order.
  func canvas(_ node: Shadow) -> Markup {
    var drawing = Markup("svg", "shape canvas").with("aria-hidden", "true")
    fit(&drawing, node[.room])
    guard case .list(let marks)? = node[.drawing] else { return drawing }
    for (number, mark) in marks.enumerated() {
      guard case .list(let items) = mark else { continue }
      var facts: [String: AttributeValue] = [:]
      for index in stride(from: 0, to: items.count - 1, by: 2) { facts[items[index].text ?? ""] = items[index + 1] }
      let name = "\(node.id.rawValue)-\(number)"
      var element: Markup
      if let path = facts["path"]?.text {
        element = Markup("path").with("d", path)
        drawing.content += paint(&element, { facts[$0.spelling] }, name).map { .element($0) }
      } else {
        element = writing(facts)
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
      drawing.content.append(.element(element))
    }
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
      if let colors = Colors(style) {
        var gradient = gradient(colors).with("id", name + (part == "fill" ? "" : "s"))
        if case .list(let ends)? = fact(.line), ends.count == 4 {
          gradient["gradientUnits"] = "userSpaceOnUse"
          for (key, end) in zip(["x1", "y1", "x2", "y2"], ends) { gradient[key] = CSS.number(end.number ?? 0) }
        }
        line[part] = "url(#\(gradient["id"] ?? ""))"
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

  /// A line of text on a canvas.
  private func writing(_ facts: [String: AttributeValue]) -> Markup {
    var element = Markup("text", "", .text(facts["text"]?.text ?? ""))
    if case .list(let place)? = facts["place"] {
      element["transform"] = "matrix(\(place.map { Self.exact($0.number ?? 0) }.joined(separator: " ")))"
    }
    if case .list(let anchor)? = facts["anchor"], let x = anchor.first?.number, let y = anchor.last?.number {
      element["text-anchor"] = x < 0.25 ? "start" : x > 0.75 ? "end" : "middle"
      element["dominant-baseline"] = y < 0.25 ? "text-before-edge" : y > 0.75 ? "text-after-edge" : "central"
    }
    element["fill"] = facts["foreground"]?.text.flatMap(CSS.color) ?? "currentColor"
    if let name = facts["font"]?.text { font(&element, name) }
    let weight = facts["fontWeight"]?.text.flatMap { Self.weights[$0] }
    element["font-weight"] = facts["bold"]?.flag == true ? "700" : weight.map { "\($0)" }
    if facts["italic"]?.flag == true { element["font-style"] = "italic" }
    return element
  }

  private static func exact(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }
}
