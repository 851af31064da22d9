import Foundation
import SwiftUI
import TenureDrive
import Testing

@MainActor struct DriverTests {
  struct Pack: App {
    var body: some Scene { WindowGroup { Packing() } }
  }

  struct Packing: View {
    @State private var things = ["Towel", "Hat"]
    @State private var new = ""
    @State private var isLight = false
    @State private var size = "Small"
    @State private var isSaved = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(things, id: \.self) { thing in
            Text(thing).swipeActions { Button("Flag") { new = "\(thing)!" } }
          }
          .onDelete { things.remove(atOffsets: $0) }
          TextField("New", text: $new).onSubmit {
            things.append(new)
            new = ""
          }
          Toggle("Light", isOn: $isLight)
          Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
          Button("Save") {
            Task {
              try? await Task.sleep(for: .seconds(2))
              isSaved = true
            }
          }
          Button("Twin") {}
          Button("Twin") { things = [] }
          if isSaved { Text("Saved") }
          NavigationLink("More") { Text("Nothing more").navigationTitle("More") }
        }
        .navigationTitle("Packing")
      }
    }
  }

  private let driver = Driver(Pack.self, arguments: [])

  @Test func `it says at first what is shown, and then what changed and why`() async throws {
    #expect(try #require(driver.answer.text).contains("toggle \"Light\" value=false"))
    #expect(driver.answer.changes == nil)
    let answer = await driver.perform("tap \"Light\"")
    #expect(answer.error == nil)
    #expect(answer.changes == ["-       toggle \"Light\" value=false", "+       toggle \"Light\" value=true"])
    #expect(answer.record?.count == 1)
    #expect(answer.record?.first?.contains("Packing.isLight: false → true") == true)
    let again = await driver.perform("text")
    #expect(again.changes == nil && again.record == nil)
  }

  @Test func `a user's hands: typing, choosing, swiping, deleting, going on and back`() async throws {
    func run(_ lines: String...) async {
      for line in lines {
        let answer = await driver.perform(line)
        #expect(answer.error == nil, "\(line)")
      }
    }
    await run("type \"New\" \"Sun cream\"", "submit New", "choose Size Large", "delete Towel")
    var text = try #require(await driver.perform("text").text)
    #expect(text.contains("Sun cream") && text.contains("Large") && !text.contains("Towel"))
    await run("swipe Hat Flag")
    #expect(try #require(await driver.perform("tree").text).contains("Hat!"))
    await run("tap More")
    text = try #require(await driver.perform("text").text)
    #expect(text.contains("Nothing more"))
    await run("back", "tap Twin 2")
    text = try #require(await driver.perform("text").text)
    #expect(!text.contains("Sun cream"))
  }

  struct Import: App {
    var body: some Scene { WindowGroup { Importing() } }
  }

  struct Importing: View {
    @State private var isImporting = false
    @State private var isMoving = false
    @State private var file: URL?

    var body: some View {
      VStack {
        Text(file?.lastPathComponent ?? "none")
        Button("Import") { isImporting = true }
        Button("Move") { isMoving = true }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.item]) { file = try? $0.get() }
      .fileMover(isPresented: $isMoving, file: file) { file = try? $0.get() }
    }
  }

  @Test func `files are chosen, and written where it is said`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "words".write(to: folder.appendingPathComponent("a.txt"), atomically: true, encoding: .utf8)
    let driver = Driver(Import.self, arguments: [])
    #expect(await driver.perform("tap Import").changes?.contains { $0.contains("fileImporter") } == true)
    #expect(await driver.perform("file \(folder.path)/none.txt").error == "There is no file \(folder.path)/none.txt.")
    #expect(await driver.perform("file \(folder.path)/a.txt").error == nil)
    #expect(try #require(await driver.perform("text").text).contains("a.txt"))
    for line in ["tap Move", "save \(folder.path)/b.txt"] { #expect(await driver.perform(line).error == nil) }
    #expect(try #require(await driver.perform("text").text).contains("b.txt"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["b.txt"])
  }

  struct Trip: App {
    var body: some Scene { WindowGroup { Booking() } }
  }

  struct Booking: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var price = 10.0
    @State private var guests = 1
    @State private var query = ""
    @State private var said = ""
    @State private var answer = ""

    var body: some View {
      NavigationStack {
        List {
          DatePicker("Day", selection: $day)
          Slider(value: $price, in: 0...100) { Text("Price") }
          Stepper("Guests", value: $guests)
          Text("Map").contextMenu { Button("Copy") { said = "copied" } }
          Text("Hold").onLongPressGesture { said = "held" }
          Text("Carried").draggable("hat")
          Text("Bag").dropDestination(for: String.self) { items, _ in
            said = items.joined()
            return true
          }
          Text("price \(Int(price)), guests \(guests), query \(query), \(said)")
          Button("Ask") { DispatchQueue.global().async { Task { @MainActor in answer = "answered" } } }
          Text(answer)
        }
        .searchable(text: $query)
        .refreshable { said = "refreshed" }
        .onOpenURL { said = $0.absoluteString }
      }
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test func `every other control and gesture`() async throws {
    let driver = Driver(Trip.self, arguments: [])
    func said(after line: String) async throws -> String {
      #expect(await driver.perform(line).error == nil, "\(line)")
      let text = try #require(await driver.perform("text").text)
      return try #require(text.split(separator: "\n").first { $0.hasPrefix("price") }).description
    }
    #expect(try await said(after: "slide Price 40") == "price 40, guests 1, query , ")
    #expect(try await said(after: "increment Guests") == "price 40, guests 2, query , ")
    #expect(try await said(after: "contextmenu Map Copy") == "price 40, guests 2, query , copied")
    #expect(try await said(after: "longpress Hold") == "price 40, guests 2, query , held")
    #expect(try await said(after: "drag Carried Bag") == "price 40, guests 2, query , hat")
    #expect(try await said(after: "longpress Hold") == "price 40, guests 2, query , held")
    #expect(try await said(after: "search Rome") == "price 40, guests 2, query Rome, held")
    #expect(try await said(after: "refresh") == "price 40, guests 2, query Rome, refreshed")
    #expect(try await said(after: "open trip://x") == "price 40, guests 2, query Rome, trip://x")
    for (line, shown) in [
      ("choose Day 2026-11-23T10:30", "2026-11-23T10:30"), ("choose Day 2026-12-24", "2026-12-24T00:00"),
      ("choose Day 07:15", "T07:15"),
    ] {
      let answer = await driver.perform(line)
      #expect(answer.error == nil && answer.changes?.last?.contains(shown) == true, "\(line)")
    }
    #expect(await driver.perform("tap Ask").error == nil)
    #expect(await driver.perform("wait answered 5s").error == nil)
    #expect(try #require(await driver.perform("frame \"Map\"").text).hasPrefix("x "))
  }

  struct Board: App {
    struct Cells: View {
      @State private var tapped = "none"
      var body: some View {
        HStack {
          ForEach(0..<2) { cell in
            ZStack { Circle() }.onTapGesture { tapped = "cell \(cell)" }
              .accessibilityElement(children: .ignore).accessibilityLabel("Cell \(cell)")
          }
          Circle().onTapGesture { tapped = "dot" }.accessibilityLabel("Dot")
          Text("tapped \(tapped)")
        }
      }
    }
    var body: some Scene { WindowGroup { Cells() } }
  }

  @Test func `a stack and a shape are called by their accessibility labels`() async throws {
    let driver = Driver(Board.self, arguments: [])
    #expect(await driver.perform("tree").text?.contains("layers \"Cell 1\"") == true)
    for (name, said) in [("Cell 1", "cell 1"), ("Dot", "dot"), ("Cell 0", "cell 0")] {
      #expect(await driver.perform("tap \"\(name)\"").error == nil)
      #expect(await driver.perform("text").text?.contains("tapped \(said)") == true)
    }
  }

  @Test func `time passes when it is told to`() async throws {
    #expect(await driver.perform("tap Save").changes == nil)
    #expect(await driver.perform("pending").text?.contains("1 timer") == true)
    #expect(await driver.perform("advance 1s").changes == nil)
    #expect(await driver.perform("advance 1000ms").changes?.contains { $0.hasSuffix("text \"Saved\"") } == true)
  }

  @Test func `what cannot be done is said with what could`() async throws {
    #expect(await driver.perform("tap \"Sve\"").error?.contains("\"Save\"") == true)
    #expect(await driver.perform("tap Twin").error?.contains("2") == true)
    #expect(await driver.perform("choose Size Huge").error?.contains("\"Small\", \"Large\"") == true)
    #expect(await driver.perform("jump").error == "There is no command 'jump'. 'help' lists them.")
    #expect(await driver.perform("swipe Hat").error == "'swipe' is used so: swipe \"Milk\" \"Flag\"")
    #expect(await driver.perform("advance soon").error?.contains("3s, 250ms") == true)
    #expect(await driver.perform("").error == nil)
    #expect(await driver.perform("tap \"Light").error == nil, "a quotation mark that is not closed ends with the line")
  }

  @Test func `a page shows the screen and does nothing`() async throws {
    let page = try #require(await driver.perform("page").page)
    #expect(page.contains("Packing") && page.contains("Towel") && !page.contains("<script"))
  }

  /// A picture at a path, as far as a PNG file says it first.
  private func size(of file: URL) throws -> [Int] {
    let bytes = try [UInt8](Data(contentsOf: file))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func `a screen is drawn in the size that was asked for, and drawings are told apart`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func drawn(
      _ name: String, _ program: any App.Type = Import.self, _ arguments: [String] = ["--drive", "--size", "150x100"],
      flags: String = ""
    ) async throws -> URL {
      let file = folder.appending(path: name)
      let driver = Driver(program, arguments: arguments)
      let answer = await driver.perform("draw \"\(file.path)\" \(flags)")
      #expect(answer.error == nil)
      return file
    }
    let usual = try await drawn("a.png")
    #expect(try size(of: usual) == [300, 200])
    let same = try await drawn("b.png")
    #expect(try Data(contentsOf: usual) == Data(contentsOf: same))
    let other = try await drawn("c.png", Pack.self)
    let dark = try await drawn("d.png", flags: "dark")
    #expect(try Data(contentsOf: usual) != Data(contentsOf: dark))
    let fitted = try size(of: try await drawn("e.png", flags: "fit"))
    #expect(fitted[0] < 260 && fitted[1] <= 200 && fitted[0] > 64)
    func said(_ line: String) async -> String? { await driver.perform(line).text }
    let made = folder.appending(path: "made.png")
    #expect(await said("difference \(usual.path) \(same.path) \(made.path)") == "none")
    #expect(!FileManager.default.fileExists(atPath: made.path))
    #expect(Int(await said("difference \(usual.path) \(other.path) \(made.path)") ?? "") ?? 0 > 100)
    #expect(try size(of: made) == [3 * 300 + 4 * 24, 2 * 24 + 64 + 200])
    let sheet = folder.appending(path: "sheet.png")
    _ = await driver.perform("beside \(sheet.path) \"on a phone\" \(usual.path) dark \(dark.path)")
    #expect(try size(of: sheet) == [2 * 300 + 3 * 24, 2 * 24 + 64 + 200])
    #expect(
      await driver.perform("difference \(usual.path) \(folder.path)/no.png \(made.path)").error?.contains("no.png")
        == true)
  }

  private struct Filled: App {
    var body: some Scene { WindowGroup { Color.red.accessibilityLabel("Red") } }
  }

  @Test func `a window without a device is a view's from edge to edge`() async {
    func frame(_ arguments: [String]) async -> String? {
      await Driver(Filled.self, arguments: ["--drive", "--size", "200x100"] + arguments).perform("frame \"Red\"").text
    }
    #expect(await frame([])?.contains("height 79") == true)
    #expect(await frame(["--bare"])?.contains("x 0.0, y 0.0, width 200.0, height 100.0") == true)
  }

  @Test func `every command has an example that is one`() async throws {
    let help = try #require(await driver.perform("help").text)
    for line in help.split(separator: "\n") {
      let example = line.components(separatedBy: "  ")[0]
      let answer = await driver.perform(
        example.replacingOccurrences(of: "10s", with: "1ms")
          .replacingOccurrences(of: "screen.png", with: "/dev/null"))
      #expect(
        answer.error?.contains("is used so") != true && answer.error?.contains("no command") != true, "\(example)")
    }
  }

  struct Letters: App {
    var body: some Scene { WindowGroup { Columns() } }
  }

  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List(["a", "b"], id: \.self) { NavigationLink("Row \($0)", value: $0) }
          .navigationTitle("Rows")
          .navigationDestination(for: String.self) { Text("Detail \($0)") }
      } detail: {
        Text("Welcome")
      }
    }
  }

  @Test func `on a phone a split view shows one column at a time`() async throws {
    let phone = Driver(Letters.self, arguments: [])
    #expect(await phone.perform("text").text?.contains("Welcome") == false)
    #expect(await phone.perform("tap \"Row a\"").error == nil)
    let detail = try #require(await phone.perform("text").text)
    #expect(detail.contains("Detail a") && !detail.contains("Row b"))
    #expect(await phone.perform("back").error == nil)
    #expect(await phone.perform("text").text?.contains("Row b") == true)
    let tablet = Driver(Letters.self, arguments: ["--size", "1180x820"])
    let both = try #require(await tablet.perform("text").text)
    #expect(both.contains("Welcome") && both.contains("Row b"))
  }

  @Test func `files are named as seen from the folder where the command was called`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let driver = Driver(Pack.self, arguments: ["--folder", folder.path])
    #expect(await driver.perform("draw pictures/a.png").error == nil)
    #expect(FileManager.default.fileExists(atPath: folder.appending(path: "pictures/a.png").path))
  }
}
