import Glibc

/// Waits until any of several connections has something to read.
package struct Readiness {
  private var files: [pollfd]

  package init(_ connections: [Connection]) {
    files = connections.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
  }

  /// The numbers of those that have, at the latest after so many milliseconds.
  package mutating func wait(milliseconds: Int) -> [Int] {
    let count = nfds_t(files.count)
    let ready = unsafe files.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, count, Int32(milliseconds))
    }
    return ready > 0 ? files.indices.filter { files[$0].revents != 0 } : []
  }

  /// Lets this process hold as many connections as the system allows it.
  package static func raiseLimit() {
    var limit = rlimit()
    guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }
}
