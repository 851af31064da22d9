/// Who may talk to the server: pages that it has served itself, under a name that it answers to.
///
/// `Host` is checked so that another site's name, pointed at this machine, opens nothing; `Origin`, so that a page of
/// another site cannot open a socket in a visitor's browser.
struct Gatekeeper: Sendable {
  /// Names that a browser may call this server by, without a port; empty for any.
  var names: Set<String>

  static let loopback = Gatekeeper(names: ["localhost", "127.0.0.1", "[::1]"])

  func admits(host: String) -> Bool {
    let name = Self.name(of: host)
    return !name.isEmpty && (names.isEmpty || names.contains(name))
  }

  /// True for the origin of a page that came from `host` itself.
  func admits(origin: String, host: String) -> Bool {
    guard admits(host: host) else { return false }
    let origin = origin.lowercased()
    let host = host.lowercased()
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  /// The host without its port.
  static func name(of host: String) -> String {
    let host = host.lowercased()
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
    return String(host.prefix { $0 != ":" })
  }
}
