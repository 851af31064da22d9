#if Web
  import CEpoll
  import Glibc

  /// Waits until something can be done at any of many sockets. What that costs follows how many have news, not how many
  /// there are.
  @safe final class Readiness {
    struct News {
      /// What the socket was added under.
      let number: UInt
      let canRead: Bool
      let canWrite: Bool
      /// The other side is gone, both ways.
      let isOver: Bool
    }

    private let file: Int32
    let bell: Bell
    private var events: [epoll_event]
    private static let bellNumber = UInt.max

    /// Nil where the system has no room for it.
    init?() {
      file = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard file >= 0, let bell = Bell() else { return nil }
      self.bell = bell
      unsafe events = unsafe [epoll_event](repeating: epoll_event(), count: 256)
      guard control(EPOLL_CTL_ADD, bell.file, Self.bellNumber, reads: true, writes: false) else { return nil }
    }

    deinit { if file >= 0 { close(file) } }

    /// Watches a socket for what comes; false where the system refuses.
    func add(_ socket: SystemSocket, _ number: UInt) -> Bool {
      control(EPOLL_CTL_ADD, socket.file, number, reads: true, writes: false)
    }

    /// Watches it for other things from now on.
    func change(_ socket: SystemSocket, _ number: UInt, reads: Bool, writes: Bool) {
      _ = control(EPOLL_CTL_MOD, socket.file, number, reads: reads, writes: writes)
    }

    private func control(_ operation: Int32, _ socket: Int32, _ number: UInt, reads: Bool, writes: Bool) -> Bool {
      var event = unsafe epoll_event()
      unsafe event.events = (reads ? EPOLLIN.rawValue : 0) | (writes ? EPOLLOUT.rawValue : 0)
      unsafe event.data.u64 = UInt64(number)
      return unsafe epoll_ctl(file, operation, socket, &event) == 0
    }

    /// What there is, waiting no longer than that for the first of it; nil milliseconds for as long as it takes.
    func wait(milliseconds: Int32?) -> [News] {
      let room = unsafe Int32(events.count)
      let count = unsafe epoll_wait(file, &events, room, milliseconds ?? -1)
      guard count > 0 else { return [] }
      var news: [News] = []
      for index in 0..<Int(count) {
        let (number, bits) = unsafe (UInt(events[index].data.u64), events[index].events)
        if number == Self.bellNumber {
          bell.quiet()
          continue
        }
        news.append(
          News(
            number: number, canRead: bits & EPOLLIN.rawValue != 0, canWrite: bits & EPOLLOUT.rawValue != 0,
            isOver: bits & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0))
      }
      return news
    }
  }

  /// Ends another thread's waiting.
  @safe final class Bell: Sendable {
    fileprivate let file: Int32

    fileprivate init?() {
      file = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
      if file < 0 { return nil }
    }

    deinit { if file >= 0 { close(file) } }

    func ring() {
      var one: UInt64 = 1
      _ = unsafe write(file, &one, 8)
    }

    fileprivate func quiet() {
      var count: UInt64 = 0
      _ = unsafe read(file, &count, 8)
    }
  }
#endif
