#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program in the place of this one: signals and the terminal are its own.
enum Replacement {
  /// Returns only where the program cannot be started.
  static func run(_ path: String, _ arguments: [String], in folder: String) {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([path] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    guard unsafe chdir(folder) == 0 else { return }
    StartedPrograms.shared.leaveSignals()
    _ = unsafe execv(path, words)
  }
}
