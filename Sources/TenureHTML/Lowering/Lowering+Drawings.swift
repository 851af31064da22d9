import Foundation
import TenureRender

extension Lowering {
  /// A shape that no box looks like: a circle, or one cut along its outline, or with a line on its edge, of dashes or of passing colours;
  /// nil for others.
  func drawing(_ node: Shadow) -> Markup? {
    let fact = { (key: AttributeKey) in node[key] }
    let part = (from: fact(.trimFrom)?.number ?? 0, to: fact(.trimTo)?.number ?? 1)
    let isCut = fact(.trimFrom) != nil || fact(.trimTo) != nil
    let stroke = fact(.stroke)?.text
    let fill = fact(.fill)?.text
    let (strokeColors, fillColors) = (stroke.flatMap(Colors.init), fill.flatMap(Colors.init))
    let name = fact(.shape)?.text ?? ""
    // A box has its line inside of its edge; one that runs along the edge lies on both sides of it.
    let isOnEdge = stroke != nil && fact(.isInside) == nil && name != "capsule"
    let (cutStroke, cutFill) = (Self.cutGradient(stroke), Self.cutGradient(fill))
    // Neither is a box a circle where its room is longer than wide.
    guard
      isCut || name == "circle" || strokeColors != nil || cutStroke != nil || isOnEdge
        || (stroke != nil && fact(.dash) != nil)
    else {
      return nil
    }
    // Where either has colours that are cut out of a box, the line is drawn by itself, over the area.
    let isApart = stroke != nil && fill != nil && (cutStroke ?? cutFill) != nil
    var area = isCut && stroke == nil ? segment(part) : outline(name, node.attributes)
    var line = area
    var rules: [String] = []
    if fillColors != nil {
      area["fill"] = "url(#\(node.id.rawValue)f)"
    } else {
      let none = stroke == nil ? "var(--foreground)" : "none"
      rules.append("fill:\(cutFill != nil ? "#fff" : fill.flatMap(CSS.fill) ?? none)")
    }
    if isApart {
      area.key = "a"
      if !rules.isEmpty { area.add(class: styles.name(for: rules.joined(separator: ";"))) }
      rules = ["fill:none"]
    } else {
      line = area
    }
    if let stroke {
      if strokeColors != nil {
        line["stroke"] = "url(#\(node.id.rawValue)g)"
      } else {
        rules.append("stroke:\(cutStroke != nil ? "#fff" : CSS.fill(stroke) ?? "var(--foreground)")")
      }
      rules.append("stroke-width:\(CSS.length(fact(.lineWidth)?.number ?? 1))")
      if let cap = fact(.lineCap)?.text { rules.append("stroke-linecap:\(CSS.token(cap))") }
    }
    if isCut {
      let length = min(max(part.to, 0), 1) - min(max(part.from, 0), 1)
      if stroke != nil { cut(&line, from: part.from, length: length) }
    } else if case .list(let dashes)? = fact(.dash) {
      line["stroke-dasharray"] = dashes.compactMap { $0.number.map(CSS.number) }.joined(separator: " ")
    }
    if !rules.isEmpty { line.add(class: styles.name(for: rules.joined(separator: ";"))) }
    var drawing = Markup("svg", name == "circle" ? "shape round" : "shape").with("aria-hidden", "true")
    if stroke == nil && isCut {
      drawing["viewBox"] = "0 0 100 100"
      if name != "circle" { drawing["preserveAspectRatio"] = "none" }
    }
    drawing.content =
      isApart
      ? pieces(of: area, cutFill, node) + pieces(of: line, cutStroke, node)
      : pieces(of: line, cutStroke ?? cutFill, node)
    for (colors, key) in [(strokeColors, "g"), (fillColors, "f")] as [(Colors?, Character)] {
      if let colors { drawing.content.insert(.element(gradient(colors, key: key)), at: 0) }
    }
    return drawing
  }

  /// The outline, as large as there is room.
  private func outline(_ name: String, _ attributes: Attributes) -> Markup {
    let isInside = attributes[.isInside]?.flag == true
    let width = CSS.length((attributes[.lineWidth]?.number ?? 1) / 2)
    switch name {
    case "circle", "ellipse":
      var markup = Markup(name, "", key: "s").with("cx", "50%").with("cy", "50%")
      if name == "circle" {
        if isInside { markup.add(class: styles.name(for: "r:calc(50cqmin - \(width))")) }
        return markup
      }
      for radius in ["rx", "ry"] {
        if isInside {
          markup.add(class: styles.name(for: "\(radius):calc(50% - \(width))"))
        } else {
          markup[radius] = "50%"
        }
      }
      return markup
    default:
      var markup = Markup("rect", "", key: "s")
      if isInside {
        markup.add(
          class: styles.name(for: "x:\(width);y:\(width);width:calc(100% - 2*\(width));height:calc(100% - 2*\(width))"))
      } else {
        markup["width"] = "100%"
        markup["height"] = "100%"
      }
      let radius = name == "capsule" ? 9_999 : attributes[.cornerRadius]?.number ?? 0
      if radius > 0 { markup["rx"] = CSS.number(radius) }
      return markup
    }
  }

  /// Leaves a part of the outline.
  private func cut(_ line: inout Markup, from start: Double, length: Double) {
    line["pathLength"] = "1"
    line["stroke-dasharray"] = "\(Self.fraction(max(length, 0))) 2"
    line["stroke-dashoffset"] = Self.fraction(-min(max(start, 0), 1))
    // A dash of no length would be a dot where lines have round ends.
    line["opacity"] = length > 0 ? "1" : "0"
  }

  /// What a part of a circle's outline and the chord between its ends enclose.
  private func segment(_ part: (from: Double, to: Double)) -> Markup {
    let (from, to) = (min(max(part.from, 0), 1), min(max(part.to, 0), 1))
    let point = { (place: Double) in
      "\(CSS.number(50 + 50 * cos(place * 2 * .pi))) \(CSS.number(50 + 50 * sin(place * 2 * .pi)))"
    }
    let middle = (from + to) / 2
    return Markup("path", "", key: "s")
      .with("d", to > from ? "M\(point(from))A50 50 0 0 1 \(point(middle))A50 50 0 0 1 \(point(to))Z" : "")
  }

  private static func fraction(_ value: Double) -> String { "\((value * 10_000).rounded() / 10_000)" }

  func gradient(_ colors: Colors, key: Character? = nil) -> Markup {
    var gradient = Markup("linearGradient", "", key: key)
    for (name, value) in zip(["x1", "y1", "x2", "y2"], colors.line) { gradient[name] = CSS.number(value) }
    gradient.content = stops(colors.stops)
    return gradient
  }

  func stops(_ stops: [(color: String, faint: String, place: Double)]) -> [Markup.Piece] {
    stops.map { stop in
      .element(
        Markup("stop", styles.name(for: "stop-color:\(stop.color)" + stop.faint))
          .with("offset", Self.fraction(stop.place)))
    }
  }
}

/// Colours that pass into one another, read from a style.
struct Colors {
  var line: [Double]
  var stops: [(color: String, faint: String, place: Double)]

  private init(line: [Double], stops: [(color: String, faint: String, place: Double)]) {
    self.line = line
    self.stops = stops
  }

  init?(_ style: String) {
    if let (shaded, opacity) = StyleWords.shaded(style), let color = CSS.fill(String(shaded)) {
      let faint = Self.faint(opacity)
      self.init(line: [0.5, 0, 0.5, 1], stops: [(CSS.mixedWithWhite(color), faint, 0), (color, faint, 1)])
      return
    }
    guard let gradient = StyleWords.Gradient(style), gradient.kind == .linear else { return nil }
    self.init(gradient)
  }

  private static func faint(_ opacity: Double) -> String {
    opacity == 1 ? "" : ";stop-opacity:\(CSS.number(opacity))"
  }

  /// The colours of any gradient; nil where the browser knows none of them.
  init?(_ gradient: StyleWords.Gradient) {
    line = gradient.points
    stops = gradient.stops.compactMap { stop in
      guard let (color, opacity) = CSS.fillAndOpacity(String(stop.style)) else { return nil }
      return (color, Self.faint(opacity), stop.place)
    }
    if stops.isEmpty { return nil }
    // Clear has no colour of its own: what passes into it keeps its colour.
    for index in stops.indices where stops[index].color == "transparent" {
      let near = stops[..<index].last ?? stops[index...].first { $0.color != "transparent" }
      if let near { (stops[index].color, stops[index].faint) = (near.color, ";stop-opacity:0") }
    }
  }
}
