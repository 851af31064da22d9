import TenureHTML
import TenureTesting

/// A page that shows a screen as it is now, and does nothing.
@MainActor enum PicturePage {
  /// `language` are the attributes of its outermost element.
  static func html(of screen: Screen, language: String) -> String {
    guard let tree = screen.renderTree else { return "" }
    let styles = StyleBook()
    let body = Mirror(tree, styles: styles).html()
    return """
      <!doctype html>
      <html \(language) data-live="1">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <style>
      \(String(decoding: CSS.sheetBytes, as: UTF8.self))
      \(styles.rules.joined(separator: "\n"))
      </style>
      </head>
      <body><div id="root">\(body)</div></body>
      </html>
      """
  }
}
