import Foundation
import TenureRender

extension Element {
  /// The content of a field or the value of a control, as the user reads it: `"Vanilla"` of a picker, `"Nov 21, 2026"`
  /// of a date picker, `"40"` of a slider or a stepper, `"red"` of a colour picker. What `.accessibilityValue` says goes
  /// before.
  public var value: String {
    if let value = node.said(.accessibilityValue)?.text { return value }
    switch (node.role, node.attributes[.value]) {
    case (.picker, _): return node.chosen?.label ?? ""
    case (.datePicker, .text(let text)): return DateWords.words(of: text)
    case (.colorPicker, .text(let text)): return Self.words(ofColor: text)
    case (_, .text(let text)): return text
    case (_, .number(let number)): return Self.words(of: number)
    case (_, .flag(let flag)): return "\(flag)"
    default: return ""
    }
  }

  private static func words(of number: Double) -> String { Int(exactly: number).map { "\($0)" } ?? "\(number)" }

  /// `red`, `red 50%`, `#ff0000`, `#ff0000 50%`.
  private static func words(ofColor style: String) -> String {
    let (color, factor) = StyleWords.divided(style)
    // One for light screens and one for dark ones: the light one
    var name = String(color.prefix { $0 != "|" })
    var opacity = factor
    if name.hasPrefix("#"), name.count == 9 {
      opacity *= (Int(name.suffix(2), radix: 16).map { Double($0) } ?? 255) / 255
      name = String(name.prefix(7))
    }
    if name.hasPrefix("asset:") { name = String(name.dropFirst("asset:".count)) }
    name = StyleWords.spoken(name)
    return opacity == 1 ? name : "\(name) \(Int((opacity * 100).rounded()))%"
  }
}

/// A picker's date as American English writes it: in a test the same on every machine.
private enum DateWords {
  /// `2026-11-21`, `10:30` or both with a `T` between.
  static func words(of text: String) -> String {
    text.split(separator: "T").map { $0.contains(":") ? time($0) : day($0) }.joined(separator: ", ")
  }

  private static func day(_ text: Substring) -> String {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, months.indices.contains(parts[1] - 1) else { return String(text) }
    return "\(months[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private static func time(_ text: Substring) -> String {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]) else { return String(text) }
    return "\(hour % 12 == 0 ? 12 : hour % 12):\(parts[1]) \(hour < 12 ? "AM" : "PM")"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
