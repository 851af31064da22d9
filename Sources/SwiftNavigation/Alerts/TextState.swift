import Foundation
import SwiftUI

/// A text as state: equal to another one with the same words and looks.
///
///     TextState("Delete \(name)?")
public struct TextState: Equatable, Hashable, Sendable {
  private var parts: [Part] = []

  private struct Part: Hashable, Sendable {
    var words: String
    var looks: [Look] = []
  }

  private enum Look: Hashable, Sendable {
    case bold, italic, monospacedDigit
    case font(Font?), weight(Font.Weight?), color(Color?)
    case underline(Bool, Color?), strikethrough(Bool, Color?)
    case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)

    func put(on text: Text) -> Text {
      switch self {
      case .bold: text.bold()
      case .italic: text.italic()
      case .monospacedDigit: text.monospacedDigit()
      case .font(let font): text.font(font)
      case .weight(let weight): text.fontWeight(weight)
      case .color(let color): text.foregroundColor(color)
      case .underline(let isActive, let color): text.underline(isActive, color: color)
      case .strikethrough(let isActive, let color): text.strikethrough(isActive, color: color)
      case .kerning(let kerning): text.kerning(kerning)
      case .tracking(let tracking): text.tracking(tracking)
      case .baselineOffset(let offset): text.baselineOffset(offset)
      }
    }
  }

  /// Words that would be looked up in the tables of a language.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { parts = [Part(words: Text(key, tableName: tableName, bundle: bundle, comment: comment).plain)] }

  /// These words.
  public init(verbatim content: String) { parts = [Part(words: content)] }

  /// These words.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { parts = [Part(words: String(content))] }

  private init(parts: [Part]) { self.parts = parts }

  /// One text and then another.
  public static func + (a: TextState, b: TextState) -> TextState { TextState(parts: a.parts + b.parts) }

  /// In bold.
  public func bold() -> TextState { with(.bold) }
  /// In italics.
  public func italic() -> TextState { with(.italic) }

  /// With digits of one width.
  public func monospacedDigit() -> TextState { with(.monospacedDigit) }
  /// In a font.
  public func font(_ font: Font?) -> TextState { with(.font(font)) }
  /// In a weight.
  public func fontWeight(_ weight: Font.Weight?) -> TextState { with(.weight(weight)) }
  /// In a colour.
  public func foregroundColor(_ color: Color?) -> TextState { with(.color(color)) }
  /// With a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> TextState { with(.underline(isActive, color)) }
  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> TextState {
    with(.strikethrough(isActive, color))
  }
  /// With letters so much further apart.
  public func kerning(_ kerning: CGFloat) -> TextState { with(.kerning(kerning)) }
  /// With letters so much further apart, at the end too.
  public func tracking(_ tracking: CGFloat) -> TextState { with(.tracking(tracking)) }
  /// So much higher than the line.
  public func baselineOffset(_ offset: CGFloat) -> TextState { with(.baselineOffset(offset)) }

  private func with(_ look: Look) -> TextState {
    TextState(parts: parts.map { Part(words: $0.words, looks: $0.looks + [look]) })
  }

  /// The words alone.
  package var words: String { parts.map(\.words).joined() }

  /// The words, with marks around those that have looks: `Delete <bold>all</bold>?`.
  package var marked: String {
    parts.map { part in
      part.looks.reduce(part.words) { words, look in
        let name = Mirror(reflecting: look).children.first?.label ?? "\(look)"
        return "<\(name)>\(words)</\(name)>"
      }
    }.joined()
  }

  /// The text as a view.
  package var text: Text {
    parts.reduce(Text(verbatim: "")) { text, part in
      text + part.looks.reduce(Text(verbatim: part.words)) { $1.put(on: $0) }
    }
  }
}

extension String {
  /// The words of a text that is state.
  public init(state: TextState) { self = state.words }
}

extension Text {
  /// The view of a text that is state.
  public init(_ state: TextState) { self = state.text }
}

extension TextState: CustomStringConvertible {
  public var description: String { words }
}
