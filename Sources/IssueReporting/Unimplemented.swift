/// A function that nobody has written yet, or that a test does not expect to be called: calling it reports an issue and
/// returns the placeholder.
///
///     var load = unimplemented("Client.load", placeholder: [Item]())
///
/// The trap: the program goes on with the placeholder.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  let origin = Origin(fileID, filePath, function, line, column)
  return { (_: repeat each Argument) in
    origin.report(description())
    return placeholder()
  }
}

/// A function that throws: calling it reports an issue, and throws `UnimplementedFailure`.
///
///     var load: @Sendable () throws -> [Item] = unimplemented("Client.load")
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result {
  let origin = Origin(fileID, filePath, function, line, column)
  return { (_: repeat each Argument) in
    origin.report(description())
    throw UnimplementedFailure(description: origin.text(description()))
  }
}

/// A function that waits.
@_disfavoredOverload
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result {
  let origin = Origin(fileID, filePath, function, line, column)
  return { (_: repeat each Argument) in
    origin.report(description())
    return placeholder()
  }
}

/// A function that waits and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  let origin = Origin(fileID, filePath, function, line, column)
  return { (_: repeat each Argument) in
    origin.report(description())
    throw UnimplementedFailure(description: origin.text(description()))
  }
}

/// A value that nobody has given yet, or that a test does not expect to be asked for: reports an issue at once and returns
/// the placeholder.
///
///     static var testValue: String? { unimplemented("Client.name", placeholder: nil) }
@_disfavoredOverload
public func unimplemented<Result>(
  _ description: @autoclosure () -> String = "", placeholder: @autoclosure () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) -> Result {
  let name = description().isEmpty ? "A value that is not there" : "Unimplemented: '\(description())'"
  reportIssue(
    """
    \(name) was asked for.

    It was left unimplemented in '\(function)' at \(fileID):\(line). Give it there, or override it before this code runs.
    """, fileID: fileID, filePath: filePath, line: line, column: column)
  return placeholder()
}

/// What an unimplemented function throws.
public struct UnimplementedFailure: Error, CustomStringConvertible, Equatable {
  public let description: String
}

/// Where a function was left unimplemented.
private struct Origin: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let function: StaticString
  let line: UInt
  let column: UInt

  init(_ fileID: StaticString, _ filePath: StaticString, _ function: StaticString, _ line: UInt, _ column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  func text(_ description: String) -> String {
    let name = description.isEmpty ? "A function that is not implemented" : "Unimplemented: '\(description)'"
    return """
      \(name) was called.

      It was left unimplemented in '\(function)' at \(fileID):\(line). Give it an implementation there, or override it \
      before this code runs.
      """
  }

  func report(_ description: String) {
    reportIssue(text(description), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
