/// Who may talk to the server: pages that it has served itself, under a name that it answers to.
///
/// `Host` is checked so that another site's name, pointed at this machine, opens nothing; `Origin`, so that a page of
/// another site cannot open a socket in a visitor's browser.
struct Gatekeeper: Sendable {
  /// Names that a browser may call this server by, without a port, in lower case.
  var names: Set<String>

  static let loopback = Gatekeeper(names: ["localhost", "127.0.0.1", "[::1]"])

  func admits(host: String) -> Bool { Self.name(of: host).map(names.contains) ?? false }

  /// True for the origin of a page that came from `host` itself.
  func admits(origin: String, host: String) -> Bool {
    guard admits(host: host) else { return false }
    let origin = origin.lowercased()
    let host = host.lowercased()
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// The name of a host, which may have a port; nil for what is neither more nor less than that.
  static func name(of host: String) -> String? {
    let host = host.lowercased()
    let name: Substring
    if host.hasPrefix("[") {
      guard let end = host.firstIndex(of: "]") else { return nil }
      name = host[...end]
      guard name.dropFirst().dropLast().utf8.allSatisfy({ "0123456789abcdef:.".utf8.contains($0) }) else { return nil }
    } else {
      name = host.prefix { $0 != ":" }
      guard !name.isEmpty, name.utf8.allSatisfy(isOfName) else { return nil }
    }
    let rest = host[name.endIndex...]
    guard rest.isEmpty || (rest.hasPrefix(":") && isPort(rest.dropFirst())) else { return nil }
    return String(name)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte) || "-._".utf8.contains(byte)
  }

  private static func isPort(_ digits: Substring) -> Bool {
    digits.utf8.allSatisfy { (48...57).contains($0) } && Int(digits).map { (1...65_535).contains($0) } == true
  }
}
