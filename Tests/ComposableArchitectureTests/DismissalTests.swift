import ComposableArchitecture
import TenureTesting
import Testing

// A child that dismisses itself while its view waits for it, and a parent that has something to do then.

@Reducer private struct Visitor {
  @ObservableState struct State: Equatable {}
  enum Action: Equatable { case task, asked, doneTapped, left }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      // The view waits for all that follows.
      case .task:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.asked)
        }
      case .asked, .doneTapped: return .run { _ in await dismiss() }
      case .left: return .none
      }
    }
  }
}

@Reducer private struct Host {
  @ObservableState struct State: Equatable {
    @Presents var visitor: Visitor.State?
    var path = StackState<Visitor.State>()
    var text = "Nothing"
  }

  enum Action: Equatable {
    case invited, pushed
    case visitor(PresentationAction<Visitor.Action>)
    case path(StackActionOf<Visitor>)
    case saved
  }

  @Dependency(\.continuousClock) private var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .invited: state.visitor = Visitor.State()
      case .pushed: state.path.append(Visitor.State())
      case .visitor(.dismiss), .visitor(.presented(.left)), .path(.popFrom):
        (state.visitor, state.text) = (nil, "Saving")
        return .run { send in
          try await clock.sleep(for: .seconds(2))
          await send(.saved)
        }
      case .saved: state.text = "Saved"
      case .visitor, .path: break
      }
      return .none
    }
    .ifLet(\.$visitor, action: \.visitor) { Visitor() }
    .forEach(\.path, action: \.path) { Visitor() }
  }
}

private struct VisitorView: View {
  let store: StoreOf<Visitor>

  var body: some View {
    Text("A visitor").task { await store.send(.task).finish() }
    Button("Done") { store.send(.doneTapped) }
  }
}

private struct HostView: View {
  @Bindable var store: StoreOf<Host>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("Invite") { store.send(.invited) }
        Button("Push") { store.send(.pushed) }
        Text(store.text)
      }
      .sheet(item: $store.scope(state: \.visitor, action: \.visitor)) { VisitorView(store: $0) }
    } destination: {
      VisitorView(store: $0)
    }
  }
}

@MainActor @Suite struct DismissalTests {
  @Test(
    "What a parent does when a feature dismisses itself outlives the view that waits", arguments: ["Invite", "Push"])
  func parentsEffects(_ button: String) async throws {
    let screen = Screen {
      HostView(
        store: Store(initialState: Host.State()) {
          Host()
        } withDependencies: {
          $0.continuousClock = ContinuousClock()
        })
    }
    try screen.button(button).tap()
    #expect(screen.shows("A visitor"))
    await screen.advance(by: .seconds(1))
    #expect(!screen.shows("A visitor") && screen.shows("Saving"))
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Saved") && screen.issues.isEmpty)
    #expect(screen.pending == [])
  }

  @Test("Who cancels the action that dismisses does not cancel what the parent does then")
  func tasks() async {
    let clock = TestClock()
    let store = Store(initialState: Host.State()) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.invited)
    let task = store.send(.visitor(.presented(.doneTapped)))
    // It does not wait for the parent either.
    await task.finish()
    #expect(store.visitor == nil && store.text == "Saving")
    task.cancel()
    await clock.advance(by: .seconds(2))
    #expect(store.text == "Saved")
  }

  @Test("What a parent does about another action belongs to what the child's view waits for")
  func otherActions() async {
    let clock = TestClock()
    let store = Store(initialState: Host.State()) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.invited)
    let task = store.send(.visitor(.presented(.left)))
    #expect(store.visitor == nil && store.text == "Saving")
    task.cancel()
    await clock.advance(by: .seconds(2))
    #expect(store.text == "Saving")
  }

  @Test("A test is told of what a parent does on a dismissal and has not done at its end, and may wait for it")
  func lookedAfter() async {
    let clock = TestClock()
    func dismiss() async -> TestStoreOf<Host> {
      let store = TestStore(initialState: Host.State(visitor: Visitor.State())) {
        Host()
      } withDependencies: {
        $0.continuousClock = clock
      }
      await store.send(.visitor(.presented(.doneTapped)))
      await store.receive(\.visitor.dismiss) {
        $0.visitor = nil
        $0.text = "Saving"
      }
      return store
    }
    let store = await dismiss()
    await clock.advance(by: .seconds(2))
    await store.receive(\.saved) { $0.text = "Saved" }
    await store.finish()
    #expect(
      await issues { _ = await dismiss() } == [
        """
        The test ended, and an effect of this action is still running.

          Action: Host.Action.visitor(.presented(.doneTapped))

        Cancel it as the view would ('await task.cancel()'), let it end ('await store.finish()'), or do not care \
        ('await store.skipInFlightEffects()').
        """
      ])
  }
}
