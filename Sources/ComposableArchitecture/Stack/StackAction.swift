import CasePaths

/// An action of a feature on a stack, or one of the stack itself.
@CasePathable
public enum StackAction<State, Action> {
  /// An action of the feature with that id.
  indirect case element(id: StackElementID, action: Action)
  /// The feature with that id and all over it go away.
  case popFrom(id: StackElementID)
  /// A feature comes on top.
  case push(id: StackElementID, state: State)
}

/// The action of a stack of features: `case path(StackActionOf<Path>)`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
extension StackAction: Encodable where State: Encodable, Action: Encodable {}
extension StackAction: Decodable where State: Decodable, Action: Decodable {}

extension StackAction.AllCasePaths {
  /// The action of the element with an id: `\.path[id: 0]`, and on from there.
  public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
    AnyCasePath(
      embed: { .element(id: id, action: $0) },
      extract: {
        guard case .element(id, let action) = $0 else { return nil }
        return action
      })
  }
}
