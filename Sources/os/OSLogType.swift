/// The importance of a message in the log.
///
/// ```swift
/// logger.log(level: .error, "No connection")
/// ```
public struct OSLogType: RawRepresentable, Equatable, Hashable, Sendable {
  /// The number that the log knows the level by.
  public let rawValue: UInt8

  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message of the usual importance.
  public static let `default` = OSLogType(0)
  /// Helpful, and not needed to find out about a failure.
  public static let info = OSLogType(1)
  /// For whoever works on the code.
  public static let debug = OSLogType(2)
  /// Something went wrong.
  public static let error = OSLogType(16)
  /// A mistake of the program, or of several processes together.
  public static let fault = OSLogType(17)

  /// As the log's viewers write it.
  var name: String {
    switch self {
    case .default: "Notice"
    case .info: "Info"
    case .debug: "Debug"
    case .error: "Error"
    case .fault: "Fault"
    default: "Level \(rawValue)"
    }
  }

  /// The system journal's number for it (those of syslog).
  var journalPriority: Int {
    switch self {
    case .fault: 2
    case .error: 3
    case .default: 5
    case .info: 6
    default: 7
    }
  }
}
