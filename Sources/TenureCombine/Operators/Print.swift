extension Publishers {
  /// Prints everything that passes through.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let prefix: String
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
      let lead = prefix.isEmpty ? "" : "\(prefix): "
      var stream = self.stream
      func say(_ text: String) {
        if stream == nil { Swift.print(lead + text) } else { stream?.write("\(lead)\(text)\n") }
      }
      func amount(_ demand: Subscribers.Demand) -> String { demand.max.map { "max: (\($0))" } ?? "unlimited" }
      upstream.subscribe(
        Probe(
          subscriber, "Print",
          subscription: { say("receive subscription: (\($0))") },
          output: { say("receive value: (\($0))") },
          completion: { completion in
            switch completion {
            case .finished: say("receive finished")
            case .failure(let error): say("receive error: (\(error))")
            }
          },
          cancel: { say("receive cancel") },
          request: { say("request \(amount($0))") },
          answer: { say("request \(amount($0)) (synchronous)") }))
    }
  }
}

extension Publisher {
  /// Prints everything that passes through, to find out where a stream goes wrong.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
