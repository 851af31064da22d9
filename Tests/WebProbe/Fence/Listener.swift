import Glibc

/// Waits for connections at a port of this machine that was free.
@safe package final class Listener: @unchecked Sendable {
  package let port: Int
  private let file: Int32

  package init() throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let file = file
    let result = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(file, $0, size) == 0 && listen(file, 64) == 0 ? getsockname(file, $0, &size) : -1
      }
    }
    guard result == 0 else { throw Connection.Broken(reason: "no port is free") }
    port = Int(in_port_t(bigEndian: address.sin_port))
  }

  deinit { Glibc.close(file) }

  /// The next one that comes; nil when there will be none.
  package func accept() -> Connection? {
    let other = Glibc.accept(file, nil, nil)
    return other < 0 ? nil : Connection(file: other)
  }
}
