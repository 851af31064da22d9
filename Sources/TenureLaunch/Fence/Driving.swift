import Foundation
import TenureScenes

/// Hands the program to the library that drives it, which `tenure drive` has loaded before the program.
enum Driving {
  /// Returns where there is no such library.
  static func start(_ program: any App.Type) {
    guard let symbol = unsafe dlsym(nil, "tenure_drive") else { return }
    let start = unsafe unsafeBitCast(symbol, to: (@convention(c) (UnsafeRawPointer) -> Void).self)
    unsafe withUnsafePointer(to: program) { unsafe start($0) }
  }
}
