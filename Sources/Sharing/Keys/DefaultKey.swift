extension SharedReaderKey {
  /// This key with a value for the case that there is none.
  public typealias Default = SharedKeyDefault<Self>
}

/// A key that brings its own default value, so that a property needs none.
///
///     extension SharedKey where Self == AppStorageKey<Bool>.Default {
///       static var isSoundOn: Self { Self[.appStorage("isSoundOn"), default: true] }
///     }
public struct SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  let value: @Sendable () -> Base.Value

  /// A key with a value.
  public static subscript(base: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value) -> Self {
    Self(base: base, value: value)
  }

  /// The value for the case that there is none.
  public var initialValue: Base.Value { value() }

  /// What tells the key apart.
  public var id: Base.ID { base.id }

  /// Loads as the key does.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes as the key does.
  public func subscribe(context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>)
    -> SharedSubscription
  {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

/// A key that stands for another one.
protocol WrapperOfKey {
  var wrapped: any SharedReaderKey { get }
}

extension SharedKeyDefault: CustomStringConvertible {
  /// As it is written, with the value for the case that there is none.
  public var description: String { "\(Base.self).Default[\(name(of: base)), default: \(value())]" }
}

extension SharedKeyDefault: WrapperOfKey {
  var wrapped: any SharedReaderKey { base }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves as the key does.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

/// A key under which the value of the first property is stored, where nothing was: those that come later, and all else that
/// reads there, find that one.
protocol KeepsInitialValue<Value> {
  associatedtype Value
  /// What is stored; nil where only loading says that.
  var valueNow: Value? { get }
}
