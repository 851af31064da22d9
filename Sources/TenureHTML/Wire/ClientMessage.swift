import Foundation
import TenureRender

/// What a page says: a list whose first item is a word.
package enum ClientMessage: Equatable {
  /// The first message of a socket: the page's secret, the number of the last message that it has applied, and the
  /// secret of the page that the same tab showed before, if it did.
  case hello(secret: String, seen: Int, before: String?)
  case action(UserAction, NodeID, edits: Int?)
  /// The browser's history was moved through: the number of the wish, how deep the place was, and its address.
  case go(number: Int, depth: Int, address: String?)
  /// How large elements are that asked for it.
  case rooms([MeasuredSize])
  /// Where elements are that read it, and the coordinate spaces that they may see it from.
  case placed(MeasuredLayout)
  /// How far something is scrolled that a view asks about.
  case scrolled(MeasuredScroll)
  /// A part of a file that was chosen.
  case file(NodeID, FilePart)
  /// A file is to be written, and downloaded.
  case save(NodeID)

  /// The version of what page and server say to each other.
  package static let version = 1

  /// Nil for whatever is not exactly one of these.
  package static func read(_ bytes: [UInt8]) -> ClientMessage? {
    guard let items = FlatList.read(bytes), case .text(let first)? = items.first, let word = PageWord(rawValue: first)
    else { return nil }
    switch word {
    case .hello: return hello(items)
    case .go: return go(items)
    case .rooms: return rooms(items)
    case .placed: return placed(items)
    case .scrolled: return scrolled(items)
    case .file: return file(items)
    default: return action(word, items)
    }
  }

  private static func action(_ word: PageWord, _ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count >= 2, let id = items[1].whole.flatMap(UInt32.init(exactly:)) else { return nil }
    let node = NodeID(id)
    func plain(_ action: UserAction) -> ClientMessage? {
      items.count == 2 ? .action(action, node, edits: nil) : nil
    }
    func flagged(_ action: (Bool) -> UserAction) -> ClientMessage? {
      guard items.count == 3, case .flag(let flag) = items[2] else { return nil }
      return .action(action(flag), node, edits: nil)
    }
    switch word {
    case .tap: return plain(.tap)
    case .doubleTap: return plain(.doubleTap)
    case .longPress: return plain(.longPress)
    case .submit: return plain(.submit)
    case .increment: return plain(.increment)
    case .decrement: return plain(.decrement)
    case .focus: return plain(.focus)
    case .blur: return plain(.blur)
    case .back: return plain(.back)
    case .dismiss: return plain(.dismiss)
    case .delete: return plain(.delete)
    case .refresh: return plain(.refresh)
    case .select: return flagged(UserAction.select)
    case .fold: return flagged(UserAction.fold)
    case .load: return flagged(UserAction.load)
    case .hover: return flagged(UserAction.hover)
    case .press: return flagged(UserAction.press)
    case .attend: return flagged(UserAction.attend)
    case .point:
      guard items.count == 4, case .number(let x) = items[2], case .number(let y) = items[3], x.isFinite, y.isFinite
      else { return nil }
      return .action(.point(x: Reach.place(x), y: Reach.place(y)), node, edits: nil)
    case .text:
      guard items.count == 4, case .text(let text) = items[2], let edits = items[3].whole(in: Reach.counts) else {
        return nil
      }
      return .action(.setText(text), node, edits: edits)
    case .cursor:
      guard items.count == 4, let start = items[2].whole(in: Reach.counts), let end = items[3].whole(in: Reach.counts)
      else { return nil }
      return .action(.selectText(from: start, to: end), node, edits: nil)
    case .flag: return flagged(UserAction.setFlag)
    case .choose:
      guard items.count == 3, let index = items[2].whole(in: Reach.rows) else { return nil }
      return .action(.choose(index), node, edits: nil)
    case .move:
      guard items.count == 3, let place = items[2].whole(in: Reach.rows) else { return nil }
      return .action(.move(to: place), node, edits: nil)
    case .scroll:
      guard items.count == 4, let first = items[2].whole(in: Reach.rows),
        let rows = items[3].whole(in: Reach.rowsInSight)
      else { return nil }
      return .action(.scroll(to: first, rows: rows), node, edits: nil)
    case .number:
      guard items.count == 3, case .number(let number) = items[2], number.isFinite else { return nil }
      return .action(.setNumber(number), node, edits: nil)
    case .drag: return drag(items, node)
    case .drop: return drop(items, node)
    case .key:
      guard items.count == 4, case .text(let name) = items[2], let held = items[3].whole, (0..<64).contains(held),
        let key = KeyName.character(name)
      else { return nil }
      return .action(.key(key, held: held), node, edits: nil)
    case .save: return items.count == 2 ? .save(node) : nil
    case .hello, .go, .rooms, .placed, .scrolled, .file: return nil
    }
  }

  private static func hello(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 5, items[1].whole == version, case .text(let secret) = items[2],
      let seen = items[3].whole(in: Reach.counts), Reach.secret.contains(secret.utf8.count)
    else { return nil }
    switch items[4] {
    case .text(let before) where Reach.secret.contains(before.utf8.count):
      return .hello(secret: secret, seen: seen, before: before)
    case .null: return .hello(secret: secret, seen: seen, before: nil)
    default: return nil
    }
  }

  private static func go(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 4, let number = items[1].whole(in: Reach.counts), number > 0,
      let depth = items[2].whole(in: Reach.depths)
    else { return nil }
    switch items[3] {
    case .text(let address): return .go(number: number, depth: depth, address: address)
    case .null: return .go(number: number, depth: depth, address: nil)
    default: return nil
    }
  }

  /// Node, width and height of each, in one text.
  private static func rooms(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 2, case .text(let text) = items[1], text.utf8.count < 10_000 else { return nil }
    let numbers = text.split(separator: " ").map { UInt32($0) }
    guard numbers.count % 3 == 0, Reach.measured.contains(numbers.count / 3), !numbers.contains(nil) else { return nil }
    return .rooms(
      stride(from: 0, to: numbers.count, by: 3).map { place in
        MeasuredSize(
          node: NodeID(numbers[place]!), width: Reach.length(Double(numbers[place + 1]!)),
          height: Reach.length(Double(numbers[place + 2]!)))
      })
  }

  /// Node, kind, place and size of each, in one text.
  private static func placed(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 2, case .text(let text) = items[1], text.utf8.count < 10_000 else { return nil }
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard numbers.count % 6 == 0, Reach.measured.contains(numbers.count / 6), numbers.allSatisfy(\.isFinite) else {
      return nil
    }
    var layout = MeasuredLayout()
    for start in stride(from: 0, to: numbers.count, by: 6) {
      guard let id = UInt32(exactly: numbers[start]), let kind = Int(exactly: numbers[start + 1]),
        Reach.kinds.contains(kind)
      else { return nil }
      let (x, y) = (Reach.place(numbers[start + 2]), Reach.place(numbers[start + 3]))
      let (width, height) = (Reach.length(numbers[start + 4]), Reach.length(numbers[start + 5]))
      if kind == -2 {
        var own = MeasuredSize(node: NodeID(id), width: width, height: height)
        own.corner = .init(x: x, y: y)
        layout.sizes.append(own)
      } else {
        layout.spaces.append(
          MeasuredSpace(name: .init(NodeID(id), kind), x: x, y: y, width: width, height: height))
      }
    }
    return .placed(layout)
  }

  /// Offset, size of the content and size of what is seen, in one text; and whether a user scrolls.
  private static func scrolled(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 4, let id = items[1].whole.flatMap(UInt32.init(exactly:)), case .text(let text) = items[2],
      case .flag(let isMoved) = items[3], text.utf8.count < 100
    else { return nil }
    let numbers = text.split(separator: " ", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 6, numbers.allSatisfy({ $0.map(Reach.scrolled.contains) == true }) else { return nil }
    let all = numbers.map { Double($0!) }
    var scroll = MeasuredScroll(
      node: NodeID(id), x: all[0], y: all[1], contentWidth: all[2], contentHeight: all[3],
      width: Reach.length(all[4]), height: Reach.length(all[5]))
    scroll.phase = isMoved ? .interacting : .idle
    return .scrolled(scroll)
  }

  private static func file(_ items: [FlatList.Item]) -> ClientMessage? {
    guard items.count == 5, let id = items[1].whole.flatMap(UInt32.init(exactly:)), case .text(let name) = items[2],
      case .text(let text) = items[3], let bytes = Data(base64Encoded: text), let end = items[4].whole(in: 0...2)
    else { return nil }
    return .file(NodeID(id), FilePart(name: name, bytes: bytes, endsFile: end > 0, endsAll: end == 2))
  }

  private static func drop(_ items: [FlatList.Item], _ node: NodeID) -> ClientMessage? {
    guard items.count == 6, let source = items[3].whole.flatMap(UInt32.init(exactly:)), case .number(let x) = items[4],
      case .number(let y) = items[5], x.isFinite, y.isFinite
    else { return nil }
    let stages: [UserAction.DropStage] = [.entered, .dropped, .exited, .lifted]
    guard let stage = items[2].whole, stages.indices.contains(stage) else { return nil }
    let action = UserAction.drop(stages[stage], of: NodeID(source), x: Reach.place(x), y: Reach.place(y))
    return .action(action, node, edits: nil)
  }

  private static func drag(_ items: [FlatList.Item], _ node: NodeID) -> ClientMessage? {
    guard items.count == 5, case .number(let x) = items[3], case .number(let y) = items[4], x.isFinite, y.isFinite
    else { return nil }
    let stages: [UserAction.DragStage] = [.began, .moved, .ended, .cancelled]
    guard let stage = items[2].whole, stages.indices.contains(stage) else { return nil }
    return .action(.drag(stages[stage], x: Reach.place(x), y: Reach.place(y)), node, edits: nil)
  }
}

/// A part of a file that a user has chosen.
package struct FilePart: Equatable {
  package var name: String
  package var bytes: Data
  /// The file is whole with it.
  package var endsFile: Bool
  /// No other file comes.
  package var endsAll: Bool
}

/// Keys as browsers call them.
private enum KeyName {
  private static let characters: [String: Character] = [
    "ArrowUp": "\u{F700}", "ArrowDown": "\u{F701}", "ArrowLeft": "\u{F702}", "ArrowRight": "\u{F703}",
    "Escape": "\u{1B}", "Backspace": "\u{8}", "Delete": "\u{F728}", "Home": "\u{F729}", "End": "\u{F72B}",
    "PageUp": "\u{F72C}", "PageDown": "\u{F72D}", "Tab": "\t", "Enter": "\r",
  ]

  static func character(_ name: String) -> Character? {
    characters[name] ?? (name.count == 1 && name.utf8.count <= 16 ? name.first : nil)
  }
}
