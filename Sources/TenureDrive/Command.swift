import Foundation

/// What a driven program can be told.
enum Command: String, CaseIterable {
  case tree, text, tap, longpress, type, replace, clear, submit, choose, slide, increment, decrement, select, swipe
  case delete, drag, contextmenu, scroll, back, dismiss, search, refresh, open, file, save, advance, wait, frame, record
  case issues, pending, page, draw, beside, difference, help

  static let tappable = [
    "button", "navigationLink", "link", "toggle", "tab", "menu", "picker", "disclosureGroup", "columnHeader",
    "textField",
    "secureField", "textEditor", "searchField", "row", "text", "image",
  ]
  static let fields = ["textField", "secureField", "textEditor", "searchField"]

  /// True for what changes nothing.
  var asks: Bool {
    switch self {
    case .tree, .text, .frame, .record, .issues, .pending, .page, .draw, .beside, .difference, .help: true
    default: false
    }
  }

  /// How many words follow.
  var counts: ClosedRange<Int> {
    switch self {
    case .tree, .text, .back, .dismiss, .refresh, .record, .issues, .pending, .page, .help: 0...0
    case .tap, .longpress, .clear, .submit, .increment, .decrement, .scroll, .frame: 1...3
    case .type, .replace: 1...4
    case .select, .delete, .search, .open, .save, .advance: 1...1
    case .file: 1...20
    case .draw: 1...3
    case .beside: 3...41
    case .difference: 3...3
    case .wait: 1...2
    case .choose, .slide, .swipe, .contextmenu, .drag: 2...2
    }
  }

  /// An example, and what it does.
  private var lesson: (example: String, meaning: String) {
    switch self {
    case .tree: ("tree", "the screen as an outline: kinds, names, values")
    case .text: ("text", "all that a user can read")
    case .tap: ("tap \"Save\"", "also with its kind, or which of several: tap toggle \"Wi-Fi\", tap \"Delete\" 2")
    case .longpress: ("longpress \"Photo\"", "holds it for long")
    case .type: ("type \"Name\" \"Ada\"", "types into a field; without a name, into the one with the focus")
    case .replace: ("replace \"Name\" \"Ada\"", "types instead of what the field holds")
    case .clear: ("clear \"Name\"", "empties a field")
    case .submit: ("submit \"Name\"", "presses return in a field")
    case .choose:
      ("choose \"Flavour\" \"Vanilla\"", "of a picker, a menu; a date as 2026-11-23, 2026-11-23T10:30 or 10:30")
    case .slide: ("slide \"Volume\" 40", "moves a slider to a value")
    case .increment: ("increment \"Guests\"", "presses a stepper's +")
    case .decrement: ("decrement \"Guests\"", "presses a stepper's -")
    case .select: ("select \"Milk\"", "selects a row of a list or a table")
    case .swipe: ("swipe \"Milk\" \"Flag\"", "swipes a row and taps an action")
    case .delete: ("delete \"Milk\"", "deletes a row as a swipe does")
    case .contextmenu: ("contextmenu \"Milk\" \"Copy\"", "chooses of a context menu")
    case .drag: ("drag \"Milk\" \"Done\"", "drags what is draggable onto what takes it")
    case .scroll: ("scroll \"Milk\"", "scrolls until it is in sight")
    case .back: ("back", "the back button")
    case .dismiss: ("dismiss", "swipes a sheet or a popover away")
    case .search: ("search \"milk\"", "types into the search field")
    case .refresh: ("refresh", "pulls a list down")
    case .open: ("open shop://cart", "opens an address")
    case .file: ("file notes.txt", "chooses files in a file importer")
    case .save: ("save copy.txt", "saves in a file exporter: there, or in that folder")
    case .advance: ("advance 3s", "lets time pass for timers, sleeps and animations: it stands still otherwise")
    case .wait: ("wait \"Loaded\" 10s", "waits, in real time, until that can be read")
    case .frame: ("frame \"Save\"", "where it is, in points")
    case .record: ("record", "all turns: events, what they wrote, which bodies ran and why")
    case .issues: ("issues", "what was misused")
    case .pending: ("pending", "what the screen waits for")
    case .page: ("page", "the screen as HTML")
    case .draw: ("draw screen.png", "a picture of the screen, drawn without a browser")
    case .beside: ("beside all.png \"a\" a.png \"b\" b.png", "puts pictures beside one another, each below its name")
    case .difference: ("difference a.png b.png c.png", "how many pixels differ; c.png shows which")
    case .help: ("help", "this text")
    }
  }

  var usage: String { lesson.example }

  static var all: String {
    let width = allCases.map(\.lesson.example.count).max() ?? 0
    return allCases.map { command in
      let (example, meaning) = command.lesson
      return example.padding(toLength: width, withPad: " ", startingAt: 0) + "  " + meaning
    }.joined(separator: "\n")
  }
}
