import Glibc

/// Code that reads state without observing it.
enum Unobserved {
  private static let key = {
    var key = pthread_key_t()
    unsafe pthread_key_create(&key, nil)
    return key
  }()

  /// True in such code, on this thread.
  static var isOn: Bool { unsafe pthread_getspecific(key) != nil }

  /// Runs `body` so that what it reads is not observed.
  static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = unsafe pthread_getspecific(key)
    unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    defer { unsafe pthread_setspecific(key, before) }
    return try body()
  }
}
