#if Web
  import Glibc

  /// A socket of the system, which nothing waits at. Closed with its last reference.
  @safe final class SystemSocket {
    let file: Int32

    private init(_ file: Int32) { self.file = file }

    deinit { close(file) }

    enum Outcome: Equatable {
      /// So many bytes were read or written.
      case some(Int)
      /// Nothing can be done now.
      case later
      /// Nothing can be done any more.
      case over
    }

    /// Reads what has come into `buffer`, from its start.
    func read(into buffer: inout [UInt8]) -> Outcome {
      let room = buffer.count
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(file, $0.baseAddress, room, 0) }
      return outcome(count)
    }

    /// Writes bytes from a place on, as many as there is room for.
    func write(_ bytes: [UInt8], from start: Int) -> Outcome {
      let rest = bytes.count - start
      let count = unsafe bytes.withUnsafeBytes { all -> Int in
        guard rest > 0, let base = all.baseAddress else { return 0 }
        return unsafe send(file, base + start, rest, Int32(MSG_NOSIGNAL))
      }
      return rest == 0 ? .some(0) : outcome(count)
    }

    private func outcome(_ count: Int) -> Outcome {
      if count > 0 { return .some(count) }
      if count < 0, errno == EAGAIN || errno == EINTR { return .later }
      return .over
    }

    /// Tells the other side that nothing more comes.
    func endWriting() { shutdown(file, Int32(SHUT_WR)) }

    /// Waits for connections; nil where the port is taken or may not be used.
    static func listening(at address: String, port: Int) -> SystemSocket? {
      let socket = SystemSocket(Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = in_port_t(port).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard socket.file >= 0, unsafe inet_pton(AF_INET, address, &place.sin_addr) == 1 else { return nil }
      socket.set(SOL_SOCKET, SO_REUSEADDR)
      socket.prepare()
      let isListening = unsafe withUnsafePointer(to: &place) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe bind(socket.file, $0, size) == 0 && listen(socket.file, 4096) == 0
        }
      }
      return isListening ? socket : nil
    }

    /// The port of a socket that listens.
    var port: Int {
      var place = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let result = unsafe withUnsafeMutablePointer(to: &place) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe getsockname(file, $0, &size) }
      }
      return result == 0 ? Int(in_port_t(bigEndian: place.sin_port)) : 0
    }

    enum Arrival {
      /// Another side has come, from an address.
      case one(SystemSocket, from: UInt32)
      case nobody
      /// There is no room for another file.
      case noRoom
    }

    /// The next connection that waits to be taken.
    func accept() -> Arrival {
      var place = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let other = unsafe withUnsafeMutablePointer(to: &place) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { unsafe Glibc.accept(file, $0, &size) }
      }
      guard other >= 0 else { return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .noRoom : .nobody }
      let socket = SystemSocket(other)
      socket.prepare()
      socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
      // A machine that went away without a word is noticed in the end.
      socket.set(SOL_SOCKET, SO_KEEPALIVE)
      socket.set(Int32(IPPROTO_TCP), TCP_KEEPIDLE, 60)
      return .one(socket, from: UInt32(bigEndian: place.sin_addr.s_addr))
    }

    private func prepare() {
      _ = fcntl(file, F_SETFL, O_NONBLOCK)
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }

    private func set(_ level: Int32, _ option: Int32, _ value: Int32 = 1) {
      var value = value
      _ = unsafe setsockopt(file, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Raises the number of files that this process may have open, as far as the system lets it, and says how many that is.
    static func makeRoom(forFiles count: UInt) -> UInt {
      var limit = rlimit()
      let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      guard unsafe getrlimit(kind, &limit) == 0 else { return count }
      if limit.rlim_cur < count {
        limit.rlim_cur = min(count, limit.rlim_max)
        _ = unsafe setrlimit(kind, &limit)
      }
      return UInt(limit.rlim_cur)
    }
  }
#endif
