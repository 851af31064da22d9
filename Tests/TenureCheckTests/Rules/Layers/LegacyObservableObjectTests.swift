import TenureCheck
import Testing

@Suite struct LegacyObservableObjectTests {
  static let pairs = [
    Pair(
      "a model that views own and are given; an Observable one",
      bad: """
        /*!*/ final class LibraryModel: ObservableObject {
          @Published var books: [String] = []
          @Published var filter = ""
          func add(_ book: String) { books.append(book) }
        }
        struct Library: View {
          @StateObject private var model = LibraryModel()
          var body: some View { Shelf(model: model) }
        }
        struct Shelf: View {
          @ObservedObject var model: LibraryModel
          var body: some View { List(model.books, id: \\.self) { Text($0) } }
        }
        """,
      good: """
        @Observable final class LibraryModel {
          var books: [String] = []
          var filter = ""
          func add(_ book: String) { books.append(book) }
        }
        struct Library: View {
          @State private var model = LibraryModel()
          var body: some View { Shelf(model: model) }
        }
        struct Shelf: View {
          let model: LibraryModel
          var body: some View { List(model.books, id: \\.self) { Text($0) } }
        }
        """, severity: .info),
    Pair(
      "a base, once; a managed object",
      bad: """
        /*!*/ class BaseModel: ObservableObject {
          @Published var isBusy = false
          func begin() { isBusy = true }
        }
        final class ListModel: BaseModel {
          @Published var items: [String] = []
          func load() { begin() }
        }
        """,
      good: """
        final class Entry: NSManagedObject {
          @NSManaged var title: String
          @NSManaged var date: Date
        }
        struct EntryRow: View {
          @ObservedObject var entry: Entry
          var body: some View { Text(entry.title) }
        }
        """),
    Pair(
      "through a protocol of the project; a class that only has publishers",
      bad: """
        protocol ScreenModel: ObservableObject { func load() }
        /*!*/ final class DetailModel: ScreenModel {
          @Published var text = ""
          func load() { text = "loaded" }
        }
        """,
      good: """
        protocol ScreenModel: AnyObject { func load() }
        final class DetailModel: ScreenModel {
          let text = CurrentValueSubject<String, Never>("")
          func load() { text.send("loaded") }
        }
        """),
    Pair(
      "by an extension; a struct",
      bad: """
        /*!*/ final class Clock {
          @Published var seconds = 0
          func tick() { seconds += 1 }
        }
        extension Clock: ObservableObject {}
        struct ClockView: View {
          @EnvironmentObject var clock: Clock
          var body: some View { Text("\\(clock.seconds)") }
        }
        """,
      good: """
        struct Clock: Equatable {
          var seconds = 0
          mutating func tick() { seconds += 1 }
        }
        struct ClockView: View {
          @State private var clock = Clock()
          var body: some View { Text("\\(clock.seconds)") }
        }
        """),
    Pair(
      "one that is left beside new ones; both at once, on the way",
      bad: """
        @Observable final class Account { var name = "" }
        /*!*/ final class Notifications: NSObject, ObservableObject {
          @Published private(set) var count = 0
          func receive() { count += 1 }
        }
        """,
      good: """
        @Observable final class Account { var name = "" }
        @Observable final class Notifications: NSObject, ObservableObject {
          private(set) var count = 0
          func receive() { count += 1 }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(LegacyObservableObject.self) }

  @Test func itSaysWhatHappensAndWhatHasToBeSolvedFirst() {
    expect(
      LegacyObservableObject.self,
      of: """
        final class SearchModel: ObservableObject {
          @Published var query = ""
          @AppStorage("sort") var sort = 0
          private var bag: Set<AnyCancellable> = []
          init() {
            $query.sink { print($0) }.store(in: &bag)
          }
          func reload() { objectWillChange.send() }
        }
        struct SearchView: View {
          @StateObject private var model = SearchModel()
          var body: some View { TextField("Query", text: $model.query) }
        }
        """,
      says: """
        1:1 info: SearchModel is an ObservableObject with 1 published member, and 1 view holds it.
        - 6 '$query' is used as a publisher, which is no more
        - 8 'objectWillChange' is used, which is no more
        - 3 '@AppStorage' needs '@ObservationIgnored', and a way to announce it
        - 6 the initializer begins work, and '@State' makes one each time the view is made
        - 11 SearchView: '@StateObject' would be '@State'
        A change of any of them evaluates every view that holds it, also those that do not read it.
        Solve what is listed first, then make it '@Observable'.
        """)
  }

  @Test("An older deployment target has no Observable", arguments: [("16.4", 0), ("17.0", 1)])
  func deploymentTarget(version: String, count: Int) throws {
    let file = FileReader.facts(path: "Model.swift", bytes: Array(LegacyObservableObject.about.wrong.utf8))
    let settings = try SettingsFile.read(
      "{ \"deploymentTarget\": { \"iOS\": \"\(version)\" } }", path: ".tenure.json")
    let project = Project(files: [file], settings: settings)
    #expect(Check.findings(in: project, rules: [LegacyObservableObject.self]).count == count)
  }
}
