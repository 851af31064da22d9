import TenureRender

// Colours around a point or in rings, for which SVG has no word that keeps to the shape's own box.
extension Lowering {
  /// The gradient that a shape is filled or stroked with, where the page has to cut it out of a box; nil for others.
  static func cutGradient(_ style: String?) -> StyleWords.Gradient? {
    guard let gradient = style.flatMap({ StyleWords.Gradient($0) }) else { return nil }
    return [.angular, .radial, .elliptical].contains(gradient.kind) ? gradient : nil
  }

  /// The colours of a gauge, from its lower end to its higher one: around three quarters of a ring, or along a line.
  static func ring(_ gradient: StyleWords.Gradient) -> String {
    let stops = gradient.stops.compactMap { stop in CSS.fill(String(stop.style)).map { ($0, stop.place) } }
    if stops.isEmpty { return "" }
    func list(_ whole: Double) -> String {
      stops.map { "\($0) \(CSS.number($1 * whole))%" }.joined(separator: ",")
    }
    return "--ring:\(list(75));--way:linear-gradient(to right,\(list(100)));--mark:transparent"
  }

  /// An outline as it is; one that is white for the sake of a gradient, with the colours of that.
  func pieces(of line: Markup, _ gradient: StyleWords.Gradient?, _ node: Shadow) -> [Markup.Piece] {
    gradient.map { box(of: $0, along: line, node) } ?? [.element(line)]
  }

  /// A box with the colours, cut along what is drawn in white. Lines reach over the edges of their shape: the box is
  /// twice as large as that.
  private func box(of gradient: StyleWords.Gradient, along line: Markup, _ node: Shadow) -> [Markup.Piece] {
    var around = gradient
    for index in 0..<2 { around.points[index] = 0.25 + around.points[index] / 2 }
    if around.kind == .elliptical { for index in 2..<4 { around.points[index] /= 2 } }
    let id = "\(node.id.rawValue)m\(line.key.map(String.init) ?? "")"
    let paint = styles.name(for: "height:100%;background:\(CSS.image(around) ?? "currentColor")")
    var mask = Markup("mask", "", .element(line)).with("id", id).with("maskUnits", "userSpaceOnUse")
    var box = Markup("foreignObject", "", .element(Markup("div", paint)))
    for (name, length) in [("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")] {
      mask[name] = length
      box[name] = length
    }
    return [.element(mask), .element(Markup("g", "", .element(box)).with("mask", "url(#\(id))"))]
  }
}
