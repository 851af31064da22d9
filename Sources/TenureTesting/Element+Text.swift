import TenureRender

// What a user selects in a field.

extension Element {
  /// Selects the first place in the field where this is written. A program hears of it that gave the field a `selection`.
  public func selectText(_ words: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.focus, "select in")
      let content = fieldContent
      guard !words.isEmpty, let range = content.firstRange(of: words) else {
        throw ScreenError(
          "\(node.name) has no \"\(words)\" to select.", "It holds \"\(content)\".", "Select what is in the field.")
      }
      let start = content.utf16.distance(from: content.startIndex, to: range.lowerBound)
      try act(.selectText(from: start, to: start + words.utf16.count), "select in")
    }
  }

  /// Puts the cursor of the field behind so many characters.
  public func moveCursor(to offset: Int, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      try act(.focus, "move the cursor in")
      let place = fieldContent.prefix(max(offset, 0)).utf16.count
      try act(.selectText(from: place, to: place), "move the cursor in")
    }
  }

  /// What is selected in a field with a `selection`; nil where nothing is, also no place to type.
  public var selectedText: String? {
    guard let range = selectedRange else { return nil }
    let content = fieldContent.utf16
    let start = content.index(content.startIndex, offsetBy: range.lowerBound, limitedBy: content.endIndex)
    let end = content.index(content.startIndex, offsetBy: range.upperBound, limitedBy: content.endIndex)
    guard let start, let end else { return nil }
    return String(content[start..<end])
  }

  /// How many characters stand before the cursor, or before what is selected.
  public var cursor: Int? {
    guard let range = selectedRange else { return nil }
    let content = fieldContent.utf16
    return content.index(content.startIndex, offsetBy: range.lowerBound, limitedBy: content.endIndex).map {
      fieldContent[..<$0].count
    }
  }

  private var selectedRange: Range<Int>? {
    let numbers = (node.attributes[.selectedText]?.text ?? "").split(separator: " ").compactMap { Int($0) }
    return numbers.count == 2 ? numbers[0]..<numbers[1] : nil
  }
}
