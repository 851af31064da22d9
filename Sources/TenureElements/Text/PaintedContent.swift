import Foundation
import TenureRender
import TenureTree

/// A text in a style of the program's own, which is asked where the text stands.
final class PaintedContent: TextContent, @unchecked Sendable {
  let text: Text
  let own: _OwnShapeStyle

  init(_ text: Text, _ own: _OwnShapeStyle) {
    self.text = text
    self.own = own
  }

  override func runs(in locale: Locale) -> [TextRun] { text.runs(in: locale) }
  override var isCounting: Bool { text.isCounting }
  override func nextChange(after date: Date) -> Date? { text.nextChange(after: date) }

  override func isSame(as other: TextContent) -> Bool {
    guard let other = other as? PaintedContent else { return false }
    return text == other.text && own == other.own
  }
}

extension Text.Source {
  /// The text and its own style; nil for any other.
  var painted: PaintedContent? {
    guard case .content(let content) = self else { return nil }
    return content as? PaintedContent
  }
}
