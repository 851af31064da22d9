import IssueReporting

/// Changes the value of a case in place, in a test of the older style. That the value is another case is an issue.
///
///     XCTModify(&$0.destination, case: /Destination.State.edit) { $0.name = "Ada" }
public func XCTModify<Root, Value>(
  _ root: inout Root, case path: AnyCasePath<Root, Value>, _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Value) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let note = message().isEmpty ? "" : "\n\n\(message())"
  do {
    guard try path.modifyIfThere(&root, body) == nil else { return }
    reportIssue(
      """
      There is nothing to modify: the case with a value of type '\(Value.self)' is expected, and the value is

      \(root)\(note)
      """, fileID: fileID, filePath: filePath, line: line, column: column)
  } catch {
    reportIssue(
      "What was to modify a value threw an error: \(error)\(note)", fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}

/// Changes the value of a case in place, where there is one. That there is none, or another case, is an issue.
public func XCTModify<Root, Value>(
  _ root: inout Root?, case path: AnyCasePath<Root, Value>, _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Value) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let path = AnyCasePath<Root?, Value>(
    embed: { path.embed($0) }, extract: { $0.flatMap { path.extract(from: $0) } })
  XCTModify(
    &root, case: path, message(), body, fileID: fileID, file: filePath, line: line, column: column)
}

/// Changes what an optional holds in place. That it holds nothing is an issue.
///
///     XCTModify(&$0.child) { $0.count = 1 }
public func XCTModify<Wrapped>(
  _ optional: inout Wrapped?, _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Wrapped) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &optional, case: AnyCasePath<Wrapped?, Wrapped>(embed: { $0 }, extract: { $0 }), message(), body, fileID: fileID,
    file: filePath, line: line, column: column)
}

/// The same with a key path to the case.
@_disfavoredOverload
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root, case keyPath: CaseKeyPath<Root, Value>, _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Value) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &root, case: AnyCasePath(keyPath), message(), body, fileID: fileID, file: filePath, line: line, column: column)
}

/// The same with a key path to the case, where there is a value.
public func XCTModify<Root: CasePathable, Value>(
  _ root: inout Root?, case keyPath: CaseKeyPath<Root, Value>, _ message: @autoclosure () -> String = "",
  _ body: (_ value: inout Value) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  XCTModify(
    &root, case: AnyCasePath(keyPath), message(), body, fileID: fileID, file: filePath, line: line, column: column)
}
