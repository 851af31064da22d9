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

  init(_ state: State, _ read: @escaping () -> State?, _ deliver: @escaping (Action) -> CancelScope?) {
    (last, self.read, self.deliver) = (state, read, deliver)
    mark = Self.mark(of: state)
  }

  override var state: State {
    registrar.access(self, keyPath: \.state)
    if let state = Unobserved.run(read) { last = state }
    return last
  }

  override var isThere: Bool { Unobserved.run(read) != nil }

  // The reducer says what is wrong with an action for an element that is gone.
  override func send(_ action: Action) -> CancelScope? { deliver(action) }

  /// Tells those who read it if it may be another value, and not one that was changed in its place.
  func look() {
    guard let state = Unobserved.run(read) else { return }
    let now = Self.mark(of: state)
    if !now.isSame(as: mark) { registrar.withMutation(of: self, keyPath: \.state) {} }
    mark = now
  }

  private static func mark(of state: State) -> StateMark { (state as? any ObservableState)?._$mark ?? .unknown }
}

extension ElementCore: Observable {}
