/// Replays a recorded stream to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was recorded: values, then a completion.
  public struct Recording {
    public typealias Input = Output
    public private(set) var output: [Output]
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete = false

    public init() { (output, completion) = ([], .finished) }

    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value. After the completion it stops the program.
    public mutating func receive(_ input: Output) {
      precondition(!isComplete, "Record.Recording: a value after the completion can't be recorded.")
      output.append(input)
    }

    /// Ends the recording. A second completion stops the program.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      precondition(!isComplete, "Record.Recording: a stream completes once only.")
      (self.completion, isComplete) = (completion, true)
    }
  }

  public let recording: Recording

  public init(recording: Recording) { self.recording = recording }
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }
  /// Records in a closure.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  public func receive<S>(subscriber: S) where S: Subscriber, Output == S.Input, Failure == S.Failure {
    var rest = recording.output.makeIterator()
    let completion = recording.completion
    Outlet<Output, Failure>(subscriber, "Record", source: { rest.next().map { .value($0) } ?? .completion(completion) })
      .open()
  }
}

extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}
