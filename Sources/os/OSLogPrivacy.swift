/// Whether a value in a message may be read by whoever reads the log.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a value that is not shown.
  public enum Mask: Equatable, Sendable {
    /// A number that is the same for the same value, in one run of the program.
    case hash
    /// Nothing that tells one value from another.
    case none
  }

  private enum Kind { case auto, open, hidden, sensitive }
  private let kind: Kind
  private let mask: Mask

  /// Numbers are shown, strings and objects are not.
  public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
  /// Shown to everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }
  /// Shown to whoever runs the program at a terminal.
  public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: .none) }
  /// Shown to nobody.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }
  /// As `auto`, with a mask for what is not shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// As `private`, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }
  /// As `sensitive`, with a mask.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

  /// `text`, or what stands for it.
  func shown(_ text: String, shownByDefault: Bool, showsPrivate: Bool) -> String {
    let isOpen =
      switch kind {
      case .open: true
      case .auto: shownByDefault || showsPrivate
      case .hidden: showsPrivate
      case .sensitive: false
      }
    if isOpen { return text }
    if mask == .hash { return "<mask.hash: '\(String(UInt(bitPattern: text.hashValue), radix: 36))'>" }
    return kind == .sensitive ? "<sensitive>" : "<private>"
  }
}
