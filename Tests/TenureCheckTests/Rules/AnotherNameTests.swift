import TenureCheck
import Testing

/// What is known under another name where it counts: unwrapped, handed out by a getter, read from a store.
@Suite struct AnotherNameTests {
  private static func counter(_ own: String, _ appearance: String = "") -> String {
    """
    import ComposableArchitecture
    @Reducer struct Steps {
      struct State: Equatable { var total = 0 }
      enum Action { case walked(Int) }
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .walked(let steps):
            state.total = steps
            return .none
          }
        }
      }
    }
    struct StepsView: View {
      let store: StoreOf<Steps>
      \(own)
      var body: some View { Text("\\(total)")\(appearance) }
    }
    """
  }

  private static func export(_ presenting: String, _ also: String = "") -> String {
    """
    struct Trouble: Identifiable { let id: Int; let text: String }
    @Observable final class ExportModel {
      var isTroubled = false
      var trouble: Trouble?
      func fail() { trouble = Trouble(id: 1, text: "Full")\(also) }
    }
    struct TroubleView: View {
      let trouble: Trouble
      var body: some View { Text(trouble.text) }
    }
    struct ExportView: View {
      @State private var model = ExportModel()
      var body: some View { Button("Export") { model.fail() }\(presenting) }
    }
    """
  }

  private static func crew(_ holder: String, _ shown: String) -> String {
    """
    final class Crew: ObservableObject {
      @Published private(set) var names: [String] = []
      func join(_ name: String) { names.append(name) }
    }
    struct CrewView: View {
      \(holder)
      var body: some View { VStack { \(shown) } }
    }
    """
  }

  private static func fleet(_ holder: String) -> String {
    """
    final class Fleet: ObservableObject {
      static let shared = Fleet()
      @Published private(set) var ships = 0
      func launch() { ships += 1 }
    }
    struct FleetView: View {
      \(holder)
      var body: some View { Button("\\(/*!*/ fleet.ships)") { fleet.launch() } }
    }
    """
  }

  static let shapes = [
    Shape(
      "state-copies-input", "a part of a store's state, copied on appearance; read each time",
      bad: counter("@State private var total = 0", ".onAppear { /*!*/ total = store.total }"),
      good: counter("private var total: Int { store.total }")),
    Shape(
      "presentation-flag-and-payload", "a payload that is mapped to a view; one that presents",
      bad: export(
        ".popover(isPresented: /*!*/ $model.isTroubled) { model.trouble.map { TroubleView(trouble: $0) } }",
        "; isTroubled = true"),
      good: export(".popover(item: $model.trouble) { TroubleView(trouble: $0) }")),
    Shape(
      "reference-type-in-state", "an object that is unwrapped before it is shown; one that is observed",
      bad: crew(
        "/*!*/ @State private var crew: Crew?",
        "if let crew { Text(\"\\(crew.names.count)\"); Button(\"Join\") { crew.join(\"I\") } }"),
      good: crew(
        "@StateObject private var crew = Crew()",
        "Text(\"\\(crew.names.count)\"); Button(\"Join\") { crew.join(\"I\") }")),
    Shape(
      "unobserved-observable-object", "a shared object that a getter hands out; one that is observed",
      bad: fleet("private var fleet: Fleet { .shared }"),
      good: fleet("@ObservedObject private var fleet = Fleet.shared").replacing("/*!*/ ", with: "")),
  ]

  @Test(arguments: shapes) func shape(_ shape: Shape) { shape.check() }
}
