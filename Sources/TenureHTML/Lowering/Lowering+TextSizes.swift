import TenureRender
import TenureText

// `dynamicTypeSize`: the text styles of the style sheet at another size, for what is in an element.
extension Lowering {
  /// The declarations for a size; empty where the page does not know it.
  func textSize(_ name: String?, of node: Shadow) -> String {
    guard let size = TextSize.allCases.first(where: { "\($0)" == name }) else { return "" }
    let styles = TextStyle.allCases.map { style in
      var places = ["&.f-\(style)", "& .f-\(style)"]
      if style == .footnote { places += ["& .section>.head", "& .section>.foot"] }
      if style == .title3 { places.append("& .headerProminence-increased>.head.head") }
      if style == .largeTitle { places.append("& .bar:not(.inline) h1") }
      let bar = style == .largeTitle ? "& .bar{--title:\(Self.lineHeight(of: style, at: size))}" : ""
      return "\(places.joined(separator: ",")){\(Self.look(of: style, at: size))}\(bar)"
    }
    // Texts without a font of their own have the one from outside.
    let outside = Self.styleAround(node).map { Self.look(of: $0, at: size) + ";" } ?? ""
    return outside + styles.joined()
  }

  /// Up to a whole pixel of a phone, which has three for each point.
  static func upToPixels(_ points: Double) -> Double { max(0, (points * 3 - 0.01).rounded(.up) / 3) }

  /// In whole pixels, and in rem: the user of a browser may want larger texts too.
  private static func length(_ points: Double) -> String { "calc(\(CSS.number(points))*.0625rem)" }

  private static func lineHeight(of style: TextStyle, at setting: TextSize) -> String {
    let metrics = TextMetrics.system(size: style.size(at: setting))
    return length(upToPixels(metrics.ascent + metrics.descent))
  }

  private static func look(of style: TextStyle, at setting: TextSize) -> String {
    let size = style.size(at: setting)
    let tracking = CSS.number(SystemDesign.tracking(.standard, size: size) * 1000)
    return "font-size:\(length(size));line-height:\(lineHeight(of: style, at: setting));"
      + "font-family:var(--\(size < Tracking.display ? "text" : "display")-face);"
      + "letter-spacing:calc(\(tracking)*var(--track));"
      + "--lead:\(length(upToPixels(style.leading(at: setting))))"
  }

  /// The text style that modifiers around an element say: body where none does, nil for a font of a size.
  private static func styleAround(_ node: Shadow) -> TextStyle? {
    var current: Shadow? = node
    while let one = current {
      if let font = one.modifier(.font)?.attributes[.value]?.text {
        let name = font.prefix { $0 != " " }
        return TextStyle.allCases.first { "\($0)" == name }
      }
      current = one.parent
    }
    return .body
  }
}
