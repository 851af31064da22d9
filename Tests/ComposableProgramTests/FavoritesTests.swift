import ComposableArchitecture
import SwiftUI
import TenureTesting
import Testing

// A feature that other features are made with: its state and its actions are types of their own, and the id is any.

@ObservableState private struct FavoriteState<ID: Hashable & Sendable>: Equatable {
  @Presents var alert: AlertState<FavoriteAction.Alert>?
  let id: ID
  var isFavorite: Bool
}

@CasePathable private enum FavoriteAction {
  case alert(PresentationAction<Alert>)
  case tapped
  case answered(Result<Bool, any Error>)

  enum Alert: Equatable {}
}

@Reducer private struct Favorite<ID: Hashable & Sendable> {
  let save: @Sendable (ID, Bool) async throws -> Bool

  private struct CancelID: Hashable { let id: ID }

  var body: some Reducer<FavoriteState<ID>, FavoriteAction> {
    Reduce { state, action in
      switch action {
      case .alert(.dismiss):
        state.isFavorite.toggle()
        return .none
      case .tapped:
        state.isFavorite.toggle()
        return .run { [state, save] send in
          await send(.answered(Result { try await save(state.id, state.isFavorite) }))
        }
        .cancellable(id: CancelID(id: state.id), cancelInFlight: true)
      case .answered(.success(let isFavorite)):
        state.isFavorite = isFavorite
        return .none
      case .answered(.failure):
        state.alert = AlertState { TextState("It could not be saved.") }
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

private struct FavoriteButton<ID: Hashable & Sendable>: View {
  @Bindable var store: Store<FavoriteState<ID>, FavoriteAction>

  var body: some View {
    Button(store.isFavorite ? "Liked" : "Like") { store.send(.tapped) }
      .alert($store.scope(state: \.alert, action: \.alert))
  }
}

@Reducer private struct Episode {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var isFavorite = false
    var alert: AlertState<FavoriteAction.Alert>?

    var favorite: FavoriteState<Int> {
      get { FavoriteState(alert: alert, id: id, isFavorite: isFavorite) }
      set { (alert, isFavorite) = (newValue.alert, newValue.isFavorite) }
    }
  }

  enum Action { case favorite(FavoriteAction) }

  let save: @Sendable (Int, Bool) async throws -> Bool

  var body: some ReducerOf<Self> {
    Scope(state: \.favorite, action: \.favorite) { Favorite(save: save) }
  }
}

private struct EpisodeView: View {
  let store: StoreOf<Episode>

  var body: some View {
    Text("Episode \(store.id)")
    FavoriteButton(store: store.scope(state: \.favorite, action: \.favorite))
  }
}

private struct Refused: Error {}

@MainActor @Suite struct FavoritesTests {
  @Test("A feature with state of its own type is a part of another one, by a property that is worked out")
  func steps() async {
    let clock = TestClock()
    let store = TestStore(initialState: Episode.State(id: 1)) {
      Episode { _, isFavorite in
        try await clock.sleep(for: .seconds(1))
        return isFavorite
      }
    }
    await store.send(\.favorite.tapped) { $0.isFavorite = true }
    await store.send(\.favorite.tapped) { $0.isFavorite = false }
    await clock.advance(by: .seconds(1))
    await store.receive(\.favorite.answered.success, false)
  }

  @Test("What could not be saved is said, and taken back when that was read")
  func refused() async throws {
    let store = Store(initialState: Episode.State(id: 1)) { Episode { _, _ in throw Refused() } }
    let screen = Screen { EpisodeView(store: store) }
    try screen.button("Like").tap()
    await screen.settle()
    #expect(screen.shows("It could not be saved.") && store.isFavorite)
    try screen.button("OK").tap()
    #expect(screen.shows("Like") && !store.isFavorite && store.alert == nil)
  }
}
