import TenureRender

/// What the numbers of a page may be: no more than a screen, a list and a user can come to. The one gate between a
/// message and a program's code, which takes what it is told for a screen's: `Int(location.x)`, a canvas of that width.
///
/// Places and sizes are brought to the nearest that can be, for the page of an honest browser may be very tall. Everything
/// else that is out of its range is no message.
package enum Reach {
  /// Points from the upper left corner of an element, and points of its width and height.
  package static let places = -16_384.0...16_384.0
  package static let lengths = 0.0...16_384.0
  /// Points of what is scrolled, and of how far.
  package static let scrolled = 0...Int(ScrollRequest.end)
  /// Rows and choices, and how many of them are in sight.
  package static let rows = 0...9_999_999
  package static let rowsInSight = 1...2_000
  /// Elements that tell how large they are, in one message. A page tells of 300.
  package static let measured = 0...1_000
  /// What a place is of: an element, what scrolls, one of the coordinate spaces of an element.
  package static let kinds = -2...1_000
  /// What a page counts: messages seen, edits of a field, wishes for another place.
  package static let counts = 0...1_000_000_000
  /// Screens, sheets and the like that one can go back from.
  package static let depths = 0...10_000
  /// Tabs, from the first.
  package static let tabs = 1...10_000
  /// Megabytes of the files that a page sends at once, or keeps.
  package static let megabytes = 32
  /// Bytes of a page's name.
  package static let secret = 1...100

  package static func place(_ number: Double) -> Double { min(max(number, places.lowerBound), places.upperBound) }
  package static func length(scrolled number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), ScrollRequest.end)
  }
  package static func length(_ number: Double) -> Double { min(max(number, lengths.lowerBound), lengths.upperBound) }

  /// What a user's action can mean to a control; nil where that control offers nothing like it.
  @MainActor package static func hold(_ action: UserAction, on control: Shadow?) -> UserAction? {
    guard let control else { return action }
    switch (action, control.role) {
    case (.setNumber(let number), _):
      guard let low = control[.minimum]?.number, let high = control[.maximum]?.number else { return nil }
      return .setNumber(max(min(number, high), low))
    case (.setText(let text), .datePicker): return isDate(text) ? action : nil
    case (.setText(let text), .colorPicker): return isColor(text) ? action : nil
    default: return action
    }
  }

  /// `2026-11-21`, `10:30` or both with a `T` between, as browsers write them: of the years 1 to 9999.
  private static func isDate(_ text: String) -> Bool {
    let forms = ["dddd-dd-dd", "dd:dd", "dddd-dd-ddTdd:dd"].map { Array($0.utf8) }
    let shape = text.utf8.prefix(20).map { (48...57).contains($0) ? UInt8(ascii: "d") : $0 }
    return forms.contains(shape)
  }

  /// `#rrggbb`.
  private static func isColor(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(8))
    return bytes.count == 7 && bytes[0] == UInt8(ascii: "#") && bytes.dropFirst().allSatisfy(isHexDigit)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).properties.isASCIIHexDigit }
}

extension FlatList.Item {
  /// A whole number of a range; nil for anything else.
  package func whole(in range: ClosedRange<Int>) -> Int? { whole.flatMap { range.contains($0) ? $0 : nil } }
}
