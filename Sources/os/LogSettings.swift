import Foundation

/// What of the log is written and how, as the process's environment says.
struct LogSettings: Sendable {
  /// Private values are shown: to whoever sits at the terminal, and where `OS_ACTIVITY_DT_MODE` asks for it, as Xcode does.
  let showsPrivate: Bool
  /// Standard error is the system journal, which adds the time and wants a priority.
  let isJournal: Bool
  private let mode: String

  static let current = LogSettings(ProcessInfo.processInfo.environment, isTerminal: isTerminal())

  init(_ environment: [String: String], isTerminal: Bool) {
    let asked = environment["OS_ACTIVITY_DT_MODE"].map { !["", "0", "NO", "no", "disable"].contains($0) }
    showsPrivate = asked ?? isTerminal
    isJournal = environment["JOURNAL_STREAM"] != nil && !isTerminal
    mode = environment["OS_ACTIVITY_MODE"] ?? "debug"
  }

  /// `disable` shows nothing, `default` no info and no debug messages, `info` no debug messages, anything else all.
  func shows(_ type: OSLogType) -> Bool {
    switch mode {
    case "disable": false
    case "default": type != .info && type != .debug
    case "info": type != .debug
    default: true
    }
  }
}
