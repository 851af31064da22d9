import SwiftUI

/// A view for all other cases, in a `SwitchStore` without `switch`.
public struct Default<Content: View>: View {
  /// What is shown.
  public let body: Content

  /// With a view that knows no store.
  public init(@ViewBuilder content: () -> Content) { body = content() }
}

extension CaseLet {
  /// What takes the case's value out of the state: the older spelling, without `switch`.
  public init(
    state toCaseState: @escaping (EnumState) -> CaseState?,
    action fromCaseAction: @escaping (CaseAction) -> EnumAction,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      toCaseState, action: fromCaseAction, then: content, fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

extension SwitchStore {
  /// Shows the first view whose case the state is: the older spelling, without `switch`.
  ///
  ///     SwitchStore(store) {
  ///       CaseLet(state: /Feature.State.active, action: Feature.Action.active) { store in … }
  ///       Default { DoneView() }
  ///     }
  ///
  /// A state that is none of these cases shows nothing, which is an issue.
  public init<Shown: View>(
    _ store: Store<State, Action>, @SwitchStoreBuilder<State, Action> content: () -> _SwitchCases<State, Shown>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Content == _SwitchedCase<State, Shown> {
    let (cases, line) = (content(), CallerLine(fileID, filePath, line, column))
    self.init(store) { _SwitchedCase(state: $0, cases: cases, line: line) }
  }
}

/// Views, each for a case of a state.
public struct _SwitchCases<State, Content: View> {
  let includes: (State) -> Bool
  let content: (State) -> Content
}

/// The view for the case that a state is.
public struct _SwitchedCase<State, Content: View>: View {
  let state: State
  let cases: _SwitchCases<State, Content>
  let line: CallerLine

  public var body: some View {
    if cases.includes(state) {
      cases.content(state)
    } else {
      EmptyView().onAppear {
        line.report(
          """
          A 'SwitchStore' has no view for the case '\(caseName(state))' of '\(describe(type: State.self))'.

          It shows nothing. Add a 'CaseLet' for the case, or a 'Default' for all others.
          """)
      }
    }
  }
}

/// Puts the cases of a `SwitchStore` together.
@MainActor @resultBuilder
public enum SwitchStoreBuilder<State, Action> {
  /// A view for one case.
  public static func buildExpression<CaseState, CaseAction, Content: View>(
    _ view: CaseLet<State, Action, CaseState, CaseAction, Content>
  ) -> _SwitchCases<State, CaseLet<State, Action, CaseState, CaseAction, Content>> {
    _SwitchCases(includes: { view.toCase($0) != nil }, content: { _ in view })
  }

  /// The view for all others.
  public static func buildExpression<Content: View>(
    _ view: Default<Content>
  ) -> _SwitchCases<State, Default<Content>> { _SwitchCases(includes: { _ in true }, content: { _ in view }) }

  /// The first one.
  public static func buildPartialBlock<Content: View>(
    first: _SwitchCases<State, Content>
  ) -> _SwitchCases<State, Content> { first }

  /// Those before, and the next one.
  public static func buildPartialBlock<A: View, B: View>(
    accumulated: _SwitchCases<State, A>, next: _SwitchCases<State, B>
  ) -> _SwitchCases<State, _ConditionalContent<A, B>> {
    _SwitchCases(
      includes: { accumulated.includes($0) || next.includes($0) },
      content: { state in
        accumulated.includes(state)
          ? ViewBuilder.buildEither(first: accumulated.content(state))
          : ViewBuilder.buildEither(second: next.content(state))
      })
  }
}
