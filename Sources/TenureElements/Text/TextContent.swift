import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What a text is made of where that is more than a string or a key.
@usableFromInline class TextContent: @unchecked Sendable, Equatable {
  func runs(in locale: Locale) -> [TextRun] { fatalError("each content has runs of its own") }
  func isSame(as other: TextContent) -> Bool { self === other }
  /// True where the clock may make it say something else.
  var isCounting: Bool { false }
  /// When the clock makes it say something else; nil for never.
  func nextChange(after date: Date) -> Date? { nil }

  @usableFromInline static func == (one: TextContent, other: TextContent) -> Bool {
    one === other || one.isSame(as: other)
  }
}

/// A value with a format, which is that of the locale around the text unless the format names one.
final class FormattedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  override func runs(in locale: Locale) -> [TextRun] { [TextRun(format.said(input, in: locale))] }

  override func isSame(as other: TextContent) -> Bool {
    guard let other = other as? FormattedContent<F> else { return false }
    return input == other.input && format == other.format
  }
}

extension FormatStyle {
  /// The value as the style writes it in the locale around it.
  func said(_ input: FormatInput, in locale: Locale) -> FormatOutput { placed(in: locale).format(input) }

  /// The style in the locale around it. In that of the program it is left alone where it names one of its own.
  func placed(in locale: Locale) -> Self {
    if locale == .ofProgram, self != self.locale(.autoupdatingCurrent) { return self }
    return self.locale(locale)
  }
}

/// Two texts one after the other, each with its own styles.
final class JoinedContent: TextContent, @unchecked Sendable {
  private let first: Text
  private let second: Text

  init(_ first: Text, _ second: Text) {
    self.first = first
    self.second = second
  }

  override func runs(in locale: Locale) -> [TextRun] {
    first.runs(in: locale).map { $0.inside(first.styles) } + second.runs(in: locale).map { $0.inside(second.styles) }
  }

  override var isCounting: Bool { first.isCounting || second.isCounting }

  override func nextChange(after date: Date) -> Date? {
    [first, second].compactMap { $0.nextChange(after: date) }.min()
  }

  override func isSame(as other: TextContent) -> Bool {
    guard let other = other as? JoinedContent else { return false }
    return first == other.first && second == other.second
  }
}

/// A picture among words, which a user hears nothing of.
final class ImageContent: TextContent, @unchecked Sendable {
  private let image: Image

  init(_ image: Image) { self.image = image }

  override func runs(in locale: Locale) -> [TextRun] { [TextRun("", image: image.name)] }
  override func isSame(as other: TextContent) -> Bool { (other as? ImageContent)?.image == image }
}

/// A key whose text is in a table or a bundle that the program names.
final class TableContent: TextContent, @unchecked Sendable {
  private let key: LocalizedStringKey
  private let table: String?
  private let bundle: Bundle?
  private let ownLocale: Locale?

  init(_ key: LocalizedStringKey, table: String?, bundle: Bundle?, locale: Locale? = nil) {
    self.key = key
    self.table = table
    self.bundle = bundle
    ownLocale = locale
  }

  override func runs(in locale: Locale) -> [TextRun] {
    key.runs(in: ownLocale ?? locale, table: table, bundle: bundle)
  }

  override var isCounting: Bool { key.pieces.contains(where: \.isCounting) }
  override func nextChange(after date: Date) -> Date? { key.nextChange(after: date) }

  override func isSame(as other: TextContent) -> Bool {
    guard let other = other as? TableContent else { return false }
    return key == other.key && table == other.table && bundle == other.bundle && ownLocale == other.ownLocale
  }
}

/// A string with attributes: its links, its emphasis, and what is said of its fonts, colours and lines.
final class AttributedContent: TextContent, @unchecked Sendable {
  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  override func runs(in locale: Locale) -> [TextRun] {
    string.runs.map { part in
      var run = TextRun(String(string[part.range].characters))
      run.link = part.link?.absoluteString
      run.styles = Self.styles(of: part)
      return run
    }
  }

  private static func styles(of part: AttributedString.Runs.Run) -> [RenderModifier] {
    var styles: [RenderModifier] = []
    func say(_ name: ModifierName, _ value: AttributeValue?) {
      if let value { styles.append(RenderModifier(name, value: value)) }
    }
    let intent = part.inlinePresentationIntent ?? []
    say(.font, part.font.map { .text($0.name) })
    if intent.contains(.stronglyEmphasized) { say(.bold, .flag(true)) }
    if intent.contains(.emphasized) { say(.italic, .flag(true)) }
    if intent.contains(.code) { say(.monospaced, .flag(true)) }
    say(.strikethrough, part.strikethroughStyle?.value() ?? (intent.contains(.strikethrough) ? .flag(true) : nil))
    say(.underline, part.underlineStyle?.value())
    say(.foreground, part.foregroundColor.map { .text($0.name) })
    say(.background, part.backgroundColor.map { .text($0.name) })
    say(.kerning, part.kern.map { .number($0) })
    say(.tracking, part.tracking.map { .number($0) })
    say(.baselineOffset, part.baselineOffset.map { .number($0) })
    return styles
  }

  override func isSame(as other: TextContent) -> Bool { (other as? AttributedContent)?.string == string }
}
