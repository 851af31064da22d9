import CasePaths
import SwiftNavigation
import SwiftUI

// What bindings of stores are to code that is no view.

/// A property of a store's state on its way to a `UIBinding`: `$store.name.sending(\.nameChanged)`.
@dynamicMemberLookup
public struct _UIStoreProperty<State, Action, Value> {
  fileprivate let store: Store<State, Action>
  fileprivate let keyPath: KeyPath<State, Value>

  /// A property of the property.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> _UIStoreProperty<State, Action, Member> {
    _UIStoreProperty<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the property, and sends what is written as an action.
  @MainActor public func sending(
    _ action: CaseKeyPath<Action, Value>
  ) -> UIBinding<Value> where State: ObservableState {
    UIBindable(store)[dynamicMember: \.[sending: SendingPath(state: keyPath, action: action)]]
  }
}

extension UIBindable {
  /// A property of the store's state, to be bound with `sending(_:)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> _UIStoreProperty<State, Action, Member> where Value == Store<State, Action> {
    _UIStoreProperty(store: wrappedValue, keyPath: keyPath)
  }

  /// A binding to the store of a feature that is shown while its state is there. Writing nil sends `.dismiss`.
  ///
  ///     @UIBindable var store: StoreOf<Inventory>
  ///     let edit = $store.scope(state: \.destination?.edit, action: \.destination.edit)
  @MainActor public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let path = wrappedValue.path(state, action, CallerLine(fileID, filePath, line, column))
    return self[dynamicMember: \.[presented: path]]
  }
}
