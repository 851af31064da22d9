import Foundation
@_spi(Tree) import TenureTree

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// Numbers and letters, as Apple's paths say themselves: "10 10 m 20 10 l h".
  public var description: String {
    elements.map { element in
      switch element {
      case .move(let end): "\(Self.text(end)) m"
      case .line(let end): "\(Self.text(end)) l"
      case .quadCurve(let end, let control): "\(Self.text(control)) \(Self.text(end)) q"
      case .curve(let end, let first, let second): "\(Self.text(first)) \(Self.text(second)) \(Self.text(end)) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Nil for a text that is no path.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    let points = { stride(from: 0, to: numbers.count, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) } }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: points()[0])
      case ("l", 2): addLine(to: points()[0])
      case ("q", 4): addQuadCurve(to: points()[1], control: points()[0])
      case ("c", 6): addCurve(to: points()[2], control1: points()[0], control2: points()[1])
      case ("h", 0): closeSubpath()
      case ("re", 4):
        addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    if !numbers.isEmpty { return nil }
  }

  private static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

  /// Two digits after the point, none where there is nothing to say.
  private static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "0" }
    let (whole, rest) = Int(hundredths).quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole)" }
    let digits = abs(rest) % 10 == 0 ? "\(abs(rest) / 10)" : (abs(rest) < 10 ? "0\(abs(rest))" : "\(abs(rest))")
    return "\(whole == 0 && rest < 0 ? "-" : "")\(whole).\(digits)"
  }

  /// For hosts: the same with the letters in front, as SVG has it.
  var outlineText: String {
    elements.map { element in
      switch element {
      case .move(let end): "M\(Self.text(end))"
      case .line(let end): "L\(Self.text(end))"
      case .quadCurve(let end, let control): "Q\(Self.text(control)) \(Self.text(end))"
      case .curve(let end, let first, let second): "C\(Self.text(first)) \(Self.text(second)) \(Self.text(end))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
