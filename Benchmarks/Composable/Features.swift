import ComposableArchitecture

/// A row of a long list.
@Reducer struct BenchRow {
  @ObservableState struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action { case added }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count &+= 1
      return .none
    }
  }
}

/// A list of them: the lowest level of the tree.
@Reducer struct BenchList {
  @ObservableState struct State: Equatable {
    var rows: IdentifiedArrayOf<BenchRow.State>
    var count = 0

    init(count: Int) { rows = IdentifiedArray(uniqueElements: (0..<count).map { BenchRow.State(id: $0) }) }
  }

  enum Action {
    case added
    case rows(IdentifiedActionOf<BenchRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .added = action { state.count &+= 1 }
      return .none
    }
    .forEach(\.rows, action: \.rows) { BenchRow() }
  }
}

@Reducer struct Level4 {
  @ObservableState struct State: Equatable { var child: BenchList.State }
  enum Action { case child(BenchList.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { BenchList() } }
}

@Reducer struct Level3 {
  @ObservableState struct State: Equatable { var child: Level4.State }
  enum Action { case child(Level4.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level4() } }
}

@Reducer struct Level2 {
  @ObservableState struct State: Equatable { var child: Level3.State }
  enum Action { case child(Level3.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level3() } }
}

@Reducer struct Level1 {
  @ObservableState struct State: Equatable { var child: Level2.State }
  enum Action { case child(Level2.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level2() } }
}

@Reducer struct Level0 {
  @ObservableState struct State: Equatable {
    var child: Level1.State

    init(count: Int) {
      child = Level1.State(
        child: Level2.State(child: Level3.State(child: Level4.State(child: BenchList.State(count: count)))))
    }
  }
  enum Action { case child(Level1.Action) }
  var body: some ReducerOf<Self> { Scope(state: \.child, action: \.child) { Level1() } }
}
