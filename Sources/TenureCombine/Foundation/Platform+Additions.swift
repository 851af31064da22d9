import Foundation

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs `body`. There is nothing to release at its end on Linux: objects go as soon as nobody holds them.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of what programs keep for the user.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder of what can be made again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of what the user has fetched.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// The folder of the user's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// The folder of the user's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// The folder of the user's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  /// The user's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? homeDirectory
  }
}

extension Timer {
  /// A timer that never fires, for a variable that is given another one later: `var timer = Timer()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
    invalidate()
  }
}

/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// The time now, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

extension ProcessInfo {
  /// Always false: no host tells of a battery.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm a device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Always nominal: no host tells of its warmth.
  public var thermalState: ThermalState { .nominal }
}
