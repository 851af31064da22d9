/// Where shared state comes from: how it is loaded, and how one is told of changes made elsewhere.
public protocol SharedReaderKey<Value>: Sendable {
  /// What is shared.
  associatedtype Value: Sendable
  /// What tells two keys apart: those with equal ids share one value.
  associatedtype ID: Hashable = Self

  /// What tells it apart from others.
  var id: ID { get }

  /// Loads the value, and says so to the continuation: once, now or later, on any thread.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Begins to tell the subscriber of changes made elsewhere.
  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID { self }
}

/// Where shared state comes from and goes to.
///
///     extension SharedKey where Self == InMemoryKey<Int>.Default {
///       static var count: Self { Self[.inMemory("count"), default: 0] }
///     }
///     @Shared(.count) var count
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value, and says so to the continuation: once, now or later, on any thread.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value: Sendable>: Sendable {
  /// A property with a value of its own, for the case that there is none.
  case initialValue(Value)
  /// Somebody called `load()`.
  case userInitiated

  /// The property's own value, if it is that.
  public var initialValue: Value? {
    if case .initialValue(let value) = self { value } else { nil }
  }
}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// It has changed.
  case didSet
  /// Somebody called `save()`.
  case userInitiated
}

/// Takes what was loaded.
public struct LoadContinuation<Value: Sendable>: Sendable {
  private let end: Resumption<Value?>

  /// Calls a function with the result; nil stands for there being nothing.
  public init(_ end: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.init(Resumption { end($0.asThrown) })
  }

  /// The same for what is asked of a key of this name, which may forget to answer. An error of decoding is told from others:
  /// it is an `Undecodable`.
  init(of key: String, _ end: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.init(Resumption(of: (key, "load(context:continuation:)"), end))
  }

  private init(_ end: Resumption<Value?>) { self.end = end }

  /// A value.
  public func resume(returning value: Value) { end(.success(value)) }
  /// There is nothing: the property keeps its own value.
  public func resumeReturningInitialValue() { end(.success(nil)) }
  /// It could not be loaded.
  public func resume(throwing error: any Error) { end(.failure(error)) }
  /// One of these.
  public func resume(with result: Result<Value?, any Error>) { end(result) }
}

/// Takes changes made elsewhere.
public struct SharedSubscriber<Value: Sendable>: Sendable {
  private var callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void
  private var onReplacement: (@Sendable (Value) -> Void)?

  /// Calls functions; nil stands for there being nothing any more.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = { callback($0.asThrown) }
    self.onLoading = onLoading
  }

  /// The same, for who tells an error of decoding from others: it is an `Undecodable`.
  package static func tellingUndecodable(
    _ callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onReplacement: (@Sendable (Value) -> Void)? = nil, onLoading: @escaping @Sendable (Bool) -> Void
  ) -> Self {
    var subscriber = Self(callback: callback, onLoading: onLoading)
    subscriber.callback = callback
    subscriber.onReplacement = onReplacement
    return subscriber
  }

  /// A value.
  public func yield(_ value: Value) { callback(.success(value)) }
  /// Another value took the place of the one that was; it is news even where it is equal.
  func yieldReplacement(_ value: Value) { if let onReplacement { onReplacement(value) } else { yield(value) } }
  /// There is nothing any more: the property goes back to its own value.
  public func yieldReturningInitialValue() { callback(.success(nil)) }
  /// Something is wrong; the value stays.
  public func yield(throwing error: any Error) { callback(.failure(error)) }
  /// One of these.
  public func yield(with result: Result<Value?, any Error>) { callback(result) }
  /// Whether a value is on its way.
  public func yieldLoading(_ isLoading: Bool = true) { onLoading(isLoading) }
}

/// Ends when it is cancelled or gone.
public final class SharedSubscription: Sendable {
  private let onCancel: @Sendable () -> Void

  /// Calls a function at its end.
  public init(_ onCancel: @escaping @Sendable () -> Void) { self.onCancel = onCancel }
  deinit { onCancel() }

  /// Ends it.
  public func cancel() { onCancel() }
}

/// Takes that a value was saved.
public struct SaveContinuation: Sendable {
  private let end: Resumption<Void>

  /// Calls a function with the result.
  public init(_ end: @escaping @Sendable (Result<Void, any Error>) -> Void) { self.end = Resumption(end) }

  /// The same for what is asked of a key of this name, which may forget to answer.
  init(of key: String, _ end: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    self.end = Resumption(of: (key, "save(_:context:continuation:)"), end)
  }

  /// It is saved.
  public func resume() { end(.success(())) }
  /// It could not be saved.
  public func resume(throwing error: any Error) { end(.failure(error)) }
  /// One of these.
  public func resume(with result: Result<Void, any Error>) { end(result) }
}
