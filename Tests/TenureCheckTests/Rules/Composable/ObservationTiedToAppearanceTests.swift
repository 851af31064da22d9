import TenureCheck
import Testing

@Suite struct ObservationTiedToAppearanceTests {
  private static let feature = """
    import ComposableArchitecture

    @Reducer struct Orders {
      struct State: Equatable { var open = 0 }
      enum Action { case task, refresh, openChanged(Int) }
      @Dependency(\\.orders) var orders
      var body: some ReducerOf<Self> {
        Reduce { state, action in
          switch action {
          case .task:
            return .run { send in
              for await open in orders.open() { await send(.openChanged(open)) }
            }
          case .refresh:
            return .run { send in await send(.openChanged(orders.count())) }
          case .openChanged(let open):
            state.open = open
            return .none
          }
        }
      }
    }

    """

  static let pairs = [
    Pair(
      "the root of the view's own stack",
      bad: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            NavigationStack {
              List { Text("\\(store.open)") }
                .task { await /*!*/ store.send(.task).finish() }
            }
          }
        }
        """,
      good: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            NavigationStack {
              List { Text("\\(store.open)") }
            }
            .task { await store.send(.task).finish() }
          }
        }
        """, severity: .warning),
    Pair(
      "a root that another view makes",
      bad: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            List { Text("\\(store.open)") }
              .task { await /*!*/ store.send(.task).finish() }
          }
        }
        struct Shop: View {
          let store: StoreOf<Orders>
          var body: some View {
            NavigationStack { OrdersView(store: store) }
          }
        }
        """,
      good: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            List { Text("\\(store.open)") }
              .task { await store.send(.task).finish() }
          }
        }
        struct Shop: View {
          let store: StoreOf<Orders>
          @State private var shows = false
          var body: some View {
            NavigationStack {
              Button("Orders") { shows = true }
                .sheet(isPresented: $shows) { OrdersView(store: store) }
            }
          }
        }
        """),
    Pair(
      "an element of a path",
      bad: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            Text("\\(store.open)").task { await /*!*/ store.send(.task).finish() }
          }
        }
        struct Shop: View {
          @Bindable var store: StoreOf<Root>
          var body: some View {
            NavigationStack(path: $store.scope(state: \\.path, action: \\.path)) {
              Text("Shop")
            } destination: { store in
              OrdersView(store: store)
            }
          }
        }
        """,
      good: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            Text("\\(store.open)").task { await store.send(.task).finish() }
          }
        }
        struct Shop: View {
          let store: StoreOf<Orders>
          var body: some View { TabView { OrdersView(store: store) } }
        }
        """),
    Pair(
      "an action that listens, and one that asks once",
      bad: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            NavigationStack {
              Text("\\(store.open)").task { await /*!*/ store.send(.task).finish() }
            }
          }
        }
        """,
      good: feature + """
        struct OrdersView: View {
          let store: StoreOf<Orders>
          var body: some View {
            NavigationStack {
              Text("\\(store.open)")
                .refreshable { await store.send(.refresh).finish() }
                .task { await store.send(.refresh).finish() }
                .task { store.send(.task) }
            }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ObservationTiedToAppearance.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ObservationTiedToAppearance.self, of: ObservationTiedToAppearance.about.wrong,
      says: """
        27:23 warning: InboxView ends what '.task' of Inbox listens to whenever another screen is pushed over it.
        - 12 Inbox listens here
        - 25 InboxView stands in this navigation stack
        While the other screen is open Inbox hears nothing, and what happened is missed unless the stream repeats it.
        Put the '.task' on the navigation stack itself, or send '.task' without 'finish()' and cancel the effect by an id.
        """)
  }
}
