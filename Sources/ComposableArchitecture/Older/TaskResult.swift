import CasePaths

/// What a task has come to: a value or an error, comparable so that an action may hold it. The older style; today's is
/// `Result`.
@CasePathable
public enum TaskResult<Success: Sendable>: Sendable {
  /// It has a value.
  case success(Success)
  /// It has thrown an error.
  case failure(any Error)

  /// What `body` returns or throws.
  public init(catching body: @Sendable () async throws -> Success) async {
    do { self = .success(try await body()) } catch { self = .failure(error) }
  }

  /// The value, or the error is thrown.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }
}

extension TaskResult: Equatable where Success: Equatable {
  /// Errors are the same when they are equal, or of one type and without a way to compare them the same in words.
  public static func == (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.success(let a), .success(let b)): a == b
    case (.failure(let a), .failure(let b)): areSame(a, b)
    default: false
    }
  }

  private static func areSame(_ a: any Error, _ b: any Error) -> Bool {
    func open<E: Equatable>(_ a: E) -> Bool { a == b as? E }
    if let a = (a as Any) as? any Equatable { return open(a) }
    return type(of: a) == type(of: b) && "\(a)" == "\(b)"
  }
}

extension TaskResult: Hashable where Success: Hashable {
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      // Errors that cannot be hashed are compared by their type.
      if let error = (error as Any) as? any Hashable {
        error.hash(into: &hasher)
      } else {
        hasher.combine(ObjectIdentifier(type(of: error)))
      }
    }
  }
}
