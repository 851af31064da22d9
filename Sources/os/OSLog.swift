/// A log with a subsystem and a category. `Logger` is the newer way to write to it.
public final class OSLog: Hashable, Sendable {
  /// What messages are about, beside their category, as instruments know them.
  public struct Category: RawRepresentable, Equatable, Hashable, Sendable {
    /// The category's name.
    public let rawValue: String
    /// The category of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Moments that matter. Shown as any other category.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// What happens often and is worth its stack. Shown as any other category, without stacks.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// What happens often and is only measured. Shown as any other category.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// A log for messages of one kind.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
    isDisabled = false
  }

  /// A log for messages of a kind that instruments know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  private init(disabled: Bool) {
    subsystem = ""
    category = ""
    isDisabled = disabled
  }

  /// The log of messages without a subsystem.
  public static let `default` = OSLog(disabled: false)
  /// A log that writes nothing.
  public static let disabled = OSLog(disabled: true)

  /// Whether messages of this level are written. `OS_ACTIVITY_MODE` in the process's environment decides.
  public func isEnabled(type: OSLogType) -> Bool { !isDisabled && LogSettings.current.shows(type) }

  /// Whether signposts are written.
  public var signpostsEnabled: Bool { isEnabled(type: .debug) }

  /// The same log.
  public static func == (one: OSLog, other: OSLog) -> Bool { one === other }
  /// Hashes which log it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
