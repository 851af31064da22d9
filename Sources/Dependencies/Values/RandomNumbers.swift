import Foundation
import Synchronization

/// Lends a source of random numbers.
public final class WithRandomNumberGenerator: Sendable {
  private let generator: Mutex<any RandomNumberGenerator & Sendable>
  private let access: Access?

  /// Lends this source.
  public convenience init(_ generator: some RandomNumberGenerator & Sendable) { self.init(generator, unless: nil) }

  init(_ generator: some RandomNumberGenerator & Sendable, unless access: Access?) {
    self.generator = Mutex(generator)
    self.access = access
  }

  /// Runs code that draws numbers. Others wait meanwhile.
  public func callAsFunction<Result>(_ work: (inout any RandomNumberGenerator & Sendable) -> Result) -> Result {
    access?.reportUnimplemented("$0.withRandomNumberGenerator = WithRandomNumberGenerator(…)")
    return generator.withLock { generator in Held(work(&generator)) }.value
  }

  /// What the work has made goes to the thread that did it.
  private struct Held<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

extension DependencyValues {
  /// Lends a source of random numbers. In tests it has to be overridden.
  ///
  ///     @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  ///     let dice = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }

  private enum RandomKey: DependencyKey {
    static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
    static var testValue: WithRandomNumberGenerator {
      WithRandomNumberGenerator(SystemRandomNumberGenerator(), unless: Access.current)
    }
  }
}
