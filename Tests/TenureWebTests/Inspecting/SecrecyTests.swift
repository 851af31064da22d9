import Foundation
import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureInspector
@testable import TenureWeb

/// Who sees the inspector, and what of a secure field.
@MainActor @Suite struct SecrecyTests {
  private static let paths = [
    "/inspect/views.json", "/inspect/export.json", "/inspect/trace.json", "/inspect/screen/1", "/inspect/1/views.json",
  ]

  @Test func withoutAskingThereIsNoInspector() async throws {
    let server = try serve({ $0.inspects = WebConfiguration().inspects }) { Text("Hello") }
    let page = try await server.page()
    #expect(server.host.inspectorAddress == nil)
    #expect(!page.html.contains("inspect"))
    #expect(server.host.record(of: page.secret) == nil)
    for path in Self.paths + ["/inspect", "/inspect.js"] {
      #expect(try await HTTP.get(port: page.port, path: path).head.hasPrefix("HTTP/1.1 404"))
    }
    let socket = try await LiveSocket(port: page.port)
    try await socket.send("[\"hello\",1,\"inspect:\",0,null]")
    #expect(try await socket.receive() == .close(1008))
    #expect(try WebConfiguration(arguments: ["--web", "--inspect"]).inspects)
  }

  @Test func theInspectorIsForWhoeverHasItsToken() async throws {
    let server = try serve { Text("Hello") }
    let page = try await server.page()
    let inspector = try #require(server.host.inspector)
    let wrong = [
      "", "\(inspector.name)=", "\(inspector.name)=\(inspector.token.dropLast())",
      "\(inspector.name)=\(inspector.token)x",
      "\(inspector.name)=\(inspector.token.uppercased())", "other=\(inspector.token)", inspector.token,
    ]
    for path in Self.paths {
      #expect(try await server.inspect(path).head.hasPrefix("HTTP/1.1 200"))
      for cookie in wrong {
        let (head, body) = try await HTTP.get(port: page.port, path: path, headers: ["Cookie: \(cookie)"])
        #expect(head.hasPrefix("HTTP/1.1 403"))
        #expect(body == "The inspector is for whoever opens it at the address that the server has printed.")
      }
    }
    for token in ["", String(inspector.token.dropLast()), "\(inspector.token)x"] {
      let socket = try await LiveSocket(port: page.port)
      try await socket.send("[\"hello\",1,\"inspect:\(token)\",0,null]")
      #expect(try await socket.receive() == .close(1008))
    }
    // The address that is printed has it where browsers keep it to themselves.
    #expect(server.host.inspectorAddress == "\(server.host.address)inspect#\(inspector.token)")
    #expect(!page.html.contains(inspector.token))
    let shell = try await HTTP.get(port: page.port, path: "/inspect").body
    #expect(!shell.contains(inspector.token))
  }

  @Test func whatASecureFieldIsBoundToIsDots() async throws {
    let server = try serve { Login() }
    let page = try await server.page()
    let html = server.host.html(of: page.secret)
    let browser = Browser(port: page.port, html: html, head: "", secret: page.secret)
    let field = NodeID(UInt32(try browser.id("Password", tag: "label")))
    for count in 1...7 {
      server.host.tryOut(.action(.setText(String("hunter2".prefix(count))), field, edits: count), on: page.secret)
    }
    let pin = NodeID(UInt32(try browser.id("Code", tag: "label")))
    server.host.tryOut(.action(.setText("9"), pin, edits: 1), on: page.secret)
    try server.tap("Sign in", on: page)
    let others = ["hu", "hun", "hunt", "hunte", "hunter", "hunter2", "swordfish"]
    for path in ["/inspect/export.json", "/inspect/trace.json", "/inspect/views.json"] {
      let (head, body) = try await server.inspect(path)
      #expect(head.hasPrefix("HTTP/1.1 200"))
      for text in others.dropFirst(2) { #expect(!body.contains(text), "\(text) in \(path)") }
      #expect(body.contains(Discretion.dots))
    }
    let seen = try await Inspected(server)
    for path in ["Login.password", "Login.code", "Login.account", "Login.sent", "Typing.password"] {
      #expect(try seen.property(path)["value"] as? String == Discretion.dots, "\(path)")
    }
    // What has nothing to do with it is there.
    #expect(try seen.property("Login.name")["value"] as? String == "\"9 lives\"")
    let fields = seen["objects"].flatMap { $0["properties"] as? [[String: Any]] ?? [] }
    #expect(fields.first { $0["name"] as? String == "key" }?["value"] as? String == Discretion.dots)
    #expect(fields.first { $0["name"] as? String == "tries" }?["value"] as? String == "1")
    let writes = try await Inspected(server, "/inspect/export.json")["turns"]
      .flatMap { $0["writes"] as? [[String: Any]] ?? [] }
    #expect(writes.filter { $0["property"] as? String == "password" }.count == 8)
    #expect(
      writes.filter { $0["property"] as? String == "password" }.allSatisfy { $0["new"] as? String == Discretion.dots })
  }
}

@Observable @MainActor private final class Keys {
  var key = "swordfish"
  var tries = 0
}

private struct Login: View {
  @State private var password = ""
  @State private var code = ""
  @State private var account = Account(name: "mole", secret: "")
  @State private var sent: [String] = []
  @State private var name = "9 lives"
  @State private var keys = Keys()

  var body: some View {
    Typing(password: $password)
    SecureField("Code", text: $code)
    SecureField("Account", text: $account.secret)
    SecureField("Key", text: $keys.key)
    Text(name)
    Button("Sign in") {
      sent.append("mole:\(password)")
      password = ""
      keys.tries += 1
    }
  }
}

private struct Account {
  var name: String
  var secret: String
}

private struct Typing: View {
  @Binding var password: String

  var body: some View { SecureField("Password", text: $password) }
}
