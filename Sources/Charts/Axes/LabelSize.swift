import Foundation
import TenureElements
import TenureText
import TenureTree

/// How much space words take, before a host has laid them out.
enum LabelSize {
  static let fontSize: CGFloat = 10
  static let lineHeight: CGFloat = 12

  /// The width of a line.
  static func width(of text: String, size: CGFloat = fontSize) -> CGFloat {
    let font = TextFont(size: size)
    if let width = PlainShaper().quickWidth(of: text, in: font) { return width.rounded(.up) }
    var advances: [Float] = []
    PlainShaper().appendAdvances(of: text, in: font, to: &advances)
    return CGFloat(advances.reduce(0, +)).rounded(.up)
  }

  static func of(_ text: String) -> CGSize {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return CGSize(
      width: lines.map { width(of: $0) }.max() ?? 0, height: lineHeight * CGFloat(max(lines.count, 1)))
  }

  /// A view's size, as far as its texts say: those of a column stand one below the other. Others count as a square.
  static func of<V: View>(_ view: V) -> CGSize { size(view) ?? CGSize(width: 16, height: 16) }

  private static func size(_ value: Any, in stack: Stack = Stack(), depth: Int = 0) -> CGSize? {
    if let text = value as? Text { return of(text.plain) }
    if depth > 8 { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let content = mirror.children.first else { return depth == 0 ? .zero : nil }
      return size(content.value, in: stack, depth: depth + 1)
    }
    // The views of a stack are in a tuple inside of it.
    let name = "\(type(of: value))"
    var stack = stack
    if name.hasPrefix("HStack<") || name.hasPrefix("VStack<") {
      stack = Stack(isRow: name.hasPrefix("HStack<"), spacing: mirror.descendant("facts", "spacing") as? CGFloat ?? 8)
    }
    let sizes = mirror.children.compactMap { size($0.value, in: stack, depth: depth + 1) }
    if sizes.isEmpty { return nil }
    let gaps = stack.spacing * CGFloat(sizes.count - 1)
    let (widths, heights) = (sizes.map(\.width), sizes.map(\.height))
    return stack.isRow
      ? CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
      : CGSize(width: widths.max() ?? 0, height: heights.reduce(gaps, +))
  }

  /// What the views being measured stand in.
  private struct Stack {
    var isRow = false
    var spacing: CGFloat = 0
  }
}
