import TenureCheck
import Testing

/// Mistakes that newer Swift and newer SwiftUI let one write, each with its good twin.
@Suite struct NewerFormsTests {
  @Test(
    "What a lock keeps is shown, and nobody hears of a change",
    arguments: [
      Pair(
        "a Mutex in an Observable class; access and withMutation around it",
        bad: """
          @Observable final class Steps {
            @ObservationIgnored private let total = Mutex(0)
            /*!*/ var count: Int { total.withLock { $0 } }
            func walk() { total.withLock { $0 += 1 } }
          }
          \(shows)
          """,
        good: """
          @Observable final class Steps {
            @ObservationIgnored private let total = Mutex(0)
            var count: Int { access(keyPath: \\.count); return total.withLock { $0 } }
            func walk() { withMutation(keyPath: \\.count) { total.withLock { $0 += 1 } } }
          }
          \(shows)
          """),
      Pair(
        "a lock with a named value; a property beside it that is observed",
        bad: """
          @Observable final class Steps {
            private let total: OSAllocatedUnfairLock<[Int]> = OSAllocatedUnfairLock(initialState: [])
            /*!*/ var count: Int { total.withLock { days in days.count } }
            func walk() { total.withLock { days in days.append(1) } }
          }
          \(shows)
          """,
        good: """
          @Observable final class Steps {
            private let total: OSAllocatedUnfairLock<[Int]> = OSAllocatedUnfairLock(initialState: [])
            private(set) var count = 0
            func walk() {
              total.withLock { days in days.append(1) }
              count += 1
            }
          }
          \(shows)
          """),
      Pair(
        "an atomic number in an ObservableObject; one that says so",
        bad: """
          final class Steps: ObservableObject {
            private let total = Atomic(0)
            /*!*/ var count: Int { total.load(ordering: .relaxed) }
            func walk() { total.wrappingAdd(1, ordering: .relaxed) }
          }
          \(shows.replacing("@State ", with: "@StateObject "))
          """,
        good: """
          final class Steps: ObservableObject {
            private let total = Atomic(0)
            var count: Int { total.load(ordering: .relaxed) }
            func walk() {
              objectWillChange.send()
              total.wrappingAdd(1, ordering: .relaxed)
            }
          }
          \(shows.replacing("@State ", with: "@StateObject "))
          """),
    ])
  func locks(pair: Pair) { pair.check(UnpublishedModelProperty.self) }

  private static let shows = """
    struct StepsView: View {
      @State private var steps = Steps()
      var body: some View { Button("\\(steps.count)") { steps.walk() } }
    }
    """

  @Test("A getter over what is behind @ObservationIgnored")
  func accessors() {
    let source = """
      @Observable final class Volume {
        @ObservationIgnored /*!*/ private var stored = 0.5
        var level: Double {
          get { stored }
          set { stored = newValue }
        }
      }
      struct VolumeView: View {
        @State private var volume = Volume()
        var body: some View {
          Text("\\(volume.level)")
          Button("Louder") { volume.level += 0.1 }
        }
      }
      """
    let observed = source.replacing("{ stored }", with: "{ access(keyPath: \\.level); return stored }").replacing(
      "{ stored = newValue }", with: "{ withMutation(keyPath: \\.level) { stored = newValue } }")
    let found = Check.findings(in: Snippet(source).project(), rules: [UnpublishedModelProperty.self])
    #expect(found.map(\.place.line) == [2])
    expect(UnpublishedModelProperty.self, staysQuiet: observed.replacing("/*!*/ ", with: ""))
  }

  @Test(
    "An ObservableObject that comes from the environment by a key path is not observed",
    arguments: ["@Entry var player: Player = Player()", "var player: Player { get { self[Key.self] } set { } }"])
  func entry(declaration: String) {
    let source = """
      final class Player: ObservableObject {
        @Published var title = ""
        func next() { title += "!" }
      }
      extension EnvironmentValues { \(declaration) }
      struct Bar: View {
        /*!*/ @Environment(\\.player) private var player
        var body: some View { Button(player.title) { player.next() } }
      }
      """
    expect(UnobservedObservableObject.self, fires: source)
    let good = source.replacing("/*!*/ ", with: "")
    expect(
      UnobservedObservableObject.self,
      staysQuiet: good.replacing("final class Player: ObservableObject", with: "@Observable final class Player")
        .replacing("@Published ", with: ""))
    expect(
      UnobservedObservableObject.self,
      staysQuiet: good.replacing("@Environment(\\.player)", with: "@EnvironmentObject").replacing(
        "var player\n", with: "var player: Player\n"))
  }

  @Test("A local @Bindable is a binding to the model's property")
  func bindable() throws {
    let project = Snippet(
      """
      @Observable final class Trip { var title = ""; var days = 1 }
      struct TripView: View {
        @Environment(Trip.self) private var trip
        var body: some View {
          @Bindable var trip = trip
          TextField("Title", text: $trip.title)
          Text("\\(trip.days)")
        }
      }
      """
    ).project()
    let trip = try #require(project.types.first { $0.name == "Trip" })
    let uses = trip.stored.map { member in project.uses(of: member).map { ($0.kind, $0.isProjected) } }
    #expect(uses.map(\.count) == [1, 1])
    #expect(uses.map { $0.first?.1 } == [true, false])
  }

  @Test(
    "State of a preview is no state of the app, and a query is no copy of its input",
    arguments: [
      """
      struct Dial: View { @Binding var value: Int; var body: some View { Stepper("\\(value)", value: $value) } }
      #Preview {
        @Previewable @State var value = 1
        @Previewable @FocusState var isFocused: Bool
        Dial(value: $value).focused($isFocused)
      }
      """,
      """
      @Model final class Stop { var name = ""; init(name: String) { self.name = name } }
      struct Stops: View {
        let town: String
        @Query private var stops: [Stop]
        init(town: String) {
          self.town = town
          _stops = Query(filter: #Predicate { $0.name == town }, sort: \\Stop.name)
        }
        var body: some View { List(stops) { Text($0.name) } }
      }
      struct Towns: View {
        @State private var town = "Ulm"
        var body: some View {
          TextField("Town", text: $town)
          Stops(town: town)
        }
      }
      """,
      """
      @Observable final class Settings {
        @ObservationIgnored @Shared(.appStorage("count")) var count = 0
        @ObservationIgnored @SharedReader(.appStorage("name")) var name = ""
        @ObservationIgnored @Dependency(\\.uuid) var uuid
        func grow() { $count.withLock { $0 += 1 } }
      }
      struct SettingsView: View {
        @State private var settings = Settings()
        var body: some View { Button("\\(settings.count) \\(settings.name)") { settings.grow() } }
      }
      """,
    ])
  func quiet(source: String) {
    let found = Check.findings(in: Snippet(source).project(), rules: AllRules.list)
    #expect(found.map { "\($0.rule): \($0.fact)" } == [])
  }
}
