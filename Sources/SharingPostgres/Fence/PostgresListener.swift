#if PostgreSQL
  import CPostgres
  import Foundation

  /// Waits, on a thread and a connection of its own, for what others commit. When the connection drops it makes another one,
  /// and tells that there may be news once that listens: what was committed between is not missed.
  final class PostgresListener: Sendable {
    /// What ends the waiting: a byte in a pipe.
    private let ends: (read: Int32, write: Int32)

    init(_ server: String, channel: String, _ tell: @escaping @Sendable () -> Void) {
      var ends: [Int32] = [0, 0]
      unsafe pipe(&ends)
      self.ends = (ends[0], ends[1])
      let read = ends[0]
      Thread.detachNewThread {
        Self.listen(server, channel, until: read, tell)
        close(read)
      }
    }

    func cancel() { close(ends.write) }

    private static func listen(_ server: String, _ channel: String, until end: Int32, _ tell: () -> Void) {
      var delay: Int32 = 50
      while true {
        do {
          let connection = try PostgresConnection(server)
          try connection.run("LISTEN \(channel)", [])
          delay = 50
          tell()
          while true {
            if wait(for: connection.socket, until: end, -1) { return }
            if try connection.takeNotifications() { tell() }
          }
        } catch {
          // The server is away, or was: it is asked again, at longer and longer intervals up to two seconds.
          if wait(for: -1, until: end, delay) { return }
          delay = min(delay * 2, 2_000)
        }
      }
    }

    /// Waits for a socket: true when it is over.
    private static func wait(for socket: Int32, until end: Int32, _ milliseconds: Int32) -> Bool {
      var both = [
        pollfd(fd: end, events: Int16(POLLIN), revents: 0), pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
      ]
      _ = unsafe poll(&both, 2, milliseconds)
      return both[0].revents != 0
    }
  }
#endif
