import Foundation
import WebProbe

/// A page that is open, as far as its server can tell.
final class Visitor {
  let connection: Connection
  /// The message that taps its page's middle button.
  let tap: [UInt8]
  var reader = Frame.Reader()
  var sent: ContinuousClock.Instant?

  init(port: Int) throws {
    let (_, html) = try HTTP.fetch(port: port, path: "/")
    let buttons = html.matches(of: #/<button id=(\d+)\w* class="(?:btn|navlink)/#).map { $0.1 }
    guard let secret = html.firstMatch(of: #/name="tenure" content="([a-z0-9]+)"/#)?.1, !buttons.isEmpty else {
      throw Connection.Broken(reason: "the page has no button: \(html.prefix(300))")
    }
    (connection, _) = try LiveSocket.open(port: port, origin: "http://localhost:\(port)", host: "localhost:\(port)")
    tap = Frame.masked(Array("[\"tap\",\(buttons[buttons.count / 2])]".utf8))
    try say("[\"hello\",1,\"\(secret)\",0,null]")
    try hear("[")
  }

  /// The same for a page of the other framework.
  init(otherAt port: Int) throws {
    let (_, html) = try HTTP.fetch(port: port, path: "/", patience: 60)
    guard let client = html.firstMatch(of: #/'client_id': '([^']+)'/#)?.1 else {
      throw Connection.Broken(reason: "the page names no client")
    }
    let (document, tab) = (UUID().uuidString.lowercased(), UUID().uuidString.lowercased())
    let path =
      "/_nicegui_ws/socket.io/?EIO=4&transport=websocket&client_id=\(client)&next_message_id=0&implicit_handshake=true"
      + "&document_id=\(document)&tab_id=\(tab)"
    (connection, _) = try LiveSocket.open(
      port: port, origin: "http://localhost:\(port)", host: "localhost:\(port)", path: path)
    tap = []
    try hear("0{")
    try say("40")
    try hear("40{")
  }

  /// Taps, and waits for the answer: whatever the tap changed, or what a browser asks of every server.
  func tapAndRead() throws {
    try connection.write(tap + Frame.masked([1], opcode: 9))
    while true {
      while let frame = reader.next() {
        if frame.opcode == 8 { throw Connection.Broken(reason: "the server has closed the page") }
        if frame.opcode == 10 { return }
      }
      reader.take(try connection.readSome())
    }
  }

  private func say(_ text: String) throws { try connection.write(Frame.masked(Array(text.utf8))) }

  /// Waits for a message that begins like this.
  private func hear(_ start: String) throws {
    while true {
      while let frame = reader.next() {
        let text = String(decoding: frame.payload, as: UTF8.self)
        if frame.opcode == 8 || text.hasPrefix("44") { throw Connection.Broken(reason: "refused: \(text)") }
        if text.hasPrefix(start) { return }
      }
      reader.take(try connection.readSome())
    }
  }
}
