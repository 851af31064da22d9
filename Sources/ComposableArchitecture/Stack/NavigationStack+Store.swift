import CasePaths
import SwiftUI

/// A path of screens as the navigation stack sees it: each is known by its id.
public struct _StackPath<Element> {
  var entries: [Entry]

  /// A screen on the path. One that a link brings has no id yet: the store gives it one.
  public struct Entry: Hashable {
    let id: StackElementID?
    let element: Element

    /// True when they are the same.
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}

extension _StackPath: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Empty.
  public init() { entries = [] }
  /// Zero.
  public var startIndex: Int { 0 }
  /// How many there are.
  public var endIndex: Int { entries.count }
  /// The one at a position.
  public subscript(position: Int) -> Entry {
    get { entries[position] }
    set { entries[position] = newValue }
  }
  /// Puts others in the place of some.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Entry>) {
    entries.replaceSubrange(subrange, with: newElements)
  }
}

extension Store {
  /// The path of a stack's store. Writing it pushes or pops.
  subscript<ElementState, ElementAction>(
    path path: PathOf<ElementState, ElementAction>
  ) -> _StackPath<ElementState>
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    get { _StackPath(entries: core.state.elements.map { .init(id: $0.id, element: $0.element) }) }
    set {
      let now = withState { $0.ids }
      if newValue.count > now.count {
        for entry in newValue.dropFirst(now.count) { send(.push(id: .next(), state: entry.element)) }
      } else if newValue.count < now.count {
        send(.popFrom(id: now[newValue.count]))
      } else {
        return
      }
      if !effects.isReducing, withState({ $0.ids }) == now {
        path.line.report(
          """
          A screen was to be \(newValue.count > now.count ? "pushed on" : "popped off") a stack, and the stack is as it was.

            Stack: of \(describe(type: ElementState.self)), with \(now.count) \(now.count == 1 ? "element" : "elements")

          No reducer answers the actions of the stack. Add '.forEach' with its state and its action to the reducer that has \
          the stack: it pushes and pops.
          """)
      }
    }
  }

  /// The store of an element on the stack. It is the same one while the element is there.
  func element<ElementState, ElementAction>(
    _ entry: _StackPath<ElementState>.Entry
  ) -> Store<ElementState, ElementAction>?
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    guard let id = entry.id else { return nil }
    let key = \StackState<ElementState>.[id: id]
    if let found = children.find(key, key) as? Store<ElementState, ElementAction> { return found }
    let core = OptionalCore(
      core, withState { $0[id: id] } ?? entry.element, { $0[id: id] }, { .element(id: id, action: $0) },
      identity: { _ in AnyHashable(0) })
    let child = Store<ElementState, ElementAction>(core, changes, effects)
    children.keep(child, key, key)
    return child
  }
}

/// Says which stack a path is of.
struct PathOf<State, Action>: Hashable {
  let line: CallerLine

  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension NavigationStack {
  /// A stack whose screens are a store's state.
  ///
  ///     NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
  ///       RootView()
  ///     } destination: { store in
  ///       switch store.case { case .detail(let store): DetailView(store: store) }
  ///     }
  @MainActor public init<State, Action, Destination: View, R: View>(
    path: Binding<Store<StackState<State>, StackAction<State, Action>>>, @ViewBuilder root: () -> R,
    @ViewBuilder destination: @escaping (Store<State, Action>) -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Data == _StackPath<State>, Root == ModifiedContent<R, _StackDestinations<State, Action, Destination>> {
    let store = path.wrappedValue
    self.init(
      path: Bindable(store)[
        dynamicMember: \.[path: PathOf<State, Action>(line: CallerLine(fileID, filePath, line, column))]],
      root: { root().modifier(_StackDestinations(store: store, destination: destination)) })
  }
}

/// The screens of a store's stack.
public struct _StackDestinations<State, Action, Destination: View>: ViewModifier {
  let store: Store<StackState<State>, StackAction<State, Action>>
  let destination: (Store<State, Action>) -> Destination

  public func body(content: Content) -> some View {
    content
      .navigationDestination(for: _StackPath<State>.Entry.self) { entry in
        if let store = store.element(entry) { destination(store) }
      }
  }
}

extension Bindable {
  /// A binding to the store of a stack: `NavigationStack(path: $store.scope(state: \.path, action: \.path))`.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Binding.constant(wrappedValue.scope(state: state, action: action))
  }

  /// The same without the label of the state, as in newer versions.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> { scope(state: state, action: action) }
}

extension Binding {
  /// A binding to the store of a stack.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> {
    Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>.constant(
      wrappedValue.scope(state: state, action: action))
  }

  /// The same without the label of the state, as in newer versions.
  @MainActor public func scope<State: ObservableState, Action, ElementState, ElementAction>(
    _ state: KeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> Binding<Store<StackState<ElementState>, StackAction<ElementState, ElementAction>>>
  where Value == Store<State, Action> { scope(state: state, action: action) }
}
