#if canImport(Glibc)
  import Glibc
#else
  import Musl
#endif

/// The identity of a thread, to tell a re-entrant call from a concurrent one.
struct CurrentThread: Equatable {
  private let handle: UInt

  init() {
    #if canImport(Glibc)
      handle = pthread_self()
    #else
      unsafe handle = UInt(bitPattern: pthread_self())
    #endif
  }
}
