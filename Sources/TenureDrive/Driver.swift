import Foundation
import TenureScenes
import TenureTesting
import TenureWeb

/// A program without a display that is told what its user does, a line at a time.
@MainActor package final class Driver {
  private let screen: Screen
  private let look: DrivenLook
  private var outline = ""
  private var turnsTold = 0
  private var issuesTold = 0
  /// What is said before the first line.
  package private(set) var answer = Answer()

  package init(_ program: any App.Type, arguments: [String]) {
    let look = DrivenLook(arguments: arguments)
    self.look = look
    screen = Screen(driving: program) {
      look.configuration.fill(&$0)
      if let size = look.size { $0.takeWindow(size) }
    }
    if let size = look.size { if look.isBare { screen.show(withoutDevice: size) } else { screen.windowSize = size } }
    answer = Answer(text: screen.tree)
    note(&answer)
    answer.changes = nil
  }

  package func perform(_ line: String) async -> Answer {
    var answer = Answer()
    do {
      let words = Words.of(line)
      guard let name = words.first else { return answer }
      guard let command = Command(rawValue: name.lowercased()) else {
        throw DriveError("There is no command '\(name)'. 'help' lists them.")
      }
      answer = try await run(command, Array(words.dropFirst()))
      if !command.asks { await screen.settle() }
    } catch let error as ScreenError {
      answer.error = error.message
    } catch let error as DriveError {
      answer.error = error.text
    } catch {
      answer.error = "\(error)"
    }
    note(&answer)
    return answer
  }

  /// Says what is different since the answer before.
  private func note(_ answer: inout Answer) {
    screen.foldWhereNarrow()
    let now = screen.tree
    if now != outline { answer.changes = Difference.lines(from: outline, to: now) }
    outline = now
    let turns = screen.record.turns.filter { $0.number > turnsTold }
    if let last = turns.last {
      answer.record = turns.map(\.description)
      turnsTold = last.number
    }
    let issues = screen.issues.dropFirst(issuesTold)
    if !issues.isEmpty { answer.issues = issues.map(\.description) }
    issuesTold = screen.issues.count
  }

  private func run(_ command: Command, _ words: [String]) async throws -> Answer {
    guard command.counts.contains(words.count) else {
      throw DriveError("'\(command.rawValue)' is used so: \(command.usage)")
    }
    switch command {
    case .tree: return Answer(text: screen.tree)
    case .text: return Answer(text: screen.text)
    case .page: return Answer(page: PicturePage.html(of: screen, language: look.configuration.language))
    case .draw: return try draw(words)
    case .beside:
      let names = stride(from: 1, to: words.count - 1, by: 2).map { (name: words[$0], file: look.place(words[$0 + 1])) }
      try PictureFiles.putBeside(names, to: look.place(words[0]))
    case .difference:
      let count = try PictureFiles.writeDifference(
        from: look.place(words[0]), to: look.place(words[1]), in: look.place(words[2]))
      return Answer(text: count.map { "\($0)" } ?? "none")
    case .issues: return Answer(text: screen.issues.map(\.description).joined(separator: "\n"))
    case .pending: return Answer(text: screen.pending.joined(separator: "\n"))
    case .record: return Answer(text: screen.record.description)
    case .help: return Answer(text: Command.all)
    case .frame: return Answer(text: Self.words(try screen.frame(of: try element(words, Command.tappable))))
    case .tap: try element(words, Command.tappable).tap()
    case .longpress: try element(words, Command.tappable).longPress()
    case .type: try field(words).type(words[words.count - 1])
    case .replace: try field(words).replace(with: words[words.count - 1])
    case .clear: try element(words, Command.fields).clear()
    case .submit: try element(words, Command.fields).submit()
    case .choose: try choose(words)
    case .slide: try element([words[0]], ["slider"]).slide(to: try number(words[1]))
    case .increment: try element(words, ["stepper"]).increment()
    case .decrement: try element(words, ["stepper"]).decrement()
    case .swipe: try screen.row(words[0]).swipe(words[1])
    case .delete: try screen.row(words[0]).delete()
    case .contextmenu: try element([words[0]], ["row"] + Command.tappable).contextMenu(words[1])
    case .drag:
      let kinds = ["row"] + Command.tappable
      try element([words[0]], kinds).drag(onto: try element([words[1]], kinds))
    case .select: try screen.row(words[0]).select()
    case .scroll: try element(words, ["row"] + Command.tappable).scrollIntoView()
    case .back: try screen.back()
    case .dismiss: try screen.dismiss()
    case .search: try screen.search(words[0])
    case .refresh: try await screen.refresh()
    case .open: try screen.open(words[0])
    case .file:
      let files = words.map { URL(fileURLWithPath: look.place($0)) }
      if let missing = files.first(where: { !FileManager.default.fileExists(atPath: $0.path) }) {
        throw DriveError("There is no file \(missing.path).")
      }
      try screen.fileImporter.choose(files)
    case .save: try screen.fileExporter.save(to: URL(fileURLWithPath: look.place(words[0])))
    case .advance: await screen.advance(by: try duration(words[0]))
    case .wait:
      let limit = words.count > 1 ? try duration(words[1]) : .seconds(10)
      try await screen.wait(until: { screen.shows(words[0]) }, atMost: limit)
    }
    return Answer()
  }

  /// `draw screen.png`; in the dark: `draw screen.png dark`; without what is empty around the view: `draw screen.png fit`.
  private func draw(_ words: [String]) throws -> Answer {
    var image = try screen.image(isDark: look.configuration.isDark || words.contains("dark"))
    if words.contains("fit") { image = image.fitted(margin: 16) }
    do { try image.write(to: URL(fileURLWithPath: look.place(words[0]))) } catch {
      throw DriveError("\(words[0]) could not be written: \(error.localizedDescription)")
    }
    let size = screen.windowSize
    let left = image.leftOut.isEmpty ? "" : "; not drawn: \(image.leftOut.joined(separator: ", "))"
    return Answer(text: "\(words[0]): \(Int(size.width)) × \(Int(size.height)) points\(left)")
  }

  /// What is called so. A number after its name says which of several; a word before it, of what kind.
  private func element(_ words: [String], _ kinds: [String]) throws -> Element {
    var words = words
    var kinds = kinds
    var place: Int?
    if words.count > 1, let number = Int(words[words.count - 1]) {
      place = number - 1
      words.removeLast()
    }
    if words.count > 1 { kinds = [words.removeFirst()] }
    return try screen.element(meantBy: words[0], kinds: kinds, at: place)
  }

  /// The field that is named; without a name the only one, or the one with the focus.
  private func field(_ words: [String]) throws -> Element {
    if words.count > 1 { return try element(Array(words.dropLast()), Command.fields) }
    let fields = screen.textFields + screen.secureFields + screen.textEditors
    if let field = fields.first(where: \.isFocused) { return field }
    guard fields.count == 1 else {
      throw DriveError(
        "There are \(fields.count) fields, and none has the focus. Say which: type \"Name\" \"text\". "
          + "There is \(fields.map { "\"\($0.label)\"" }.joined(separator: ", ")).")
    }
    return fields[0]
  }

  private func choose(_ words: [String]) throws {
    let control = try element([words[0]], ["picker", "menu", "datePicker"])
    if control.choices.isEmpty, let date = Self.date(words[1]) { return try control.choose(date) }
    try control.choose(words[1])
  }

  private func number(_ word: String) throws -> Double {
    guard let number = Double(word), number.isFinite else { throw DriveError("'\(word)' is not a number.") }
    return number
  }

  /// `3s`, `250ms`, `2m`, `1h`; a number alone is seconds.
  private func duration(_ word: String) throws -> Duration {
    let digits = word.prefix { $0.isNumber || $0 == "." }
    let units: [String: Double] = ["": 1, "s": 1, "ms": 0.001, "m": 60, "min": 60, "h": 3600, "d": 86_400]
    guard let count = Double(digits), let unit = units[String(word.dropFirst(digits.count))] else {
      throw DriveError("'\(word)' is not a length of time. Write 3s, 250ms, 2m or 1h.")
    }
    return .seconds(count * unit)
  }

  /// `2026-11-23`, or with a time after it: `2026-11-23T10:30`. A time alone is today's.
  private static func date(_ word: String) -> Date? {
    let style = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
    let timed = style.time(includingFractionalSeconds: false)
    return (try? timed.parse(word)) ?? (try? timed.parse(word + ":00")) ?? (try? style.parse(word))
      ?? (try? timed.parse("\(Date().formatted(style))T\(word):00"))
  }

  private static func words(_ frame: CGRect) -> String {
    "x \(frame.minX), y \(frame.minY), width \(frame.width), height \(frame.height)"
  }
}

/// A command that is not understood.
struct DriveError: Error {
  let text: String

  init(_ text: String) { self.text = text }
}
