import Foundation

/// Measures parts of a program. On Linux each signpost is a debug message, and the end of an interval says how long it was.
///
/// ```swift
/// let signposter = OSSignposter(subsystem: "com.example.shop", category: "loading")
/// let picture = signposter.withIntervalSignpost("decode") { decode(data) }
/// ```
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Measures for one category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Measures for a category that instruments know.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Measures for a log that was made before.
  public init(logHandle: OSLog) { log = logHandle }
  /// Measures for a logger's subsystem and category.
  public init(logger: Logger) { log = logger.log }
  /// Measures for the default log.
  public init() { log = .default }

  /// Writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// A number that no other interval of this process has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// The number of an object's intervals.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Starts an interval. `endInterval` needs what this returns.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    write(.begin, name, id, nil)
    return OSSignpostIntervalState(id)
  }

  /// Starts an interval, with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    write(.begin, name, id, message)
    return OSSignpostIntervalState(id)
  }

  /// Ends an interval, and writes how long it was. An interval ends once: a second end writes a fault.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { end(name, state, nil) }
  /// Ends an interval, with a message.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    end(name, state, message)
  }

  /// Marks a moment.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { write(.event, name, id, nil) }
  /// Marks a moment, with a message.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    write(.event, name, id, message)
  }

  /// Measures `task`.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Measures `task`, with a message at its start.
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage?) {
    guard let seconds = state.end() else {
      return log.write(.fault) { _ in "signpost \(name): ended twice. Begin it again, and end it with the new state." }
    }
    write(.end, name, state.id, message, ", \(String(format: "%.3f", seconds * 1000)) ms")
  }

  private func write(
    _ type: OSSignpostType, _ name: StaticString, _ id: OSSignpostID, _ message: OSLogMessage?, _ length: String = ""
  ) {
    log.write(.debug) { showsPrivate in
      let number = id == .exclusive ? "" : " \(id.rawValue)"
      let text = message.map { ": \($0.text(showsPrivate))" } ?? ""
      return "signpost \(name)\(number) \(type.name)\(length)\(text)"
    }
  }
}
