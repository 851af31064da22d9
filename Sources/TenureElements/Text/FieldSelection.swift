import TenureRender
@_spi(Tree) import TenureTree

/// The selection of a field, between a program's binding and what hosts tell. Places are counted as browsers count them, in
/// units of UTF-16.
struct FieldSelection {
  let selection: Binding<TextSelection?>

  /// Says what is selected; and, where hosts have told otherwise, that the program wants it so.
  @MainActor func describe(_ attributes: inout Attributes, of text: String, at node: ElementNode) {
    let range = selection.wrappedValue?.stretch.map { Self.offsets(of: $0, in: text) }
    let words = range.map { "\($0.lowerBound) \($0.upperBound)" } ?? ""
    attributes[.selectedText] = .text(words)
    attributes[.wantedText] = .text(range == node.window.toldSelections[node] ? "" : words)
  }

  /// A user has selected something.
  @MainActor func select(from start: Int, to end: Int, in text: String, at node: ElementNode) {
    let (low, high) = (Self.index(start, in: text), Self.index(max(start, end), in: text))
    tell(low..<high, in: text, at: node)
  }

  /// A user has changed the text: the cursor is behind what is new. A host that knows better says so next.
  @MainActor func typed(_ new: String, over old: String, at node: ElementNode) {
    let kept = zip(new.reversed(), old.reversed()).prefix { $0 == $1 }.count
    let cursor = new.index(new.endIndex, offsetBy: -min(kept, new.count))
    tell(cursor..<cursor, in: new, at: node)
  }

  @MainActor private func tell(_ range: Range<String.Index>, in text: String, at node: ElementNode) {
    node.window.toldSelections[node] = Self.offsets(of: range, in: text)
    selection.wrappedValue = TextSelection(range: range)
    node.window.afterBodies { [weak node] in if let node, !node.hasLeft { node.describeAgain() } }
  }

  private static func offsets(of range: Range<String.Index>, in text: String) -> Range<Int> {
    func offset(_ index: String.Index) -> Int {
      text.utf16.distance(from: text.startIndex, to: min(max(index, text.startIndex), text.endIndex))
    }
    let low = offset(range.lowerBound)
    return low..<max(low, offset(range.upperBound))
  }

  private static func index(_ offset: Int, in text: String) -> String.Index {
    let index = text.utf16.index(text.startIndex, offsetBy: max(offset, 0), limitedBy: text.endIndex) ?? text.endIndex
    // Not inside of a character.
    return String.Index(index, within: text) ?? text.indices.last { $0 <= index } ?? text.startIndex
  }
}

/// What hosts have told of the selection in fields whose programs ask.
@MainActor final class ToldSelections: ElementKeeper {
  static let slot = PartSlot()
  private var told: [NodeID: Range<Int>] = [:]

  init(of window: Window) {}

  subscript(element: ElementNode) -> Range<Int>? {
    get { told[element.id] }
    set { told[element.id] = newValue }
  }

  func forget(_ element: ElementNode) { told[element.id] = nil }
}

extension Window {
  fileprivate var toldSelections: ToldSelections { part() }
}
