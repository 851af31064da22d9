import CasePaths
import IssueReporting

extension StackState where Element: CasePathable {
  /// The value of the element with an id, where that is a case: `path[id: id, case: \.detail]?.title = "New"`.
  ///
  /// Writing nil takes the element away. To write where the element is another case changes nothing, and is an issue.
  public subscript<Value>(
    id id: StackElementID, case path: CaseKeyPath<Element, Value>, fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath, line line: UInt = #line, column column: UInt = #column
  ) -> Value? {
    get { self[id: id]?[case: path] }
    set {
      let line = CallerLine(fileID, filePath, line, column)
      guard let element = self[id: id], isWritten(newValue, path, over: element, line) else { return }
      self[id: id] = newValue.map { path($0) }
    }
  }
}

extension PresentationState where State: CasePathable {
  /// The value of what is presented, where that is a case: `state.$destination[case: \.edit]?.name = "New"`.
  ///
  /// Writing nil dismisses it. To write where another case is presented changes nothing, and is an issue.
  public subscript<Value>(
    case path: CaseKeyPath<State, Value>, fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath, line line: UInt = #line, column column: UInt = #column
  ) -> Value? {
    get { wrappedValue?[case: path] }
    set {
      let line = CallerLine(fileID, filePath, line, column)
      guard let state = wrappedValue, isWritten(newValue, path, over: state, line) else { return }
      wrappedValue = newValue.map { path($0) }
    }
  }
}

/// True where the value of a case may be written. `path[…]?.x = 1` writes nil back over another case: that is one, too.
private func isWritten<Root: CasePathable, Value>(
  _ value: Value?, _ path: CaseKeyPath<Root, Value>, over root: Root, _ line: CallerLine
) -> Bool {
  if root.is(path) { return true }
  line.report(
    """
    A value of type '\(describe(type: Value.self))' was written to a case, and this is another case.

      Value: \(value.map { describe($0) } ?? "nil")
      Case: \(describe(root))

    Nothing was changed. Assign the whole case, or ask 'is(_:)' before.
    """)
  return false
}
