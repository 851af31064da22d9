import SwiftUI

/// A view for a feature whose state is an enum, in the older style.
///
///     SwitchStore(store) { state in
///       switch state {
///       case .active: CaseLet(/Feature.State.active, action: Feature.Action.active) { store in … }
///       case .done: DoneView()
///       }
///     }
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  /// Shows what `content` makes for the case that the state is.
  public init(
    _ store: Store<State, Action>, @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    (self.store, self.content) = (store, content)
  }

  public var body: some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: { caseName($0) == caseName($1) }) { viewStore in
      content(viewStore.state).environment(\.switchedStore, SwitchedStore(store: store))
    }
  }
}

/// A view for one case, inside a `SwitchStore`.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
  @Environment(\.switchedStore) private var switched
  let toCase: (EnumState) -> CaseState?
  private let fromAction: (CaseAction) -> EnumAction
  private let content: (Store<CaseState, CaseAction>) -> Content
  private let line: CallerLine

  /// What takes the case's value out of the state: `/Feature.State.active`.
  public init(
    _ toCaseState: @escaping (EnumState) -> CaseState?, action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    (toCase, fromAction, self.content) = (toCaseState, fromCaseAction, content)
    self.line = CallerLine(fileID, filePath, line, column)
  }

  public var body: some View {
    if let store = switched?.store as? Store<EnumState, EnumAction> {
      IfLetStore(store.scope(state: toCase, action: fromAction), then: content)
    } else {
      MisplacedCaseLet(state: describe(type: EnumState.self), line: line)
    }
  }
}

/// Shows nothing, and says why.
private struct MisplacedCaseLet: View {
  let state: String
  let line: CallerLine

  var body: some View {
    EmptyView().onAppear {
      line.report(
        """
        A 'CaseLet' of '\(state)' is not inside a 'SwitchStore' of the same state and actions.

        It shows nothing. Put it in the closure of 'SwitchStore(store) { state in … }'.
        """)
    }
  }
}

/// The store that a `SwitchStore` is about.
struct SwitchedStore: @unchecked Sendable {
  let store: AnyObject
}

private struct SwitchedStoreKey: EnvironmentKey {
  static let defaultValue: SwitchedStore? = nil
}

extension EnvironmentValues {
  var switchedStore: SwitchedStore? {
    get { self[SwitchedStoreKey.self] }
    set { self[SwitchedStoreKey.self] = newValue }
  }
}

func caseName(_ state: Any) -> String {
  Mirror(reflecting: state).children.first?.label ?? "\(state)"
}
