/// Emits one value and finishes.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber, "Just")
    outlet.send(output)
    outlet.finish(.finished)
    outlet.open()
  }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}
