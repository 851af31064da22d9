extension Optional {
  /// Emits the wrapped value if there is one, then finishes.
  public struct Publisher: TenureCombine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S>(subscriber: S) where S: Subscriber, Wrapped == S.Input, S.Failure == Never {
      if let output { Just(output).subscribe(subscriber) } else { Empty().subscribe(subscriber) }
    }
  }

  /// A publisher of the wrapped value.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
