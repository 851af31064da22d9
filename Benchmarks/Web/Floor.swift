import Foundation
import WebProbe

/// What a browser needs for a page by itself: a server that has the page and its files in a list, and sends what a server
/// of ours has sent, byte for byte, as soon as it is asked.
struct Floor {
  let port: Int

  init(below port: Int) throws {
    let headers = ["Accept-Encoding: gzip"]
    let page = String(decoding: try HTTP.fetchBytes(port: port, path: "/").body, as: UTF8.self)
    var files = ["/": try HTTP.fetchBytes(port: port, path: "/", headers: headers)]
    for match in page.matches(of: #/(?:href|src)="(\/[a-z0-9.-]+\.(?:css|js))"/#) {
      files[String(match.1)] = try HTTP.fetchBytes(port: port, path: String(match.1), headers: headers)
    }
    let answers = files.mapValues { Array($0.head.utf8) + $0.body }
    let listener = try Listener()
    self.port = listener.port
    Thread { while let connection = listener.accept() { Thread { Self.serve(connection, answers) }.start() } }.start()
  }

  private static func serve(_ connection: Connection, _ answers: [String: [UInt8]]) {
    let nothing = Array("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n".utf8)
    while let head = try? connection.readHead(), let path = head.split(separator: " ").dropFirst().first {
      let name = path.prefix { $0 != "?" }
      guard (try? connection.write(answers[String(name)] ?? nothing)) != nil else { return }
    }
  }
}
