import SwiftUI

/// A navigation stack whose screens are a store's state, in the older style.
///
///     NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
///       RootView()
///     } destination: { state in
///       switch state { case .detail: CaseLet(/Path.State.detail, action: Path.Action.detail) { … } }
///     }
public struct NavigationStackStore<State, Action, Root: View, Destination: View>: View {
  private let store: Store<StackState<State>, StackAction<State, Action>>
  private let root: Root
  private let destination: (Store<State, Action>) -> Destination

  /// Each screen by the store of its element.
  public init(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) {
    (self.store, self.root, self.destination) = (store, root(), destination)
  }

  /// Each screen by the case of its element, with `CaseLet`.
  public init<D: View>(
    _ store: Store<StackState<State>, StackAction<State, Action>>, @ViewBuilder root: () -> Root,
    @ViewBuilder destination: @escaping (_ initialState: State) -> D
  ) where Destination == SwitchStore<State, Action, D> {
    self.init(store, root: root) { SwitchStore($0, content: destination) }
  }

  public var body: some View {
    WithViewStore(store, observe: { $0.ids }) { _ in
      NavigationStack(path: Binding.constant(store)) {
        root
      } destination: {
        destination($0)
      }
    }
  }
}
