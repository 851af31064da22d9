import Foundation
import TenureRender

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which of Markdown's marks are read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Those of blocks as well: headings, lists, quotes. Their marks go, and one block follows the other without a break.
      case full
      /// Those within a line. Spaces and line breaks in a row are one space.
      case inlineOnly
      /// Those within a line. Spaces and line breaks stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where the text is no Markdown. Every text is.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

    /// Whether `^[words](name: value)` is read. Its attributes are not kept.
    public var allowsExtendedAttributes: Bool
    /// Which marks are read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where the text is no Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text. It is not noted.
    public var languageCode: String?

    /// All of Markdown, unless said otherwise.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// The words of a Markdown text, with its emphasis and links as attributes.
  public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    self.init()
    let lines: [String] =
      switch options.interpretedSyntax {
      case .full: MarkdownBlocks.lines(of: markdown)
      case .inlineOnly: [markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")]
      case .inlineOnlyPreservingWhitespace: [markdown]
      }
    for span in lines.flatMap({ InlineMarkdown.spans(of: $0) }) {
      var part = AttributedString(span.words)
      let intent = span.styles.reduce(into: InlinePresentationIntent()) { $0.formUnion($1.name.intent) }
      if !intent.isEmpty { part.inlinePresentationIntent = intent }
      if let link = span.link { part.link = URL(string: link, relativeTo: baseURL) }
      append(part)
    }
  }

  /// The words of a Markdown text in UTF-8.
  public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// The words of a Markdown file.
  public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension ModifierName {
  fileprivate var intent: InlinePresentationIntent {
    switch self {
    case .bold: .stronglyEmphasized
    case .italic: .emphasized
    case .monospaced: .code
    case .strikethrough: .strikethrough
    default: []
    }
  }
}

/// The blocks of a Markdown text: paragraphs, headings, items of lists, quotes, code.
private enum MarkdownBlocks {
  /// What each block says, without its mark.
  static func lines(of text: String) -> [String] {
    var blocks: [String] = []
    var isOpen = false
    var fence: Substring?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if let mark = fence {
        if words.hasPrefix(mark) { fence = nil } else { blocks.append(escaped(line) + "\n") }
      } else if words.hasPrefix("```") || words.hasPrefix("~~~") {
        fence = words.prefix(3)
        isOpen = false
      } else if words.allSatisfy(\.isWhitespace) {
        isOpen = false
      } else if let heading = heading(words) {
        blocks.append(String(heading))
        isOpen = false
      } else if let item = item(words) {
        blocks.append(String(item))
        isOpen = true
      } else if isOpen {
        // A line's end within a paragraph is a space.
        blocks[blocks.count - 1] += " " + words
      } else {
        blocks.append(String(words.hasPrefix(">") ? words.dropFirst().drop { $0 == " " } : words))
        isOpen = true
      }
    }
    return blocks
  }

  private static func heading(_ line: Substring) -> Substring? {
    let words = line.drop { $0 == "#" }
    let level = line.count - words.count
    guard (1...6).contains(level), words.first.map(\.isWhitespace) ?? true else { return nil }
    return words.drop { $0 == " " }
  }

  private static func item(_ line: Substring) -> Substring? {
    if let mark = line.first, "-*+".contains(mark), line.dropFirst().first == " " {
      return line.dropFirst(2).drop { $0 == " " }
    }
    let rest = line.drop { $0.isASCII && $0.isNumber }
    guard rest.count < line.count, rest.hasPrefix(". ") || rest.hasPrefix(") ") else { return nil }
    return rest.dropFirst(2).drop { $0 == " " }
  }

  /// Code is not read for marks.
  private static func escaped(_ line: Substring) -> String {
    line.reduce(into: "") { text, letter in
      if letter.isPunctuation || letter.isSymbol { text.append("\\") }
      text.append(letter)
    }
  }
}
