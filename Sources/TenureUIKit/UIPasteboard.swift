import Foundation

/// What was copied last, in this process: hosts do not give out a user's clipboard.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
///
/// The trap: what a program copies is pasted by this program alone, and by all its windows.
@MainActor @preconcurrency public final class UIPasteboard: NSObject {
  /// The process's one.
  public static let general = UIPasteboard()

  /// The texts that were copied.
  public var strings: [String]? = nil {
    didSet { changeCount += 1 }
  }
  /// How often something was copied.
  public private(set) var changeCount = 0

  /// The text that was copied.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The address that was copied.
  public var url: URL? {
    get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
    set { string = newValue?.absoluteString }
  }
  /// Whether a text was copied.
  public var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether an address was copied.
  public var hasURLs: Bool { url != nil }
}
