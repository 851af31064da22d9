import TenureCheck
import Testing

@Suite struct UnstableIdentityTests {
  static let pairs = [
    Pair(
      "rows by position whose parts hold state; rows by what they show",
      bad: """
        final class Panes: ObservableObject {
          @Published var panes: [String] = ["a"]
          func split(at index: Int) { panes.insert("b", at: index) }
        }

        struct Editor: View { @State private var text = ""; var body: some View { TextField("Text", text: $text) } }
        struct Pane: View { let name: String; var body: some View { VStack { Text(name); Editor() } } }

        struct Split: View {
          @ObservedObject var data: Panes
          var body: some View {
            ForEach(/*!*/ Array(data.panes.enumerated()), id: \\.offset) { index, name in Pane(name: name) }
          }
        }
        """,
      good: """
        final class Panes: ObservableObject {
          @Published var panes: [String] = ["a"]
          func split(at index: Int) { panes.insert("b", at: index) }
        }

        struct Editor: View { @State private var text = ""; var body: some View { TextField("Text", text: $text) } }
        struct Pane: View { let name: String; var body: some View { VStack { Text(name); Editor() } } }

        struct Split: View {
          @ObservedObject var data: Panes
          var body: some View {
            ForEach(data.panes, id: \\.self) { name in Pane(name: name) }
          }
        }
        """, severity: .warning),
    Pair(
      "a field that loses its focus; a spinner that is made anew so that it turns",
      bad: """
        struct More: View {
          @State private var text = ""
          var body: some View {
            HStack { TextField("More", text: $text) }.id(/*!*/ UUID())
          }
        }
        """,
      good: """
        struct More: View {
          @State private var text = ""
          var body: some View {
            HStack { ProgressView() }.listRowSeparator(.hidden).id(UUID())
          }
        }
        """),
    Pair(
      "a computed id",
      bad: "struct Message: Identifiable { var id: UUID { /*!*/ UUID() } }",
      good: "struct Message: Identifiable { let id = UUID() }", severity: .error),
    Pair(
      "a computed id that falls back",
      bad: """
        struct Tag { var name: String? }
        extension Tag: Identifiable { var id: String { name ?? /*!*/ UUID().uuidString } }
        """,
      good: """
        struct Tag { var name: String; let key: UUID }
        extension Tag: Identifiable { var id: String { name + key.uuidString } }
        """, severity: .error),
    Pair(
      "a fresh id on what holds state",
      bad: """
        struct Form: View { @State private var name = ""; var body: some View { TextField("", text: $name) } }
        struct Root: View { var body: some View { Form().padding().id(/*!*/ UUID()) } }
        """,
      good: """
        struct Form: View { @State private var name = ""; var body: some View { TextField("", text: $name) } }
        struct Root: View { let key: UUID; var body: some View { Form().padding().id(key) } }
        """, severity: .warning),
    Pair(
      "a fresh id on a leaf",
      bad: "struct Title: View { var body: some View { Text(1.description).id(/*!*/ UUID()) } }",
      good: "struct Title: View { func reset() { store.id(UUID()) }; var body: some View { Text(1.description) } }",
      severity: .info),
    Pair(
      "rows by position",
      bad: """
        struct Row: View { @State private var isOpen = false; let item: String; var body: some View { Text(item) } }
        struct Rows: View {
          @State private var items = ["a"]
          var body: some View {
            ForEach(/*!*/ items.indices, id: \\.self) { index in Row(item: items[index]) }
            Button("Remove") { items.remove(at: 0) }
          }
        }
        """,
      good: """
        struct Row: View { let item: String; var body: some View { Text(item) } }
        struct Rows: View {
          @State private var items = ["a"]
          var body: some View {
            ForEach(items.indices, id: \\.self) { index in Row(item: items[index]) }
            Button("Remove") { items.remove(at: 0) }
          }
        }
        """, severity: .warning),
    Pair(
      "rows by offset of an array that is only appended to",
      bad: """
        struct Row: View { @State private var isOpen = false; var body: some View { Text("") } }
        struct Rows: View {
          @State private var items = ["a"]
          var body: some View {
            ForEach(/*!*/ Array(items.enumerated()), id: \\.offset) { pair in Row() }
            Button("Move") { items.insert("b", at: 0) }
          }
        }
        """,
      good: """
        struct Row: View { @State private var isOpen = false; var body: some View { Text("") } }
        struct Rows: View {
          @State private var items = ["a"]
          var body: some View {
            ForEach(Array(items.enumerated()), id: \\.offset) { pair in Row() }
            Button("More") { items.append("b") }
          }
        }
        """, severity: .warning),
    Pair(
      "elements made while the body runs",
      bad: """
        struct Entry: Identifiable { let id = UUID(); let text: String }
        struct Entries: View {
          let texts: [String]
          var entries: [Entry] { texts.map { /*!*/ Entry(text: $0) } }
          var body: some View { ForEach(entries) { Text($0.text) } }
        }
        """,
      good: """
        struct Entry: Identifiable { let id = UUID(); let text: String }
        struct Entries: View {
          @State private var entries = [Entry(text: "a")]
          var body: some View { ForEach(entries) { Text($0.text) } }
        }
        """, severity: .warning),
    Pair(
      "a computed list that is changed by a copy",
      bad: """
        struct Row: View { let text: String; @State private var isOpen = false; var body: some View { Text(text) } }
        struct Notes: View {
          @AppStorage("notes") private var stored = ""
          private var notes: [String] { stored.components(separatedBy: ",") }
          var body: some View {
            ForEach(/*!*/ notes.indices, id: \\.self) { index in Row(text: notes[index]).onTapGesture { delete(index) } }
          }
          private func delete(_ index: Int) {
            var notes = notes
            notes.remove(at: index)
            stored = notes.joined(separator: ",")
          }
        }
        """,
      good: """
        struct Row: View { let text: String; @State private var isOpen = false; var body: some View { Text(text) } }
        struct Notes: View {
          @AppStorage("notes") private var stored = ""
          private var notes: [String] { stored.components(separatedBy: ",") }
          var body: some View {
            ForEach(notes.indices, id: \\.self) { index in Row(text: notes[index]) }
            Button("Add") { stored += ",new" }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnstableIdentity.self) }

  @Test func itSaysWhatHappens() {
    expect(
      UnstableIdentity.self, of: UnstableIdentity.about.wrong,
      says: """
        2:18 error: 'id' of Message is computed as 'UUID()': each read gives another.
        Each time a body runs, every Message counts as a new element, and its view loses its state.
        Store it: 'let id = UUID()'. Or use what tells one Message from another.
        """)
  }
}

extension UnstableIdentityTests {
  private static func rows(_ loop: String, by id: String = "let id = UUID()", model: String) -> String {
    """
    struct Line: Identifiable { \(id); let text: String }
    @Observable final class Log {
      private(set) var texts: [String] = []
      var kept: [Line] = []
      func add(_ text: String) { texts.insert(text, at: 0) }
      \(model)
    }
    struct LogView: View {
      @State private var log = Log()
      var body: some View { \(loop) }
    }
    """
  }

  @Test(
    "Rows that a model makes anew each time",
    arguments: [
      ("ForEach(log.lines) { Text($0.text) }", "var lines: [Line] { texts.map { /*!*/ Line(text: $0) } }"),
      ("List(log.lines.reversed()) { Text($0.text) }", "var lines: [Line] { texts.map { /*!*/ Line(text: $0) } }"),
      (
        "ForEach(log.lines(2)) { Text($0.text) }",
        "func lines(_ limit: Int) -> [Line] { texts.prefix(limit).map { /*!*/ Line(text: $0) } }"
      ),
      ("let lines = log.texts.map { /*!*/ Line(text: $0) }; ForEach(lines) { Text($0.text) }", ""),
    ])
  func madeAnew(_ loop: String, _ model: String) {
    expect(UnstableIdentity.self, fires: Self.rows(loop, model: model), severity: .warning)
  }

  @Test("Rows that a model keeps, or whose id follows from what they are") func kept() {
    expect(
      UnstableIdentity.self,
      staysQuiet: Self.rows(
        "ForEach(log.kept) { Text($0.text) }", model: "func renew() { kept = texts.map { Line(text: $0) } }"))
    expect(
      UnstableIdentity.self,
      staysQuiet: Self.rows(
        "ForEach(log.lines) { Text($0.text) }", by: "var id: String { text }",
        model: "var lines: [Line] { texts.map { Line(text: $0) } }"))
    expect(
      UnstableIdentity.self,
      staysQuiet: Self.rows(
        "ForEach(log.lines, id: \\.text) { Text($0.text) }", model: "var lines: [Line] { texts.map { Line(text: $0) } }"
      ))
  }

  @Test("An identity that a getter, a function or a constant of the body makes anew")
  func madeElsewhere() {
    func list(_ id: String, _ member: String = "", first: String = "") -> String {
      """
      struct Board: View {
        let names: [String]
        @State private var isOpen = false
        \(member)
        var body: some View {
          \(first)
          List(names, id: \\.self) { Text($0) }.id(\(id))
        }
      }
      """
    }
    expect(UnstableIdentity.self, fires: list("token", "var token: String { /*!*/ UUID().uuidString }"))
    expect(UnstableIdentity.self, fires: list("token()", "func token() -> UUID { return /*!*/ UUID() }"))
    expect(UnstableIdentity.self, fires: list("now", first: "let now = /*!*/ Date()"))
    expect(UnstableIdentity.self, staysQuiet: list("day", "var day: String { Date().formatted(.dateTime.day()) }"))
    expect(UnstableIdentity.self, staysQuiet: list("token", "let token = UUID()"))
    expect(UnstableIdentity.self, staysQuiet: list("token", "@State private var token = UUID()"))
    expect(UnstableIdentity.self, staysQuiet: list("token", "var token: Int { names.count }"))
  }

  @Test("Rows that are counted by a second sequence") func zipped() {
    func list(_ data: String) -> String {
      """
      struct Row: View { let text: String; @State private var isOpen = false; var body: some View { Text(text) } }
      struct Notes: View {
        @State private var notes = ["a"]
        var body: some View {
          \(data) { Row(text: $1) }
          Button("First") { notes.remove(at: 0) }
        }
      }
      """
    }
    expect(
      UnstableIdentity.self, fires: list("ForEach(/*!*/ Array(zip(notes.indices, notes)), id: \\.0)"),
      severity: .warning)
    expect(UnstableIdentity.self, staysQuiet: list("ForEach(Array(zip(notes.indices, notes)), id: \\.1)"))
  }
}
