import SwiftUI

/// A view that observes a store in the older style.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  @StateObject private var viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    _ make: @escaping @MainActor () -> ViewStore<ViewState, ViewAction>,
    _ content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    _viewStore = StateObject(wrappedValue: make())
    self.content = content
  }

  /// Observes what `observe` returns.
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init({ ViewStore(store, observe: toViewState) }, content)
  }

  /// Observes what `observe` returns, and sends actions of the view's own.
  public init<State, Action>(
    _ store: Store<State, Action>, observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewState: Equatable {
    self.init({ ViewStore(store, observe: toViewState, send: fromViewAction, removeDuplicates: { $0 == $1 }) }, content)
  }

  /// Observes what `observe` returns, with a comparison of its own.
  public init<State>(
    _ store: Store<State, ViewAction>, observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: @escaping (_ old: ViewState, _ new: ViewState) -> Bool,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init({ ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate) }, content)
  }

  public var body: some View { content(viewStore) }
}
