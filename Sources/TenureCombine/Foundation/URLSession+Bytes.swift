import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSession {
  /// What is loaded, byte by byte or line by line.
  ///
  ///     let (bytes, _) = try await URLSession.shared.bytes(from: url)
  ///     for try await line in bytes.lines { … }
  ///
  /// The trap: Foundation on Linux tells of all at once, at the end.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let data: Data

    /// The bytes one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var rest: Data.Iterator
      /// The next one.
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return rest.next()
      }
    }

    /// From the first on.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

    /// The lines, without empty ones, as on a phone.
    public var lines: AsyncThrowingStream<String, any Error> {
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      return AsyncThrowingStream { continuation in
        for line in lines { continuation.yield(String(line)) }
        continuation.finish()
      }
    }
  }

  /// Loads a URL, to be read byte by byte or line by line.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Loads a request, to be read byte by byte or line by line.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
}
