/// Writes a message to a log.
///
/// ```swift
/// os_log(.error, log: .default, "No connection to \(host, privacy: .public)")
/// ```
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(type) { message.text($0) }
}

/// Writes a message of the default level to the default log.
public func os_log(_ message: OSLogMessage) { os_log(.default, log: .default, message) }

/// Writes a format with arguments, as `os_log` was before `Logger`.
///
/// ```swift
/// os_log("Loaded %{public}@ in %d ms", log: log, type: .info, name, 12)
/// ```
///
/// The trap: strings and objects (`%@`, `%s`) are private unless the format says `%{public}@`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat("\(message)").text(arguments, showsPrivate: $0) }
}

/// Writes a format with arguments, the level first.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(type) { LogFormat("\(message)").text(arguments, showsPrivate: $0) }
}

/// Writes a signpost, as it was before `OSSignposter`. On Linux it is a debug message.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  signpost(type, log, name, signpostID) { _ in "" }
}

/// Writes a signpost with a format and arguments.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {
  signpost(type, log, name, signpostID) { ": " + LogFormat("\(format)").text(arguments, showsPrivate: $0) }
}

private func signpost(
  _ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ id: OSSignpostID, _ text: (Bool) -> String
) {
  log.write(.debug) { "signpost \(name)\(id == .exclusive ? "" : " \(id.rawValue)") \(type.name)\(text($0))" }
}
