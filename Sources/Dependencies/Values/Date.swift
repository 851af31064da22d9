import Foundation
import IssueReporting

/// Says what date it is.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Dates from a function.
  public init(_ generate: @escaping @Sendable () -> Date) { self.generate = generate }

  /// Always the same date.
  public static func constant(_ now: Date) -> Self { Self { now } }

  /// The date now. Setting it makes it stand still.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The date now.
  public func callAsFunction() -> Date { generate() }
}

extension DependencyValues {
  /// What date it is. In tests it has to be overridden.
  ///
  ///     @Dependency(\.date.now) var now
  ///     withDependencies { $0.date = .constant(start) } operation: { … }
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }

  private enum DateKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
    static var testValue: DateGenerator {
      let access = Access.current
      return DateGenerator {
        access?.reportUnimplemented("$0.date = .constant(…)")
        return Date()
      }
    }
  }
}
