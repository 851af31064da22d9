/// Reads a dependency.
///
///     @Observable final class Model {
///       @ObservationIgnored @Dependency(\.date.now) var now
///       @ObservationIgnored @Dependency(Client.self) var client
///     }
///
/// It has what is in force where it is read and, where nothing is overridden there, what was in force where the model was
/// made.
@propertyWrapper public struct Dependency<Value>: @unchecked Sendable, HasInitialValues {
  let initialValues = DependencyValues._current
  /// Reads it by a key path or a key, which keep nothing that threads could share.
  private let read: (DependencyValues) -> Value
  private let access: Access

  /// The dependency at a key path.
  public init(
    _ keyPath: KeyPath<DependencyValues, Value>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    read = { $0[keyPath: keyPath] }
    access = Access(
      use: .path(keyPath),
      place: Access.Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// The dependency with a key.
  public init<Key: TestDependencyKey<Value>>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    read = { $0[key] }
    access = Access(
      use: .key(key),
      place: Access.Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What it is here.
  public var wrappedValue: Value {
    let current = DependencyValues._current
    // Where the model was made nothing was overridden: what is in force here stays so.
    if initialValues.isEmpty { return Access.$current.withValue(access) { read(current) } }
    let values = initialValues.merging(current)
    return Access.$current.withValue(access) {
      DependencyValues.$_current.withValue(values) { read(values) }
    }
  }
}

/// Something that has kept the values in force where it was made.
protocol HasInitialValues { var initialValues: DependencyValues { get } }
