import Dispatch

/// Asks a server on this machine for what is at a path.
package enum HTTP {
  package static func get(
    port: Int, path: String, host: String? = nil, headers: [String] = []
  ) async throws -> (head: String, body: String) {
    try await off { try fetch(port: port, path: path, host: host, headers: headers) }
  }

  /// The same, waiting where it is called.
  package static func fetch(
    port: Int, path: String, host: String? = nil, headers: [String] = [], patience seconds: Int = 600
  ) throws -> (head: String, body: String) {
    let (head, body) = try fetchBytes(port: port, path: path, host: host, headers: headers, patience: seconds)
    return (head, String(decoding: body, as: UTF8.self))
  }

  /// The same, with the body as it was sent.
  package static func fetchBytes(
    port: Int, path: String, host: String? = nil, headers: [String] = [], patience seconds: Int = 600
  ) throws -> (head: String, body: [UInt8]) {
    let connection = try Connection(port: port, patience: seconds)
    let lines = ["GET \(path) HTTP/1.1", "Host: \(host ?? "localhost:\(port)")"] + headers
    try connection.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
    let head = try connection.readHead()
    let length = head.firstMatch(of: #/(?i)content-length: *(\d+)/#).flatMap { Int($0.1) } ?? 0
    return (head, try connection.read(length))
  }
}

/// Runs what waits away from the main thread, which serves.
package func off<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
  }
}
