import Foundation
import Glibc

/// A connection to a server on this machine, byte by byte. Reading waits so long and no longer.
@safe package final class Connection: @unchecked Sendable {
  let file: Int32
  private var buffer: [UInt8] = []

  package struct Broken: Error {
    package var reason: String

    package init(reason: String) { self.reason = reason }
  }

  init(file: Int32) { self.file = file }

  package init(port: Int, patience seconds: Int = 600) throws {
    file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe connect(file, $0, size) }
    }
    guard result == 0 else { throw Broken(reason: "no connection to port \(port)") }
    var patience = timeval(tv_sec: seconds, tv_usec: 0)
    _ = unsafe setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { Glibc.close(file) }

  package func write(_ bytes: [UInt8]) throws {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { all in
        unsafe Glibc.send(file, all.baseAddress! + done, bytes.count - done, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { throw Broken(reason: "the server has closed") }
      done += count
    }
  }

  /// So many bytes, or those before the end.
  package func read(_ count: Int) throws -> [UInt8] {
    while buffer.count < count { buffer += try receive() }
    defer { buffer.removeFirst(count) }
    return Array(buffer[..<count])
  }

  /// What has come: waits for the first byte alone.
  package func readSome() throws -> [UInt8] {
    if buffer.isEmpty { return try receive() }
    defer { buffer = [] }
    return buffer
  }

  private func receive() throws -> [UInt8] {
    var part = [UInt8](repeating: 0, count: 65_536)
    let size = part.count
    let got = unsafe part.withUnsafeMutableBytes { unsafe recv(file, $0.baseAddress, size, 0) }
    guard got > 0 else { throw Broken(reason: got == 0 ? "the server has closed" : "nothing came for long") }
    return Array(part[..<got])
  }

  /// The head of an answer.
  package func readHead() throws -> String {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) { head += try read(1) }
    return String(decoding: head, as: UTF8.self)
  }
}
