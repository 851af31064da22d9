import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Lines of text that cannot be edited.
///
///     Text("Hello, \(name)").bold()
@frozen public struct Text: Sendable, Equatable {
  /// What is written, or for a key what it says with its values in it, before anything is looked up or formatted.
  @usableFromInline var words: String
  @usableFromInline var source: Source
  /// What the text's own modifiers say, in written order.
  @usableFromInline var styles: [RenderModifier]

  /// Where the words come from.
  @usableFromInline enum Source: Sendable, Equatable {
    /// They are shown as they are.
    case verbatim
    /// A key without values.
    case key
    /// A key with values in it.
    case keyed([LocalizedStringKey.Piece])
    /// Anything else.
    case content(TextContent)
  }

  @inlinable init(words: String, _ source: Source) {
    self.words = words
    self.source = source
    styles = []
  }

  init(_ content: TextContent) { self.init(words: "", .content(content)) }

  /// The text for a key, in the locale of the environment.
  @inlinable public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(words: key.text, key.pieces.isEmpty ? .key : .keyed(key.pieces))
    if tableName != nil || bundle != nil { look(in: tableName, of: bundle, for: key) }
  }

  /// A string as it is: nothing is looked up, and Markdown is not read.
  @_disfavoredOverload @inlinable public init<S: StringProtocol>(_ content: S) {
    self.init(words: String(content), .verbatim)
  }

  /// A string as it is: nothing is looked up, and Markdown is not read.
  @inlinable public init(verbatim content: String) { self.init(words: content, .verbatim) }

  /// A value with a format, written for the locale of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedContent(input, format))
  }

  /// A value as a style writes it, with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString { self.init(format.format(input)) }

  /// A value as a formatter writes it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// A text whose parts have attributes: links, emphasis, fonts, colours, lines and the space between letters.
  @_disfavoredOverload public init(_ attributed: AttributedString) { self.init(AttributedContent(attributed)) }

  /// A picture among words.
  public init(_ image: Image) { self.init(ImageContent(image)) }

  /// The second text after the first, each with its own styles.
  public static func + (a: Text, b: Text) -> Text { Text(JoinedContent(a, b)) }

  @usableFromInline mutating func look(in table: String?, of bundle: Bundle?, for key: LocalizedStringKey) {
    source = .content(TableContent(key, table: table, bundle: bundle))
  }

  func with(_ name: ModifierName, _ value: AttributeValue) -> Text {
    var text = self
    text.styles.append(RenderModifier(name, value: value))
    return text
  }
}

extension Text: View, ElementView, ElementFacts {
  package var role: Role { .text }
  package static var isAllSaid: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    if let simple = simpleWords(at: node) {
      attributes[.text] = .text(simple)
    } else {
      let locale = Localization.locale(at: node)
      describe(&attributes, isCounting ? runs(in: locale, byTheClockOf: node) : runs(in: locale))
    }
    describeStyles(&attributes)
    if let painted = source.painted { attributes[.modifier(.foreground)] = .text(painted.own.word(at: node)) }
  }

  func describe(_ attributes: inout Attributes) {
    if isPlain { attributes[.text] = .text(words) } else { describe(&attributes, runs(in: Localization.current)) }
    describeStyles(&attributes)
  }

  /// A tap on a text with a link opens it.
  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard action == .tap, !isPlain else { return false }
    let links = runs(in: Localization.locale(at: node)).compactMap(\.link)
    guard let url = links.first.flatMap(URL.init(string:)) else { return false }
    EnvironmentValues(scope: node.environment).openURL(url)
    return true
  }

  /// What is shown where no table has the text and it is one run of words and whole numbers, as most are.
  @MainActor private func simpleWords(at node: ElementNode) -> String? {
    switch source {
    case .verbatim: return words
    case .content: return nil
    case .key: return !InlineMarkdown.mayBe(in: words) && hasNoText(at: node, []) ? words : nil
    case .keyed(let pieces):
      if InlineMarkdown.mayBe(in: words) { return nil }
      if !StringTables.programHasTables, !pieces.contains(where: \.isFormatted) { return words }
      guard !pieces.contains(where: \.needsFormat), let separator = Localization.groupSeparator(at: node),
        hasNoText(at: node, pieces)
      else { return nil }
      return words.groupingDigits(of: pieces, by: separator)
    }
  }

  /// True where no table of the program has a text for the key.
  @MainActor private func hasNoText(at node: ElementNode, _ pieces: [LocalizedStringKey.Piece]) -> Bool {
    guard StringTables.programHasTables else { return true }
    let key = LocalizedStringKey(text: words, pieces: pieces).format
    return StringTables.text(for: key, table: nil, bundle: nil, locale: Localization.locale(at: node)) == nil
  }

  private func describe(_ attributes: inout Attributes, _ runs: [TextRun]) {
    attributes[.text] = .text(runs.map(\.words).joined())
    if runs.contains(where: \.isStyled) { attributes[.runs] = .list(runs.map(\.said)) }
  }

  private func describeStyles(_ attributes: inout Attributes) {
    for style in styles {
      attributes[.modifier(style.name)] = style.attributes[.value] ?? .flag(true)
    }
  }

  func with(_ style: some ShapeStyle) -> Text {
    var text = with(.foreground, .text(style._styleName))
    if let before = source.painted?.text { (text.words, text.source) = (before.words, before.source) }
    if let own = style._own { text.source = .content(PaintedContent(text, own)) }
    return text
  }
}

extension Text {
  /// True where the words are shown as they are.
  private var isPlain: Bool {
    switch source {
    case .verbatim: true
    case .key: !StringTables.programHasTables && !InlineMarkdown.mayBe(in: words)
    case .keyed(let pieces):
      !StringTables.programHasTables && !pieces.contains(where: \.isFormatted) && !InlineMarkdown.mayBe(in: words)
    case .content: false
    }
  }

  /// What is shown, as one string: for names, titles and prompts.
  package var plain: String {
    isPlain ? words : runs(in: Localization.current).map(\.words).joined()
  }

  /// True where the clock may make it say something else.
  var isCounting: Bool {
    switch source {
    case .verbatim, .key: false
    case .keyed(let pieces): pieces.contains(where: \.isCounting)
    case .content(let content): content.isCounting
    }
  }

  /// When the clock makes it say something else; nil for never.
  func nextChange(after date: Date) -> Date? {
    switch source {
    case .verbatim, .key: nil
    case .keyed(let pieces): LocalizedStringKey(text: words, pieces: pieces).nextChange(after: date)
    case .content(let content): content.nextChange(after: date)
    }
  }

  /// The parts of the text as they are shown, without what the text's own modifiers say.
  func runs(in locale: Locale) -> [TextRun] {
    switch source {
    case .verbatim: [TextRun(words)]
    case .key: LocalizedStringKey(words).runs(in: locale)
    case .keyed(let pieces): LocalizedStringKey(text: words, pieces: pieces).runs(in: locale)
    case .content(let content): content.runs(in: locale)
    }
  }
}
