import Foundation
import Testing
import WebProbe

@testable import TenureHTML
@testable import TenureWeb

/// What the inspector is told of the page that was opened last.
struct Inspected {
  let all: [String: Any]

  init(_ server: Served, _ path: String = "/inspect/views.json") async throws {
    let (head, body) = try await server.inspect(path)
    try #require(head.hasPrefix("HTTP/1.1 200"), "\(path): \(head)")
    all = try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
  }

  subscript(_ key: String) -> [[String: Any]] { all[key] as? [[String: Any]] ?? [] }

  /// All views, outer ones first.
  var views: [[String: Any]] {
    func flat(_ view: [String: Any]) -> [[String: Any]] {
      [view] + (view["inside"] as? [[String: Any]] ?? []).flatMap(flat)
    }
    return (all["views"] as? [String: Any]).map(flat) ?? []
  }

  func view(_ name: String) throws -> [String: Any] {
    try #require(views.first { $0["name"] as? String == name }, "no view \(name)")
  }

  /// A property of a view: `Counter.count`.
  func property(_ path: String) throws -> [String: Any] {
    let parts = path.split(separator: ".").map(String.init)
    let properties = try view(parts[0])["properties"] as? [[String: Any]] ?? []
    return try #require(properties.first { $0["name"] as? String == parts[1] }, "no property \(path)")
  }

  func turn(_ event: String) throws -> [String: Any] {
    try #require(self["turns"].last { $0["event"] as? String == event }, "no turn \(event)")
  }
}

/// Names of the views that read something.
func readers(_ item: [String: Any]) -> [String] {
  (item["readers"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
}

extension Served {
  /// What the inspector answers to whoever has its cookie.
  @MainActor func inspect(_ path: String) async throws -> (head: String, body: String) {
    let cookies = host.inspector.map { ["Cookie: other=1; \($0.name)=\($0.token)"] } ?? []
    return try await HTTP.get(port: host.port, path: path, headers: cookies)
  }

  /// A socket that looks at the inspector.
  @MainActor func watch() async throws -> LiveSocket {
    let socket = try await LiveSocket(port: host.port)
    try await socket.send("[\"hello\",1,\"inspect:\(host.inspector?.token ?? "")\",0,null]")
    try await wait { host.inspector?.isWatched == true }
    return socket
  }

  /// Does what a user would on a page, and waits until that is over.
  @MainActor func tap(_ name: String, on page: ServedPage) throws {
    let html = host.html(of: page.secret)
    let browser = Browser(port: page.port, html: html, head: "", secret: page.secret)
    let id = try browser.id(name, tag: "button")
    host.tryOut(try #require(ClientMessage.read(Array("[\"tap\",\(id)]".utf8))), on: page.secret)
  }
}
