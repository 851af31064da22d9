import Foundation

extension OSLog {
  /// Writes one line, unless the level is off: then `text` is not made. `text` is told whether private values are shown.
  func write(_ type: OSLogType, _ text: (Bool) -> String) {
    guard isEnabled(type: type) else { return }
    let settings = LogSettings.current
    let place = subsystem.isEmpty && category.isEmpty ? "" : "[\(subsystem):\(category)] "
    let message = place + text(settings.showsPrivate)
    guard settings.isJournal else {
      return writeToStandardError("\(LogLine.now()) \(LogLine.process) \(type.name) \(message)\n")
    }
    // Each line of the journal needs its priority.
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
    writeToStandardError(lines.map { "<\(type.journalPriority)>\($0)\n" }.joined())
  }
}

private enum LogLine {
  static let process = "\(ProcessInfo.processInfo.processName)[\(ProcessInfo.processInfo.processIdentifier)]"

  static func now() -> String {
    Date().formatted(
      Date.ISO8601FormatStyle(dateTimeSeparator: .space, includingFractionalSeconds: true, timeZone: .current))
  }
}
