import ComposableArchitecture
import Testing

@Reducer private struct Score {
  @ObservableState struct State: Equatable {
    var points = 0
    var name = "Ada"
    var best = IdentifiedArrayOf<Row.State>()
  }

  enum Action { case scored(Int), renamed(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .scored(let points): state.points += points
      case .renamed(let name): state.name = name
      }
      return .none
    }
  }
}

/// As a view controller is written, with labels of its own.
@MainActor private final class ScoreController: NSObject {
  let store: StoreOf<Score>
  private(set) var label = ""
  private(set) var updates = 0

  init(store: StoreOf<Score>) {
    self.store = store
    super.init()
    observe { [weak self] in
      guard let self else { return }
      label = "\(self.store.points) points"
      updates += 1
    }
  }
}

extension UITransaction {
  private enum IsQuietKey: UITransactionKey { static let defaultValue = false }
  private enum SpeedKey: UITransactionKey { static let defaultValue = 1 }

  fileprivate var isQuiet: Bool {
    get { self[IsQuietKey.self] }
    set { self[IsQuietKey.self] = newValue }
  }

  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

@MainActor @Suite struct ObserveTests {
  private let store = Store(initialState: Score.State()) { Score() }

  /// Lets all go on that waits.
  private func settle() async { await Task.megaYield() }

  @Test("An object observes a store for as long as it lives: at once, and once for several changes of what it reads")
  func object() async {
    var controller: ScoreController? = ScoreController(store: store)
    #expect(controller?.label == "0 points")
    store.send(.scored(1))
    store.send(.scored(2))
    await settle()
    #expect(controller?.label == "3 points" && controller?.updates == 2)
    store.send(.renamed("Grace"))
    await settle()
    #expect(controller?.updates == 2)
    weak let weakly = controller
    controller = nil
    #expect(weakly == nil)
    store.send(.scored(3))
    await settle()
  }

  @Test("What observes ends with its token, whether it is cancelled or let go")
  func tokens() async {
    var seen: [Int] = []
    var token: ObserveToken? = observe { seen.append(self.store.points) }
    store.send(.scored(1))
    await settle()
    #expect(seen == [0, 1] && token?.isCancelled == false)
    token = nil
    store.send(.scored(1))
    await settle()
    #expect(seen == [0, 1])

    var tokens: Set<ObserveToken> = []
    observe { seen.append(self.store.points) }.store(in: &tokens)
    store.send(.scored(1))
    await settle()
    #expect(seen == [0, 1, 2, 3])
    // Told of already, and not yet done.
    store.send(.scored(1))
    tokens.first?.cancel()
    await settle()
    #expect(seen == [0, 1, 2, 3] && tokens.first?.isCancelled == true)
  }

  @Test("What an object observes ends when its token is cancelled, and what it captured is let go")
  func cancelled() async {
    final class Held {}
    let object = NSObject()
    var seen: [Int] = []
    weak var weakly: Held?
    let token: ObserveToken
    do {
      let held = Held()
      weakly = held
      token = object.observe { [store] in
        _ = held
        seen.append(store.points)
      }
    }
    #expect(weakly != nil)
    token.cancel()
    #expect(weakly == nil)
    store.send(.scored(1))
    await settle()
    #expect(seen == [0])
    object.observe { [store] in seen.append(store.points) }
    store.send(.scored(1))
    await settle()
    #expect(seen == [0, 1, 2])
  }

  @Test("What is observed inside of what is observed runs by itself, and begins anew with what is around it")
  func nested() async {
    let object = NSObject()
    var outer: [String] = []
    var inner: [Int] = []
    object.observe { [store] in
      outer.append(store.name)
      object.observe { inner.append(store.points) }
    }
    store.send(.renamed("Grace"))
    await settle()
    #expect(outer == ["Ada", "Grace"] && inner == [0, 0])
    inner = []
    store.send(.scored(1))
    await settle()
    #expect(inner == [1])
  }

  @Test("Observable objects are observed too, and shared values")
  func others() async {
    let model = ObservedModel()
    @Shared(value: 1) var shared
    var seen: [String] = []
    let token = observe { [$shared] in seen.append("\(model.title) \($shared.wrappedValue)") }
    model.title = "B"
    await settle()
    $shared.withLock { $0 = 2 }
    await settle()
    #expect(seen == ["A 1", "B 1", "B 2"])
    token.cancel()
  }

  @Test("What observes is handed the transaction of the change; one inside of another has the values of both")
  func transactions() async {
    let seen = LockIsolated<[String]>([])
    let token = observe { [store] transaction in
      let now = "\(store.points), quiet: \(transaction.isQuiet), speed: \(transaction.speed)"
      seen.withValue { $0.append(now) }
    }
    withUITransaction(\.isQuiet, true) { _ = store.send(.scored(1)) }
    await settle()
    var fast = UITransaction()
    fast.speed = 3
    withUITransaction(\.isQuiet, true) { withUITransaction(fast) { _ = store.send(.scored(1)) } }
    // The first change is the one that is answered.
    store.send(.scored(1))
    await settle()
    store.send(.scored(1))
    await settle()
    #expect(
      seen.value == [
        "0, quiet: false, speed: 1", "1, quiet: true, speed: 1", "3, quiet: true, speed: 3",
        "4, quiet: false, speed: 1",
      ])
    withExtendedLifetime(token) {}
  }

  @Test("What an object observes is handed the transaction too")
  func transactionsOfObjects() async {
    let seen = LockIsolated<[Bool]>([])
    let object = NSObject()
    object.observe { [store] transaction in
      _ = store.points
      seen.withValue { $0.append(transaction.isQuiet) }
    }
    withUITransaction(\.isQuiet, true) { _ = store.send(.scored(1)) }
    await settle()
    #expect(seen.value == [false, true])
    withExtendedLifetime(object) {}
  }
}

@MainActor @Observable private final class ObservedModel {
  var title = "A"
}
