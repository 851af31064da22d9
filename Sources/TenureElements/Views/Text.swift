import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// Lines of text that cannot be edited.
///
///     Text("Hello, \(name)").bold()
@frozen public struct Text: Sendable, Equatable {
  /// What is written.
  @usableFromInline package var plain: String
  /// What the text's own modifiers say, in written order.
  @usableFromInline var styles: [RenderModifier]

  @inlinable init(plain: String) {
    self.plain = plain
    styles = []
  }

  @inlinable public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(plain: key.text)
  }

  @_disfavoredOverload @inlinable public init<S: StringProtocol>(_ content: S) { self.init(plain: String(content)) }

  @inlinable public init(verbatim content: String) { self.init(plain: content) }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(plain: format.format(input))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(plain: formatter.string(for: subject) ?? "\(subject)")
  }

  public init(_ attributed: AttributedString) { self.init(plain: String(attributed.characters)) }

  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.plain += b.plain
    return text
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

  package func describe(_ attributes: inout Attributes, at node: ElementNode) { describe(&attributes) }

  func describe(_ attributes: inout Attributes) {
    attributes[.text] = .text(plain)
    for style in styles {
      attributes[.modifier(style.name)] = style.attributes[.value] ?? .flag(true)
    }
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { font.map { with(.font, .text($0.name)) } ?? self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with(.fontWeight, .text($0.name)) } ?? self }
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.foreground, .text($0.name)) } ?? self }
  public func bold(_ isActive: Bool = true) -> Text { with(.bold, .flag(isActive)) }
  public func italic(_ isActive: Bool = true) -> Text { with(.italic, .flag(isActive)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline, .flag(isActive)) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough, .flag(isActive))
  }
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, .flag(isActive)) }
  public func monospacedDigit() -> Text { with(.monospacedDigit, .flag(true)) }
  public func kerning(_ kerning: Double) -> Text { with(.kerning, .number(kerning)) }
}
