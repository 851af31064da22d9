import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URL {
  /// The bytes at a URL, read or loaded piece by piece once somebody asks for them.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What comes: bytes.
    public typealias Element = UInt8
    private let url: URL

    fileprivate init(_ url: URL) { self.url = url }

    /// Begins at the first byte.
    public func makeAsyncIterator() -> Iterator { Iterator(pieces: BytePieces(.url(url))) }

    /// Hands out the bytes. An error is that of the file or the request.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var pieces: BytePieces

      /// The next byte, or nil after the last one.
      public mutating func next() async throws -> UInt8? { try await pieces.next(isolation: nil) }
      /// The next byte, on the actor that asks.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        try await pieces.next(isolation: actor)
      }
    }
  }

  /// The bytes at this URL, one by one.
  public var resourceBytes: AsyncBytes { AsyncBytes(self) }

  /// The lines of text at this URL, in UTF-8.
  ///
  ///     for try await line in url.lines { rows.append(line) }
  ///
  /// The trap: as on a phone, empty lines are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of a file or a pipe, read piece by piece as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What comes: bytes.
    public typealias Element = UInt8
    private let handle: Carried<FileHandle>

    fileprivate init(_ handle: FileHandle) { self.handle = Carried(handle) }

    /// Begins where the file is read next.
    public func makeAsyncIterator() -> Iterator { Iterator(pieces: BytePieces(.file(handle))) }

    /// Hands out the bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var pieces: BytePieces

      /// The next byte, or nil after the last one.
      public mutating func next() async throws -> UInt8? { try await pieces.next(isolation: nil) }
      /// The next byte, on the actor that asks.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        try await pieces.next(isolation: actor)
      }
    }
  }

  /// The bytes that are read from here on, one by one.
  public var bytes: AsyncBytes { AsyncBytes(self) }
}

extension URLSession {
  /// The bytes of an answer, one by one as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// What comes: bytes.
    public typealias Element = UInt8
    /// The task that loads them. Cancelling it ends the bytes with an error.
    public let task: URLSessionDataTask
    fileprivate let pieces: AsyncThrowingStream<Data, any Error>

    /// Begins at the first byte that nobody has taken.
    public func makeAsyncIterator() -> Iterator {
      Iterator(pieces: BytePieces(.loading(pieces.makeAsyncIterator())))
    }

    /// Hands out the bytes. Its end, and the end of its task, cancel the request.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var pieces: BytePieces

      /// The next byte, or nil after the last one.
      public mutating func next() async throws -> UInt8? { try await pieces.next(isolation: nil) }
      /// The next byte, on the actor that asks.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
        try await pieces.next(isolation: actor)
      }
    }
  }

  /// Asks for a URL, and hands out what is answered as it comes.
  ///
  ///     let (bytes, response) = try await URLSession.shared.bytes(from: url)
  ///     for try await line in bytes.lines { … }
  ///
  /// The trap: Foundation on Linux tells pieces to a session's delegate alone, so the request is made in a session of
  /// its own, with this one's configuration. Neither this session's delegate nor `delegate` is asked.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url), delegate: delegate) }

  /// Makes a request, and hands out what is answered as it comes.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loading = PiecewiseLoading()
    let session = URLSession(configuration: configuration, delegate: loading, delegateQueue: nil)
    let task = session.dataTask(with: request)
    defer { session.finishTasksAndInvalidate() }
    let response = try await loading.response(of: task)
    return (AsyncBytes(task: task, pieces: loading.pieces), response)
  }
}

/// Bytes that come in pieces, one by one.
private struct BytePieces {
  enum Origin {
    case url(URL)
    case file(Carried<FileHandle>)
    case loading(AsyncThrowingStream<Data, any Error>.Iterator)
    case none
  }

  private var origin: Origin
  private var piece = Data()
  private var place = 0

  init(_ origin: Origin) { self.origin = origin }

  mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
    while place >= piece.endIndex {
      guard let more = try await more(isolation: actor) else { return nil }
      (piece, place) = (more, more.startIndex)
    }
    defer { place += 1 }
    return piece[place]
  }

  private mutating func more(isolation actor: isolated (any Actor)?) async throws -> Data? {
    do {
      switch origin {
      case .none: return nil
      case .url(let url):
        if url.isFileURL {
          origin = .file(Carried(try FileHandle(forReadingFrom: url)))
        } else {
          let (bytes, _) = try await URLSession.shared.bytes(from: url)
          origin = .loading(bytes.pieces.makeAsyncIterator())
        }
        return try await more(isolation: actor)
      case .file(let handle):
        try Task.checkCancellation()
        let read = await Self.read(handle)
        if read.isEmpty { origin = .none }
        return read.isEmpty ? nil : read
      case .loading(var pieces):
        let loaded = try await pieces.next(isolation: actor)
        origin = loaded == nil ? .none : .loading(pieces)
        return loaded
      }
    } catch {
      origin = .none
      throw error
    }
  }

  /// What there is, off the thread that asks: a pipe may have nothing yet.
  private static func read(_ handle: Carried<FileHandle>) async -> Data {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: handle.value.availableData) }
    }
  }
}

/// Hears of a request piece by piece.
private final class PiecewiseLoading: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  let pieces: AsyncThrowingStream<Data, any Error>
  private let sent: AsyncThrowingStream<Data, any Error>.Continuation
  private let lock = Lock()
  private var waiting: CheckedContinuation<URLResponse, any Error>?

  override init() {
    (pieces, sent) = AsyncThrowingStream.makeStream()
    super.init()
  }

  func response(of task: URLSessionDataTask) async throws -> URLResponse {
    sent.onTermination = { end in if case .cancelled = end { Self.cancel(task) } }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        lock.locked { waiting = continuation }
        task.resume()
      }
    } onCancel: {
      Self.cancel(task)
    }
  }

  /// Cancelling waits for the session's queue, and this may be called there.
  private static func cancel(_ task: URLSessionDataTask) {
    DispatchQueue.global().async { if task.state != .completed { task.cancel() } }
  }

  private func answer(_ result: Result<URLResponse, any Error>) -> Bool {
    guard let waiting = lock.locked({ take(&waiting) }) else { return false }
    waiting.resume(with: result)
    return true
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    _ = answer(.success(response))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if let response = dataTask.response { _ = answer(.success(response)) }
    sent.yield(data)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    if let error {
      if !answer(.failure(error)) { sent.finish(throwing: error) }
      return
    }
    _ = answer(task.response.map(Result.success) ?? .failure(URLError(.badServerResponse)))
    sent.finish()
  }
}
