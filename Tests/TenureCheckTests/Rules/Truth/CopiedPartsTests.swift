import TenureCheck
import Testing

/// Copies of a part of what a view was given, or of what follows from it.
@Suite struct CopiedPartsTests {
  static let pairs = [
    Pair(
      "what is worked out from the input",
      bad: """
        struct SumLabel: View {
          @State private var sum: Double
          init(prices: [Double]) { /*!*/ _sum = State(initialValue: prices.reduce(0, +)) }
          var body: some View { Text("\\(sum)") }
        }
        struct Receipt: View {
          @State private var prices: [Double] = []
          var body: some View {
            SumLabel(prices: prices)
            Button("Add") { prices.append(1) }
          }
        }
        """,
      good: """
        struct SumLabel: View {
          let prices: [Double]
          var body: some View { Text("\\(prices.reduce(0, +))") }
        }
        struct Receipt: View {
          @State private var prices: [Double] = []
          var body: some View {
            SumLabel(prices: prices)
            Button("Add") { prices.append(1) }
          }
        }
        """),
    Pair(
      "a part of what a model keeps, when it appears",
      bad: """
        struct Person: Equatable { var name = "" }
        @Observable final class Account { var person = Person(); func load() { person = Person(name: "Ada") } }
        struct NameLabel: View {
          let account: Account
          @State private var name = ""
          var body: some View { Text(name).onAppear { /*!*/ name = account.person.name } }
        }
        struct Screen: View {
          @State private var account = Account()
          var body: some View { NameLabel(account: account); Button("Load") { account.load() } }
        }
        """,
      good: """
        struct Person: Equatable { var name = "" }
        @Observable final class Account { var person = Person(); func load() { person = Person(name: "Ada") } }
        struct NameLabel: View {
          let account: Account
          var body: some View { Text(account.person.name) }
        }
        struct Screen: View {
          @State private var account = Account()
          var body: some View { NameLabel(account: account); Button("Load") { account.load() } }
        }
        """),
    Pair(
      "a copy in another unit",
      bad: """
        struct Distance: View {
          @State private var kilometres: Double
          let share: () -> Void
          init(metres: Double, share: @escaping () -> Void) {
            /*!*/ _kilometres = State(initialValue: metres / 1000)
            self.share = share
          }
          var body: some View { Button("\\(kilometres)", action: share) }
        }
        struct Run: View {
          @State private var metres = 0.0
          var body: some View {
            Distance(metres: metres) { print("shared") }
            Button("Step") { metres += 1 }
          }
        }
        """,
      good: """
        struct Distance: View {
          private let kilometres: Double
          let share: () -> Void
          init(metres: Double, share: @escaping () -> Void) {
            kilometres = metres / 1000
            self.share = share
          }
          var body: some View { Button("\\(kilometres)", action: share) }
        }
        struct Run: View {
          @State private var metres = 0.0
          var body: some View {
            Distance(metres: metres) { print("shared") }
            Button("Step") { metres += 1 }
          }
        }
        """, severity: .warning),
    Pair(
      "a text that is put together of two values",
      bad: """
        struct Gauge: Equatable { var level: Int; var unit: String }
        struct GaugeTile: View {
          let gauge: Gauge
          @State private var text = ""
          var body: some View { Text(text).onAppear { /*!*/ text = "\\(gauge.level) \\(gauge.unit)" } }
        }
        struct Panel: View {
          @State private var gauge = Gauge(level: 1, unit: "bar")
          var body: some View { GaugeTile(gauge: gauge); Button("Up") { gauge.level += 1 } }
        }
        """,
      good: """
        struct Gauge: Equatable { var level: Int; var unit: String }
        struct GaugeTile: View {
          let gauge: Gauge
          var body: some View { Text("\\(gauge.level) \\(gauge.unit)") }
        }
        struct Panel: View {
          @State private var gauge = Gauge(level: 1, unit: "bar")
          var body: some View { GaugeTile(gauge: gauge); Button("Up") { gauge.level += 1 } }
        }
        """, severity: .warning),
    Pair(
      "rows that are renewed when the view's own search changes, and not when the rows do",
      bad: """
        struct Names: View {
          let names: [String]
          @State private var search = ""
          @State private var shown: [String] = []
          var body: some View {
            TextField("Search", text: $search)
            ForEach(shown, id: \\.self) { Text($0) }
              .onAppear { /*!*/ shown = names }
              .onChange(of: search) { shown = names.filter { $0.contains(search) } }
          }
        }
        struct Guests: View {
          @State private var names = ["Ada"]
          var body: some View { Names(names: names); Button("Add") { names.append("Bob") } }
        }
        """,
      good: """
        struct Names: View {
          let names: [String]
          @State private var search = ""
          @State private var shown: [String] = []
          var body: some View {
            TextField("Search", text: $search)
            ForEach(shown, id: \\.self) { Text($0) }
              .onAppear { shown = names }
              .onChange(of: search) { shown = names.filter { $0.contains(search) } }
              .onChange(of: names) { shown = names.filter { $0.contains(search) } }
          }
        }
        struct Guests: View {
          @State private var names = ["Ada"]
          var body: some View { Names(names: names); Button("Add") { names.append("Bob") } }
        }
        """),
    Pair(
      "an editor without any way to hand back what it edits",
      bad: """
        struct LineEditor: View {
          @State private var lines: [String]
          init(lines: [String]) { /*!*/ _lines = State(initialValue: lines) }
          var body: some View { Text(lines.joined()); Button("Clear") { lines.removeAll() } }
        }
        struct Poem: View {
          @State private var lines = ["Tyger"]
          var body: some View { LineEditor(lines: lines); Button("More") { lines.append("Tyger") } }
        }
        """,
      good: """
        struct LineEditor: View {
          @State private var lines: [String]
          let save: ([String]) -> Void
          init(lines: [String], save: @escaping ([String]) -> Void) {
            _lines = State(initialValue: lines)
            self.save = save
          }
          var body: some View { Text(lines.joined()); Button("Clear") { lines.removeAll() } }
        }
        struct Poem: View {
          @State private var lines = ["Tyger"]
          var body: some View { LineEditor(lines: lines) { lines = $0 }; Button("More") { lines.append("Tyger") } }
        }
        """, severity: .warning),
    Pair(
      "what a fetch has brought, while a sheet inserts; a screen that is pushed, from where the view appears anew",
      bad: """
        import SwiftData
        @Model final class Coin { var year = 0; init(year: Int) { self.year = year } }
        struct Coins: View {
          @Environment(\\.modelContext) private var context
          @State private var coins: [Coin] = []
          @State private var isAdding = false
          var body: some View {
            List(coins) { Text("\\($0.year)") }
              .sheet(isPresented: $isAdding) { NewCoin() }
              .onAppear { /*!*/ coins = (try? context.fetch(FetchDescriptor<Coin>())) ?? [] }
          }
        }
        struct NewCoin: View {
          @Environment(\\.modelContext) private var context
          var body: some View { Button("Mint") { context.insert(Coin(year: 1900)) } }
        }
        """,
      good: """
        import SwiftData
        @Model final class Coin { var year = 0; init(year: Int) { self.year = year } }
        struct Coins: View {
          @Environment(\\.modelContext) private var context
          @State private var coins: [Coin] = []
          var body: some View {
            NavigationStack {
              List(coins) { Text("\\($0.year)") }
              NavigationLink("New") { NewCoin() }
            }
            .onAppear { coins = (try? context.fetch(FetchDescriptor<Coin>())) ?? [] }
          }
        }
        struct NewCoin: View {
          @Environment(\\.modelContext) private var context
          var body: some View { Button("Mint") { context.insert(Coin(year: 1900)) } }
        }
        """),
  ]

  @Test("Put together to a value of the system, by a function")
  func compound() {
    func source(_ mark: String, _ modifier: String = "") -> String {
      """
      struct Stop: Equatable { var north = 0.0; var east = 0.0 }
      struct StopMap: View {
        let stop: Stop
        @State private var region = MKCoordinateRegion()
        var body: some View { Map(coordinateRegion: $region).onAppear { center() }\(modifier) }
        private func center() {
          \(mark) region = MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: stop.north, longitude: stop.east))
        }
      }
      struct Line: View {
        @State private var stop = Stop()
        var body: some View {
          StopMap(stop: stop)
          Button("Next") { stop.north += 1 }
        }
      }
      """
    }
    expect(StateCopiesInput.self, fires: source("/*!*/"))
    expect(StateCopiesInput.self, staysQuiet: source("", ".onChange(of: stop) { center() }"))
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
