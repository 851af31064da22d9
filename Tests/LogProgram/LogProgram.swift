import OSLog

struct Order: CustomStringConvertible {
  let name: String
  var description: String { "order of \(name)" }
}

enum Failure: Error { case offline }

/// An ordinary program that logs, as its first argument says.
@main struct LogProgram {
  static let logger = Logger(subsystem: "com.example.shop", category: "checkout")
  static let log = OSLog(subsystem: "com.example.shop", category: "older")

  static func main() {
    switch CommandLine.arguments.dropFirst().first {
    case "levels": levels()
    case "privacy": privacy()
    case "formats": formats()
    case "older": older()
    case "signposts": signposts()
    default: Logger().log("which?")
    }
  }

  static func levels() {
    logger.trace("trace")
    logger.debug("debug")
    logger.info("info")
    logger.notice("notice")
    logger.log("log")
    logger.log(level: .info, "level")
    logger.warning("warning")
    logger.error("error")
    logger.critical("critical")
    logger.fault("fault\nin two lines")
    Logger(.disabled).fault("never")
  }

  static func privacy() {
    let name = "Ann"
    let count = 3
    logger.log("\(name) \(name, privacy: .public) \(count) \(count, privacy: .private)")
    logger.log("\(Order(name: name)) \(Order(name: name), privacy: .public) \(name, privacy: .sensitive)")
    logger.log("\(Failure.offline) \(Failure.offline as any Error, privacy: .public) \(Order.self) \(true)")
    logger.log(
      "\(NSString("object")) \(NSString("object"), privacy: .public) \([1, 2]) \(URL(string: "a:b")!, privacy: .public)"
    )
  }

  static func formats() {
    logger.log("\(1.5) \(1.5, format: .fixed(precision: 1)) \(Float(2), format: .exponential(precision: 2))")
    logger.log(
      "\(255, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .decimal(minDigits: 3)) \(-8, format: .octal)"
    )
    logger.log(
      "[\("ab", align: .right(columns: 4), privacy: .public)] [\(12, align: .left(columns: 4))] \(true, format: .answer)"
    )
  }

  static func older() {
    os_log("plain")
    os_log("%{public}@ %@ %d %.1f%%", log: log, type: .error, NSString("Ann"), NSString("Bob"), 12, 99.5)
    os_log(.info, log: log, "message \(12)")
    os_log("%{private, mask.hash}@ %{sensitive}@", log: log, type: .debug, NSString("a"), NSString("b"))
    os_log(.info, "level %d", 1)
    os_signpost(.begin, log: log, name: "load")
    os_signpost(.end, log: log, name: "load", signpostID: OSSignpostID(7), "%d rows", 3)
  }

  static func signposts() {
    let signposter = OSSignposter(logger: logger)
    let sum = signposter.withIntervalSignpost("sum", "of \(2)") { 1 + 1 }
    signposter.emitEvent("done", id: OSSignpostID(4), "\(sum)")
    let state = signposter.beginInterval("twice")
    signposter.endInterval("twice", state)
    signposter.endInterval("twice", state)
    OSSignposter.disabled.emitEvent("never")
  }
}
