import TenureCheck
import Testing

@Suite struct UnobservedObservableObjectTests {
  private static let wallet = """
    import SwiftUI

    final class WalletModel: ObservableObject {
      static let shared = WalletModel()
      @Published private(set) var balance = 0
      @Published var isLocked = true
      let currency = "EUR"
      var title: String { "\\(balance) \\(currency)" }
      func connect() { balance = 21; isLocked = false }
    }

    """

  static let pairs = [
    Pair(
      "an object that the view's own context changes; one that another context changes",
      bad: """
        final class Dose: NSManagedObject { @NSManaged var taken: Date? }
        struct DoseList: View {
          let doses: [Dose]
          var body: some View { ForEach(doses) { dose in Text("\\(/*!*/ dose.taken != nil)") } }
        }
        func take(_ dose: Dose, in viewContext: NSManagedObjectContext) {
          viewContext.perform { dose.taken = Date() }
        }
        """,
      good: """
        final class Dose: NSManagedObject { @NSManaged var taken: Date? }
        struct DoseList: View {
          let doses: [Dose]
          var body: some View { ForEach(doses) { dose in Text("\\(dose.taken != nil)") } }
        }
        func take(_ dose: Dose, in background: NSManagedObjectContext) {
          background.perform { dose.taken = Date() }
        }
        """),
    Pair(
      "entries that change later; entries that get their id and their content where they are made",
      bad: """
        final class Entry: ObservableObject { @Published var id: UUID?; @Published var level = 0 }

        struct Chart: View {
          let entries: [Entry]
          var body: some View {
            ForEach(entries, id: \\.id) { entry in Text("\\(/*!*/ entry.level)") }
          }
        }

        struct Importer {
          func correct(_ entry: Entry, to level: Int) { entry.level = level }
        }
        """,
      good: """
        final class Entry: ObservableObject { @Published var id: UUID?; @Published var level = 0 }

        struct Chart: View {
          let entries: [Entry]
          var body: some View {
            ForEach(entries, id: \\.id) { entry in Text("\\(entry.level)") }
          }
        }

        struct Importer {
          func fill(_ entry: Entry, from level: Int) {
            entry.id = UUID()
            entry.level = level
          }
        }
        """),
    Pair(
      "a label of what a form changes; the form itself, which writes when it is done",
      bad: """
        final class Plan: ObservableObject { @Published var title = "" }

        struct PlanLabel: View {
          /*!*/ let plan: Plan
          var body: some View { Text(plan.title) }
        }

        struct EditPlanForm: View {
          let plan: Plan
          @State private var title = ""
          var body: some View {
            TextField("Title", text: $title)
            Button("Save") { plan.title = title }
          }
        }
        """,
      good: """
        final class Plan: ObservableObject { @Published var title = "" }

        struct EditPlanForm: View {
          let plan: Plan
          @State private var title = ""
          var body: some View {
            if !plan.title.isEmpty { Text("Once more") }
            TextField("Title", text: $title)
            Button("Save") { save() }
          }
          private func save() { plan.title = title }
        }
        """),
    Pair(
      "what a closure reads of its elements is no write",
      bad: """
        final class Reading: ObservableObject { @Published var level = 0 }

        struct LevelView: View {
          /*!*/ let reading: Reading
          var body: some View { Text("\\(reading.level)") }
        }

        struct Report {
          func correct(_ readings: [Reading]) { readings.forEach { $0.level += 1 } }
        }
        """,
      good: """
        final class Reading: ObservableObject { @Published var level = 0 }

        struct LevelView: View {
          let reading: Reading
          var body: some View { Text("\\(reading.level)") }
        }

        struct Report {
          func high(_ readings: [Reading]) -> [Reading] { readings.filter { $0.level >= 180 } }
          func levels(_ readings: [Reading]) -> [Int] { readings.map { $0.level } }
        }
        """, severity: .warning),
    Pair(
      "an entry that is filled in by a function",
      bad: """
        final class Entry: ObservableObject { @Published var note = "" }

        struct EntryView: View {
          /*!*/ let entry: Entry
          var body: some View { Text(entry.note) }
        }

        struct Store {
          let last: Entry
          func add() { let entry = Entry(); fill(entry) }
          func correct() { fill(last) }
          private func fill(_ entry: Entry) { entry.note = "new" }
        }
        """,
      good: """
        final class Entry: ObservableObject { @Published var note = "" }

        struct EntryView: View {
          let entry: Entry
          var body: some View { Text(entry.note) }
        }

        struct Store {
          func add() { let entry = Entry(); fill(entry) }
          func addAnother() { fill(Entry()) }
          private func fill(_ entry: Entry) { entry.note = "new" }
        }
        """, severity: .warning),
    Pair(
      "a published property in the body",
      bad: wallet + """
        struct BalanceView: View {
          /*!*/ let wallet: WalletModel
          let font: Font

          var body: some View {
            HStack {
              Image(systemName: "creditcard")
              Text("\\(wallet.balance)").font(font)
            }
          }
        }
        """,
      good: wallet + """
        struct BalanceView: View {
          @ObservedObject var wallet: WalletModel
          let font: Font

          var body: some View {
            HStack {
              Image(systemName: "creditcard")
              Text("\\(wallet.balance)").font(font)
            }
          }
        }
        """, severity: .warning),
    Pair(
      "in a member that the body asks",
      bad: wallet + """
        struct SendButton: View {
          private let amount: Int
          /*!*/ private var wallet: WalletModel
          init(amount: Int, wallet: WalletModel) { self.amount = amount; self.wallet = wallet }

          private var isPossible: Bool { !wallet.isLocked && amount > 0 }

          var body: some View {
            Button("Send") { wallet.connect() }
              .disabled(!isPossible)
          }
        }
        """,
      good: wallet + """
        struct SendButton: View {
          private let amount: Int
          private var wallet: WalletModel
          init(amount: Int, wallet: WalletModel) { self.amount = amount; self.wallet = wallet }

          private func send() {
            if wallet.isLocked { wallet.connect() }
          }

          var body: some View {
            Button("Send \\(amount) \\(wallet.currency)") { send() }
              .onAppear { print(wallet.balance) }
          }
        }
        """),
    Pair(
      "a computed property over a published one",
      bad: wallet + """
        struct Header: View {
          /*!*/ var wallet = WalletModel.shared
          var body: some View { Text(wallet.title).font(.title) }
        }
        """,
      good: wallet + """
        struct Header: View {
          @ObservedObject var wallet = WalletModel.shared
          var body: some View { Text(wallet.title).font(.title) }
        }
        """),
    Pair(
      "a managed object",
      bad: """
        final class TodoEntity: NSManagedObject {
          @NSManaged var title: String
          @NSManaged var isDone: Bool
        }
        struct TodoRow: View {
          /*!*/ let todo: TodoEntity
          var body: some View {
            Button { todo.isDone.toggle() } label: {
              Label(todo.title, systemImage: todo.isDone ? "checkmark.circle" : "circle")
            }
          }
        }
        """,
      good: """
        final class TodoEntity: NSManagedObject {
          @NSManaged var title: String
          @NSManaged var isDone: Bool
        }
        struct TodoRow: View {
          @ObservedObject var todo: TodoEntity
          var body: some View {
            Button { todo.isDone.toggle() } label: {
              Label(todo.title, systemImage: todo.isDone ? "checkmark.circle" : "circle")
            }
          }
        }
        """),
    Pair(
      "an optional object, and one that is @Observable",
      bad: wallet + """
        struct Footer: View {
          /*!*/ let wallet: WalletModel?
          var body: some View {
            if let balance = wallet?.balance { Text("\\(balance)") }
          }
        }
        """,
      good: """
        @Observable final class WalletModel {
          var balance = 0
          func connect() { balance = 21 }
        }
        struct Footer: View {
          let wallet: WalletModel?
          var body: some View {
            if let balance = wallet?.balance { Text("\\(balance)") }
          }
        }
        """),
    Pair(
      "what changes, and what is set once",
      bad: """
        final class Download: ObservableObject {
          let name: String
          @Published var progress = 0.0
          init(name: String) { self.name = name }
          func step() { progress += 0.1 }
        }
        struct DownloadRow: View {
          /*!*/ let download: Download
          var body: some View {
            ProgressView(download.name, value: download.progress)
          }
        }
        """,
      good: """
        final class Download: ObservableObject {
          @Published var name: String
          @Published var progress = 0.0
          init(name: String) { self.name = name }
          func step() { progress += 0.1 }
        }
        struct DownloadRow: View {
          let download: Download
          var body: some View {
            Label(download.name, systemImage: "arrow.down")
            Button("Go on") { download.step() }
          }
        }
        """),
    Pair(
      "the elements of a list",
      bad: """
        final class Download: ObservableObject, Identifiable { @Published var progress = 0.0 }
        struct Downloads: View {
          let items: [Download]
          var body: some View {
            ForEach(items) { item in ProgressView(value: /*!*/ item.progress) }
            Button("Step") { for item in items { item.progress += 0.1 } }
          }
        }
        """,
      good: """
        final class Download: ObservableObject, Identifiable { @Published var progress = 0.0 }
        struct Row: View {
          @ObservedObject var item: Download
          var body: some View { ProgressView(value: item.progress) }
        }
        struct Downloads: View {
          let items: [Download]
          var body: some View {
            ForEach(items) { item in Row(item: item) }
            Button("Step") { for item in items { item.progress += 0.1 } }
          }
        }
        """),
    Pair(
      "a shared object",
      bad: """
        final class Network: ObservableObject {
          static let shared = Network()
          @Published var isOnline = true
          func update(_ value: Bool) { isOnline = value }
        }
        struct Banner: View {
          var body: some View { if /*!*/ Network.shared.isOnline { Text("Online") } }
        }
        """,
      good: """
        final class Network: ObservableObject {
          static let shared = Network()
          @Published var isOnline = true
          func update(_ value: Bool) { isOnline = value }
        }
        struct Banner: View {
          @ObservedObject private var network = Network.shared
          var body: some View { if !Network.shared.isOnline { Text("Offline") } }
        }
        struct Switch: View {
          var body: some View { Button("Off") { if Network.shared.isOnline { Network.shared.update(false) } } }
        }
        """),
    Pair(
      "a class that the sources do not declare, and that another view observes",
      bad: """
        struct Header: View {
          @ObservedObject var order: Order
          var body: some View { Text(order.name) }
        }
        struct Editor: View {
          /*!*/ let order: Order
          var body: some View { Button(order.isClosed ? "Reopen" : "Close") { order.isClosed.toggle() } }
        }
        """,
      good: """
        struct Header<Model: ObservableObject>: View {
          @ObservedObject var order: Model
          var body: some View { Text("An order") }
        }
        struct Editor: View {
          let order: Order
          var body: some View { Button(order.isClosed ? "Reopen" : "Close") { order.isClosed.toggle() } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnobservedObservableObject.self) }

  @Test func viewsThatListenInAnotherWayAreLeftAlone() {
    expect(
      UnobservedObservableObject.self,
      staysQuiet: Self.wallet + """
        struct Manual: View {
          let wallet: WalletModel
          @State private var balance = 0
          var body: some View {
            Text("\\(wallet.balance) \\(balance)").onReceive(wallet.$balance) { balance = $0 }
          }
        }
        struct Twice: View {
          let wallet: WalletModel
          @EnvironmentObject private var observed: WalletModel
          var body: some View { Text("\\(wallet.balance) \\(observed.balance)") }
        }
        struct Fixed: View, Equatable {
          let wallet: WalletModel
          static func == (one: Fixed, other: Fixed) -> Bool { one.wallet.balance == other.wallet.balance }
          var body: some View { Text("\\(wallet.balance)") }
        }
        struct Clock: View {
          let wallet: WalletModel
          var body: some View {
            SwiftUI.TimelineView(.periodic(from: .now, by: 1)) { _ in Text("\\(wallet.balance)") }
          }
        }
        """)
  }

  @Test func itSaysWhatIsShown() {
    expect(
      UnobservedObservableObject.self, of: UnobservedObservableObject.about.wrong,
      says: """
        7:3 warning: BalanceLabel shows 'balance' of the Wallet in 'wallet', and does not observe it.
        - 8 shown here
        - 2 published here
        - 3 changed here
        When 'balance' changes, BalanceLabel goes on showing the old value.
        Observe it: '@ObservedObject var wallet'. Or hand in the value instead of the Wallet.
        """)
  }

  @Test func theFixIsSafeWhereNoInitializerAssigns() throws {
    func fix(_ source: String) throws -> Fix {
      let found = Check.findings(in: Snippet(source).project(), rules: [UnobservedObservableObject.self])
      return try #require(found.first?.fix)
    }
    let plain = try fix(UnobservedObservableObject.about.wrong)
    #expect(plain.isSafe)
    #expect(plain.edits.map(\.text) == ["@ObservedObject ", "var"])
    let assigned = try fix(
      Self.wallet + """
        struct A: View {
          private let wallet: WalletModel
          init(_ wallet: WalletModel) { self.wallet = wallet }
          var body: some View { Text("\\(wallet.balance)") }
        }
        """)
    #expect(!assigned.isSafe)
  }

  @Test("A view observes unasked where its initializers, and what the compiler writes for it, stay as they are")
  func observing() {
    func isSafe(_ member: String, _ conforming: String = "", _ rest: String = "") -> Bool? {
      let view = "struct A: View\(conforming) { \(member); var body: some View { Text(\"\\(wallet.balance)\") } }\n"
      return Snippet(Self.wallet + view + rest).fixIsSafe(UnobservedObservableObject.self)
    }
    #expect(isSafe("let wallet: WalletModel") == true)
    #expect(
      isSafe("private let wallet: WalletModel = .shared", "", "extension WalletModel { static let shared = make() }")
        == false)
    #expect(isSafe("let wallet: WalletModel", ", Hashable") == false)
    #expect(
      isSafe("let wallet: WalletModel; nonisolated func id() -> ObjectIdentifier { ObjectIdentifier(wallet) }") == false
    )
    #expect(isSafe("let wallet: Purse", "", "typealias Purse = WalletModel") == false)
    #expect(isSafe("unowned let wallet: WalletModel") == nil)
    #expect(isSafe("let wallet: WalletModel; private let _wallet = 1") == nil)
  }
}
