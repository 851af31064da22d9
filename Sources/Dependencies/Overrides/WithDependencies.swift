/// Overrides dependencies for the code run inside, for the tasks that it starts, and for the models that it makes.
///
///     let model = withDependencies {
///       $0.date.now = Date(timeIntervalSince1970: 0)
///       $0.uuid = .incrementing
///     } operation: {
///       Model()
///     }
///
/// The trap: a closure that escapes and is called later has them only where it goes through `withEscapedDependencies`.
@discardableResult public func withDependencies<Result>(
  _ updateValues: (inout DependencyValues) throws -> Void, operation: () throws -> Result
) rethrows -> Result {
  try withValues(DependencyValues._current, updateValues, operation)
}

/// The same for code that waits.
@discardableResult public func withDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation, _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await withValues(DependencyValues._current, updateValues, operation)
}

/// Runs code with the dependencies of a model: for the models that it makes in turn.
///
///     let child = withDependencies(from: self) { ChildModel() }
///
/// The trap: the model needs a property with `@Dependency`, or has been made inside `withDependencies`.
@discardableResult public func withDependencies<Model: AnyObject, Result>(
  from model: Model, operation: () throws -> Result, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> Result {
  try withDependencies(
    from: model, { _ in }, operation: operation, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The same with overrides.
@discardableResult public func withDependencies<Model: AnyObject, Result>(
  from model: Model, _ updateValues: (inout DependencyValues) throws -> Void, operation: () throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) rethrows -> Result {
  try withValues(values(of: model, fileID, filePath, line, column), updateValues, operation)
}

/// The same for code that waits.
@discardableResult public func withDependencies<Model: AnyObject, Result>(
  from model: Model, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> Result {
  try await withValues(values(of: model, fileID, filePath, line, column), { _ in }, operation)
}

/// The same with overrides, for code that waits.
@discardableResult public func withDependencies<Model: AnyObject, Result>(
  from model: Model, isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void, operation: () async throws -> Result,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async rethrows -> Result {
  try await withValues(values(of: model, fileID, filePath, line, column), updateValues, operation)
}

private func withValues<Result>(
  _ values: DependencyValues, _ update: (inout DependencyValues) throws -> Void, _ operation: () throws -> Result
) rethrows -> Result {
  var values = values
  try Access.$current.withValue(.overriding) { try update(&values) }
  return try DependencyValues.$_current.withValue(values) {
    let result = try operation()
    Models.note(result, values)
    return result
  }
}

private func withValues<Result>(
  isolation: isolated (any Actor)? = #isolation, _ values: DependencyValues,
  _ update: (inout DependencyValues) async throws -> Void, _ operation: () async throws -> Result
) async rethrows -> Result {
  var values = values
  try await Access.$current.withValue(.overriding) { try await update(&values) }
  return try await DependencyValues.$_current.withValue(values) {
    let result = try await operation()
    Models.note(result, DependencyValues._current)
    return result
  }
}
