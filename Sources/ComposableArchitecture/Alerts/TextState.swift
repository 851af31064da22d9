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
    case bold, italic
  }

  /// Words that would be looked up in the tables of a language.
  public init(_ key: LocalizedStringKey) { parts = [Part(words: key.plain)] }

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

  private func with(_ look: Look) -> TextState {
    TextState(parts: parts.map { Part(words: $0.words, looks: $0.looks + [look]) })
  }

  /// The words alone.
  var words: String { parts.map(\.words).joined() }

  /// The text as a view.
  var text: Text {
    parts.reduce(Text(verbatim: "")) { text, part in
      text + part.looks.reduce(Text(verbatim: part.words)) { $1 == .bold ? $0.bold() : $0.italic() }
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
