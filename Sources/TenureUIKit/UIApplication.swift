import Foundation
import TenureElements
import TenureTree

/// The program, in UIKit's words.
@MainActor public final class UIApplication: NSObject {
  /// The one program.
  public static let shared = UIApplication()

  /// How an address is opened. Taken and not used.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Only where another program is meant for it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The address of a phone's settings. Nothing opens it here, which is reported.
  public static let openSettingsURLString = "app-settings:"

  /// Opens an address, as `@Environment(\.openURL)` does where no view is above.
  ///
  /// The trap: a program that serves several users cannot tell here which of them asked, so nothing is opened, and that is
  /// reported. Use `@Environment(\.openURL)` in the view.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    EnvironmentValues().openURL(url) { completion?($0) }
  }

  /// Whether something here could open it: nothing can.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Taken and not used: no screen here goes dark by itself.
  public var isIdleTimerDisabled = false
}
