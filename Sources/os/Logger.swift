/// Writes messages to the log: on Linux, to standard error.
///
/// ```swift
/// let logger = Logger(subsystem: "com.example.shop", category: "checkout")
/// logger.error("Order \(order.id, privacy: .public) failed: \(error)")
/// ```
///
/// The trap: strings and objects are private unless they say otherwise. They are written as `<private>` where standard error
/// goes to a file or to the system journal, and in full where it is a terminal or `OS_ACTIVITY_DT_MODE` is set.
public struct Logger: Sendable {
  let log: OSLog

  /// Writes for one category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Writes to a log that was made before.
  public init(_ logObj: OSLog) { log = logObj }
  /// Writes to the default log.
  public init() { log = .default }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { write(message, .default) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level) }
  /// Writes a debug message.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }
  /// Writes an informative message.
  public func info(_ message: OSLogMessage) { write(message, .info) }
  /// Writes a message of the default level.
  public func notice(_ message: OSLogMessage) { write(message, .default) }
  /// Writes an error, as the log knows no warnings.
  public func warning(_ message: OSLogMessage) { write(message, .error) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { write(message, .error) }
  /// Writes a fault.
  public func critical(_ message: OSLogMessage) { write(message, .fault) }
  /// Writes a fault.
  public func fault(_ message: OSLogMessage) { write(message, .fault) }

  private func write(_ message: OSLogMessage, _ type: OSLogType) { log.write(type) { message.text($0) } }
}
