import SwiftSyntax

/// What is written where a part of a file is left out.
enum StandIn {
  /// Stands before each, so that an error inside of one is known to need more left out.
  static let mark = "/*left out*/"

  /// A view that says what is missing.
  static func view(_ words: String) -> String {
    "\(mark) SwiftUI.Text(verbatim: \(words.debugDescription)).font(SwiftUI.Font.caption).padding(8)"
      + ".border(SwiftUI.Color.orange)"
  }

  /// The statements of a function, or of what reads a property, that gives a value of a type; nil for none.
  static func body(returning type: TypeSyntax?, _ words: String) -> String {
    guard let type else { return mark }
    let text = type.trimmedDescription
    let stops = "\(mark) fatalError(\(words.debugDescription))"
    if text.hasPrefix("some ") || text.hasPrefix("any ") {
      let name = text.split(separator: " ").last.map(String.init) ?? ""
      return switch name.split(separator: ".").last {
      case "View": view(words)
      case "Scene": "\(mark) SwiftUI.WindowGroup { \(view(words)) }"
      default: stops
      }
    }
    if ["Void", "()", "Swift.Void"].contains(text) { return mark }
    if type.is(OptionalTypeSyntax.self) { return "\(mark) return nil" }
    if type.is(ArrayTypeSyntax.self) { return "\(mark) return []" }
    if type.is(DictionaryTypeSyntax.self) { return "\(mark) return [:]" }
    return stops
  }
}
