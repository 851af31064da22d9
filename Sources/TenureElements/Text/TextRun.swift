import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A part of a text that looks the same from its first letter to its last.
struct TextRun: Equatable, Sendable {
  var words: String
  /// What emphasis and the text's own modifiers say about the part.
  var styles: [RenderModifier] = []
  var link: String?
  /// A picture in place of words.
  var image: String?

  init(_ words: String, image: String? = nil) {
    self.words = words
    self.image = image
  }

  var isStyled: Bool { !styles.isEmpty || link != nil || image != nil }

  /// For hosts: the words, what is said about them, where a tap leads, and the picture's name.
  var said: AttributeValue {
    let styles = styles.map { style in
      AttributeValue.list([.text(style.name.rawValue), style.attributes[.value] ?? .flag(true)])
    }
    return .list([.text(words), .list(styles), .text(link ?? ""), .text(image ?? "")])
  }

  /// Adds what is said around the part; what the part says of itself stays.
  func inside(_ outer: [RenderModifier]) -> TextRun {
    var run = self
    run.styles = outer.filter { style in !styles.contains { $0.name == style.name } } + styles
    return run
  }
}
