/// Names one connection of a process. Never used twice.
struct ConnectionID: Hashable, Sendable {
  var number: UInt
}

/// What the network has to say, in the order in which it happened.
enum NetworkEvent: Sendable {
  /// A browser asks for a page or a file, and waits for `respond`.
  case request(ConnectionID, Request)
  /// A socket stands open; what is put into the outbox is sent.
  case opened(ConnectionID, Outbox)
  /// A page of another site has asked for a socket.
  case refused(origin: String, host: String)
  case message(ConnectionID, [UInt8], received: ContinuousClock.Instant)
  /// A browser that was slow has read everything.
  case caughtUp(ConnectionID)
  case closed(ConnectionID)
}

struct Request: Sendable {
  var path: String
  /// What stands behind the question mark, a part for each `&`, as it is meant.
  var query: [String] = []
  var isHead: Bool
  var cookie: String
  /// The address that it came from.
  var origin: UInt32
  /// The browser takes bodies that are packed with gzip.
  var unpacksGzip: Bool

  init(_ head: RequestHead, from origin: UInt32) {
    (path, query, isHead, cookie) = (head.path, head.query, head.isHead, head["cookie"])
    self.origin = origin
    unpacksGzip = head.lists("gzip", in: "accept-encoding")
  }
}

struct Response: Sendable {
  var status: Int
  var type: String
  var body: [UInt8]
  var headers: [(name: String, value: String)] = []
  /// There would be a body, and nobody has asked for it: its length is not known.
  var isUnmade = false

  init(_ status: Int = 200, type: String, body: [UInt8], headers: [(name: String, value: String)] = []) {
    self.status = status
    self.type = type
    self.body = body
    self.headers = headers
  }

  static func text(_ status: Int, _ words: String) -> Response {
    Response(status, type: "text/plain; charset=utf-8", body: Array(words.utf8))
  }
}

/// Why the server ends a connection, in the numbers of the WebSocket protocol.
enum CloseReason: UInt16, Sendable {
  case goingAway = 1001
  case protocolError = 1002
  case unsupported = 1003
  case noText = 1007
  case policy = 1008
  case tooBig = 1009
  /// The page is not known, or not any more: a browser loads it anew.
  case unknownPage = 4001
  /// Nothing was done on the page for long.
  case idle = 4002
  /// Another browser window goes on with the page.
  case replaced = 4003
  /// The page changes by itself without end.
  case runaway = 4004
}
