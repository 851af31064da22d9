import Observation

/// An element of an array in another one's state. What is read of it depends on the element, not on the array: that another
/// one is added or removed concerns nobody but the list.
final class ElementCore<State, Action>: StoreCore<State, Action> {
  private let read: () -> State?
  private let deliver: (Action) -> CancelScope?
  /// What it was last; after it is gone it stays that.
  private var last: State
  /// Which value it was when it was last looked at.
  private var mark: StateMark
  private let registrar = ObservationRegistrar()
  private let kind: Kind

  /// What the elements of one array have in common.
  @MainActor struct Kind {
    /// Kept: written down in a generic class, a key path is made anew each time.
    let statePath: KeyPath<ElementCore, State> = \.state
    let mark = StateMark.reader(of: State.self)
  }

  init(_ kind: Kind, _ state: State, _ read: @escaping () -> State?, _ deliver: @escaping (Action) -> CancelScope?) {
    (self.kind, last, self.read, self.deliver) = (kind, state, read, deliver)
    mark = kind.mark(state)
  }

  override var state: State {
    registrar.access(self, keyPath: kind.statePath)
    if let state = Unobserved.run(read) { last = state }
    return last
  }

  override var isThere: Bool { Unobserved.run(read) != nil }

  // The reducer says what is wrong with an action for an element that is gone.
  override func send(_ action: Action) -> CancelScope? { deliver(action) }

  /// Tells those who read it if it may be another value, and not one that was changed in its place.
  func look() {
    guard let state = Unobserved.run(read) else { return }
    let now = kind.mark(state)
    if !now.isSame(as: mark) { registrar.withMutation(of: self, keyPath: kind.statePath) {} }
    mark = now
  }
}

extension ElementCore: Observable {}
