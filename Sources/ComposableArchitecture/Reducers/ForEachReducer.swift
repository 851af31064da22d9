import CasePaths
import IdentifiedCollections
import IssueReporting

/// An action of one element of an identified array.
@CasePathable
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// It is that element's.
  case element(id: ID, action: Action)
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where ID: Sendable, Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

extension IdentifiedAction.AllCasePaths {
  /// The action of the element with an id: `\.rows[id: 3]`, and on from there.
  public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
    AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      })
  }
}

/// The identified action of a feature's: `case rows(IdentifiedActionOf<Row>)`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable

extension Reducer {
  /// Runs a feature on each element. When an element goes, what it has started is cancelled.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer<ElementState, ElementAction>
  >(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    let path = ActionPath(action)
    return _ForEachReducer(
      parent: self, element: Prepared(element()), state: StateAccess(state),
      extract: {
        guard case .element(let id, let action)? = path.extract(from: $0) else { return nil }
        return (id, action)
      },
      embed: { path.embed(.element(id: $0, action: $1)) }, line: CallerLine(fileID, filePath, line, column))
  }

  /// The same with a case path as `/Action.row` makes it, for a case `row(id:action:)`.
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer<ElementState, ElementAction>
  >(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _ForEachReducer<Self, ID, Element> {
    _ForEachReducer(
      parent: self, element: Prepared(element()), state: StateAccess(state), extract: { action.extract(from: $0) },
      embed: { action.embed(($0, $1)) }, line: CallerLine(fileID, filePath, line, column))
  }
}

extension Reducer {
  /// For elements that are an enum reducer's, which knows its own: `.forEach(\.rows, action: \.rows)`.
  public func forEach<ElementState: CaseReducerState, ElementAction, ID: Hashable & Sendable>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _ForEachReducer<Self, ID, ElementState.StateReducer.Body>
  where ElementState.StateReducer.Action == ElementAction {
    forEach(
      state, action: action, element: { ElementState.StateReducer.body }, fileID: fileID, filePath: filePath,
      line: line,
      column: column)
  }
}

/// A reducer with another one on each element of an identified array.
public struct _ForEachReducer<Parent: Reducer, ID: Hashable & Sendable, Element: Reducer>: Reducer {
  let parent: Parent
  let element: Prepared<Element>
  let state: StateAccess<Parent.State, IdentifiedArray<ID, Element.State>>
  let extract: (Parent.Action) -> (ID, Element.Action)?
  let embed: @Sendable (ID, Element.Action) -> Parent.Action
  let line: CallerLine

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let effect = elementEffect(&state, action)
    let before = self.state.read(state).ids
    let parentEffect = parent.reduce(into: &state, action: action)
    let both = effect.merge(with: parentEffect)
    let after = self.state.read(state).ids
    if before.isSame(as: after) { return both }
    let now = Set(after)
    let gone = before.filter { !now.contains($0) }
    return .merge(
      [both]
        + gone.map { .cancel(id: FeatureEffects(path: FeaturePath.current.appending(self.state.keyPath, $0))) })
  }

  private func elementEffect(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let (id, elementAction) = extract(action) else { return .none }
    guard self.state.read(state).index(id: id) != nil else {
      line.report(
        """
        A 'forEach' on '\(describe(type: Element.State.self))' received an action for an element that is not there.

          Action: \(describe(action))
          Id: \(describe(id))

        The action is lost. Either a parent removed the element before this reducer ran: do it in a reducer outside of the \
        'forEach'. Or an effect sent it after the element was gone: start the effect in the element's own feature, which \
        cancels it.
        """)
      return .none
    }
    let path = FeaturePath.current.appending(self.state.keyPath, id)
    let effect = path.running {
      self.state.modify(&state) { element.reduce(into: &$0[id: id]!, action: elementAction) }
    }
    if effect.isNone { return .none }
    let embed = embed
    return effect.owned(by: path).map { embed(id, $0) }
  }
}

extension IdentifiedArray.IDs {
  /// True when nothing was added, removed or moved since `other`.
  func isSame(as other: Self) -> Bool { stamp == other.stamp || self == other }
}
