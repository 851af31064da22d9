#if Web
  extension Response {
    /// Smaller than this, nothing is gained.
    private static let least = 1_000

    /// The same with its body packed, for a browser that can unpack it.
    func packed(for request: Request) -> Response {
      guard request.unpacksGzip, body.count >= Self.least, let bytes = Gzip.pack(body, isQuick: true) else {
        return self
      }
      return replacing(body: bytes)
    }

    /// What is the same for all browsers is packed once.
    @MainActor func packedOnce(as path: String, for request: Request) -> Response {
      guard request.unpacksGzip else { return self }
      if Self.files[path] == nil { Self.files[path] = Gzip.pack(body, isQuick: false) }
      return Self.files[path].map(replacing) ?? self
    }

    @MainActor private static var files: [String: [UInt8]] = [:]

    private func replacing(body: [UInt8]) -> Response {
      var response = self
      response.body = body
      response.headers += [("Content-Encoding", "gzip"), ("Vary", "Accept-Encoding")]
      return response
    }
  }
#endif
