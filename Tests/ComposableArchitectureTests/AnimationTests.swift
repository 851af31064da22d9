import Combine
import ComposableArchitecture
import TenureTesting
import Testing

/// The animations of the updates that a view has seen.
@MainActor final class Animations {
  private(set) var all: [Animation?] = []
  var last: Animation? { all.last ?? nil }
  nonisolated init() {}
  nonisolated func see(_ transaction: Transaction) {
    let animation = transaction.animation
    MainActor.assumeIsolated { all.append(animation) }
  }
}

@Reducer private struct Mover {
  @ObservableState struct State: Equatable { var place = 0 }

  enum Action: Equatable { case moved, sent, ran, published, merged, chosen, plain, carried, scheduled }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .moved:
        state.place += 1
        return .none
      case .sent: return .send(.moved, animation: .easeIn)
      case .ran: return Effect.run { await $0(.moved) }.animation(.linear)
      case .published: return Effect.publisher { Just(.moved) }.animation(.easeOut)
      case .merged: return Effect.merge(.send(.moved), .cancel(id: 1)).animation(.spring)
      case .chosen: return .run { await $0(.moved, animation: .bouncy) }
      case .carried:
        return .run { await $0(.moved, transaction: Transaction(animation: .smooth)) }
      case .plain: return .run { await $0(.moved) }
      case .scheduled:
        return .publisher { Just(.moved).receive(on: DispatchQueue.immediate.animation(.snappy)) }
      }
    }
  }
}

private struct MoverView: View {
  let store: StoreOf<Mover>
  let animations: Animations

  var body: some View {
    Text("At \(store.place)").transaction { animations.see($0) }
    Button("Store") { store.send(.moved, animation: .linear) }
    Button("Transaction") { store.send(.moved, transaction: Transaction(animation: .easeIn)) }
    ForEach(["sent", "ran", "published", "merged", "chosen", "carried", "plain", "scheduled"], id: \.self) { name in
      Button(name) { store.send(action(name)) }
    }
  }

  private func action(_ name: String) -> Mover.Action {
    switch name {
    case "sent": .sent
    case "ran": .ran
    case "published": .published
    case "merged": .merged
    case "chosen": .chosen
    case "carried": .carried
    case "scheduled": .scheduled
    default: .plain
    }
  }
}

@Reducer private struct Lid {
  @ObservableState struct State: Equatable {}
  enum Action { case plain, animated, carried }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      .run { _ in
        switch action {
        case .plain: await dismiss()
        case .animated: await dismiss(animation: .easeIn)
        case .carried: await dismiss(transaction: Transaction(animation: .bouncy))
        }
      }
    }
  }
}

@Reducer private struct Box {
  @ObservableState struct State: Equatable { @Presents var lid: Lid.State? = Lid.State() }
  enum Action { case lid(PresentationAction<Lid.Action>) }

  var body: some ReducerOf<Self> { EmptyReducer().ifLet(\.$lid, action: \.lid) { Lid() } }
}

private struct BoxView: View {
  let store: StoreOf<Box>
  let animations: Animations

  var body: some View {
    Text(store.lid == nil ? "Open" : "Closed").transaction { animations.see($0) }
  }
}

@MainActor @Suite struct AnimationTests {
  private let animations = Animations()

  private func screen() -> Screen {
    Screen { MoverView(store: Store(initialState: Mover.State()) { Mover() }, animations: animations) }
  }

  @Test("An action that is sent with an animation or a transaction animates its changes")
  func sent() throws {
    let screen = screen()
    try screen.button("Store").tap()
    #expect(screen.shows("At 1") && animations.last == .linear)
    try screen.button("Transaction").tap()
    #expect(screen.shows("At 2") && animations.last == .easeIn)
  }

  @Test(
    "What an effect sends is animated as the effect says",
    arguments: [
      ("sent", Animation.easeIn), ("ran", .linear), ("published", .easeOut), ("merged", .spring), ("chosen", .bouncy),
      ("carried", .smooth), ("plain", nil), ("scheduled", .snappy),
    ])
  func effects(_ name: String, _ animation: Animation?) async throws {
    let screen = screen()
    try screen.button(name).tap()
    await screen.settle()
    #expect(screen.shows("At 1"))
    #expect(animations.last == animation)
  }

  @Test("A feature that dismisses itself with an animation or a transaction goes with it")
  func dismissed() async {
    let actions: [(Lid.Action, Animation?)] = [(.animated, .easeIn), (.carried, .bouncy), (.plain, nil)]
    for (action, animation) in actions {
      let store = Store(initialState: Box.State()) { Box() }
      let screen = Screen { BoxView(store: store, animations: animations) }
      #expect(screen.shows("Closed"))
      // The screen does not wait for what it has not begun.
      await store.send(.lid(.presented(action))).finish()
      await screen.settle()
      #expect(screen.shows("Open") && animations.last == animation)
    }
  }
}
