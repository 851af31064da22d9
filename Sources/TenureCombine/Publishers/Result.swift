extension Result {
  /// Emits a success and finishes, or fails at once.
  public struct Publisher: TenureCombine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) { self.result = result }
    public init(_ output: Success) { result = .success(output) }
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S>(subscriber: S) where S: Subscriber, Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let output):
        let outlet = Outlet<Success, Failure>(subscriber, "Once")
        outlet.send(output)
        outlet.finish(.finished)
        outlet.open()
      case .failure(let error):
        Fail(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the result.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
