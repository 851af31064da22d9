import TenureCheck
import Testing

/// What Swift and the libraries have had since 2024 is read, and right code is left alone by every rule.
@Suite struct NewerCodeTests {
  @Test("SwiftData, @Entry, @Previewable, @Bindable locals, custom accessors, Mutex, nonisolated(nonsending)")
  func system() { isQuiet(Self.travels) }

  @Test("@Reducer, @ObservableState, @Shared, @Presents")
  func composable() { isQuiet(Self.feature) }

  @Test("A model of SwiftData that is made in a body is named as others are")
  func madeInBody() {
    let source =
      Self.travels + """

        struct Form: View {
          @Bindable var trip: Trip
          var body: some View { TextField("Title", text: $trip.title) }
        }
        struct Page: View {
          @State private var count = 0
          var body: some View {
            Button("\\(count)") { count += 1 }
            Form(trip: Trip(title: "New"))
          }
        }
        """
    let found = Check.findings(in: Snippet(source).project(), rules: [ModelCreatedInBody.self])
    #expect(
      found.map(\.fact) == ["Page makes a Trip each time its body runs, and hands it to Form, which does not keep it."])
  }

  private func isQuiet(_ source: String) {
    let found = Check.findings(in: Snippet(source).project(), rules: AllRules.list)
    #expect(found.map { "\($0.rule): \($0.fact)" } == [])
  }

  private static let travels = """
    import SwiftUI
    import SwiftData
    import Synchronization
    import Observation

    extension EnvironmentValues { @Entry var theme: Theme = Theme() }
    struct Theme { var isDark = false }

    @Model final class Trip {
      var title: String
      @Relationship(deleteRule: .cascade) var stops: [Stop] = []
      @Transient var draft = ""
      init(title: String) { self.title = title }
    }
    @Model final class Stop { var name: String; init(name: String) { self.name = name } }

    struct TripList: View {
      @Query(sort: \\Trip.title) private var trips: [Trip]
      @Environment(\\.modelContext) private var context
      @Environment(\\.theme) private var theme
      var body: some View {
        List(trips) { trip in
          NavigationLink(trip.title) { TripView(trip: trip) }
        }
        .toolbar { Button("Add") { context.insert(Trip(title: "New")) } }
      }
    }
    struct TripView: View {
      let trip: Trip
      var body: some View {
        @Bindable var trip = trip
        TextField("Title", text: $trip.title)
        Text(trip.title)
        ForEach(trip.stops) { Text($0.name) }
        Button("Add") { trip.stops.append(Stop(name: "A")) }
      }
    }
    @Observable final class Counter {
      @ObservationIgnored private let lock = Mutex(0)
      @ObservationIgnored var stored = 0
      var value: Int {
        get { access(keyPath: \\.value); return stored }
        set { withMutation(keyPath: \\.value) { stored = newValue } }
      }
      nonisolated(nonsending) func load() async { value += 1 }
      @concurrent func heavy() async -> Int { 3 }
    }
    struct CounterView: View {
      @State private var counter = Counter()
      var body: some View {
        Text("\\(counter.value)")
        Button("Add") { counter.value += 1 }
          .task { await counter.load() }
      }
    }
    struct EditTrip: View {
      @Bindable var trip: Trip
      var body: some View { TextField("T", text: $trip.title) }
    }
    @Observable final class Lazy {
      private(set) var items: [Int] = []
      @ObservationIgnored private var cache: [Int: Int] = [:]
      func sum() -> Int {
        if let known = cache[items.count] { return known }
        let sum = items.reduce(0, +)
        cache[items.count] = sum
        return sum
      }
      func add() { items.append(1) }
      isolated deinit { }
    }
    struct LazyView: View {
      let model: Lazy
      var body: some View { Text("\\(model.sum())"); Button("a") { model.add() } }
    }
    struct LazyHolder: View {
      @State private var model = Lazy()
      var body: some View { LazyView(model: model) }
    }
    @main struct TheApp: App {
      @State private var counter = Counter()
      var body: some Scene {
        WindowGroup {
          TripList()
          CounterView()
          LazyHolder()
        }
        .modelContainer(for: Trip.self)
      }
    }
    #Preview("a", traits: .sizeThatFitsLayout) { @Previewable @State var x = 0; CounterView() }
    """

  private static let feature = """
    import ComposableArchitecture
    import SwiftUI

    @Reducer struct Feature {
      @ObservableState struct State: Equatable {
        var count = 0
        @Shared(.appStorage("total")) var total = 0
        @Presents var sheet: Child.State?
      }
      enum Action { case tapped, sheet(PresentationAction<Child.Action>) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .tapped:
            state.count += 1
            state.$total.withLock { $0 += 1 }
            state.sheet = Child.State(count: state.count)
            return .none
          case .sheet: return .none
          }
        }.ifLet(\\.$sheet, action: \\.sheet) { Child() }
      }
    }
    @Reducer struct Child {
      @ObservableState struct State: Equatable { var count: Int }
      enum Action { case done }
      var body: some ReducerOf<Self> { EmptyReducer() }
    }
    struct FeatureView: View {
      @Bindable var store: StoreOf<Feature>
      var body: some View {
        Text("\\(store.count)")
          .sheet(item: $store.scope(state: \\.sheet, action: \\.sheet)) { ChildView(store: $0) }
      }
    }
    struct ChildView: View { let store: StoreOf<Child>; var body: some View { Text("\\(store.count)") } }
    @main struct A: App {
      static let store = Store(initialState: Feature.State()) { Feature() }
      var body: some Scene { WindowGroup { FeatureView(store: Self.store) } }
    }
    """
}
