import Foundation

#if canImport(FoundationNetworking)
  // Exported, because `import Foundation` brings `URLSession` on Apple's platforms.
  @_exported import FoundationNetworking
#endif

extension URLSessionConfiguration {
  /// Taken and not used: a request that finds no network fails at once.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLSession {
  /// Loads a request for each subscriber, once it asks for the result.
  public struct DataTaskPublisher: Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == URLError, S.Input == Output {
      let outlet = Outlet<Output, URLError>(subscriber, "DataTaskPublisher")
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          outlet.send((data, response))
          outlet.finish(.finished)
        } else {
          outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      outlet.connect(onRequest: { _ in task.resume() }, onEnd: task.cancel)
      outlet.open()
    }
  }

  /// A publisher that loads a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher that loads a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
