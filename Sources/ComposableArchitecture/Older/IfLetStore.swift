import SwiftUI

/// A view for a feature whose state may be absent, in the older style.
///
///     IfLetStore(store.scope(state: \.detail, action: { .detail($0) })) { store in DetailView(store: store) }
public struct IfLetStore<State, Action, Content: View>: View {
  private let store: Store<State?, Action>
  private let content: (Store<State, Action>?) -> Content

  /// With a view for when there is none.
  public init<Then: View, Else: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else otherwise: @escaping () -> Else
  ) where Content == _ConditionalContent<Then, Else> {
    self.store = store
    content = { store in
      if let store { ViewBuilder.buildEither(first: then(store)) } else { ViewBuilder.buildEither(second: otherwise()) }
    }
  }

  /// Nothing is shown when there is none.
  public init<Then: View>(
    _ store: Store<State?, Action>, @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then
  ) where Content == Then? {
    self.store = store
    content = { $0.map(then) }
  }

  /// The same for a feature that is presented.
  public init<Then: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then
  ) where Content == Then? {
    self.init(store.scope(state: { $0.wrappedValue }, action: { .presented($0) }), then: then)
  }

  /// The same for a feature that is presented, with a view for when there is none.
  public init<Then: View, Else: View>(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else otherwise: @escaping () -> Else
  ) where Content == _ConditionalContent<Then, Else> {
    self.init(store.scope(state: { $0.wrappedValue }, action: { .presented($0) }), then: then, else: otherwise)
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: { ($0 != nil) == ($1 != nil) }) { viewStore in
      content(viewStore.state.flatMap { store.unwrapped($0) })
    }
  }
}

extension Store {
  /// The store of what is there, the same one as long as it is.
  func unwrapped<Wrapped>(_ now: Wrapped) -> Store<Wrapped, Action> where State == Wrapped? {
    let key = \State.self
    if let found = children.find(key, key) as? Store<Wrapped, Action>, Unobserved.run({ found.core.isThere }) {
      return found
    }
    let core = OptionalCore(core, now, { $0 }, { $0 }, identity: { identity(of: $0) })
    let child = Store<Wrapped, Action>(core, changes, effects)
    children.keep(child, key, key)
    return child
  }
}
