import Foundation
import TenureElements
import TenureTree

/// The name of a method, as Objective-C has it.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String
  /// The method of a name.
  public init(_ name: String) { self.name = name }
  /// The method of a name.
  public init(stringLiteral value: String) { self.init(value) }
  /// Its name.
  public var description: String { name }
}

/// Something that a user did. None is made here.
@MainActor @preconcurrency public class UIEvent: NSObject {
  override init() {}
}

/// What takes the keyboard. `FocusState` says in SwiftUI what has it.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// One that is nowhere in a window.
  public nonisolated override init() {}
}

/// The program, in UIKit's words.
@MainActor @preconcurrency public final class UIApplication: NSObject {
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

  /// Tells whoever has the keyboard to do something. Here one thing is known: `resignFirstResponder` puts the keyboard away.
  ///
  /// ```swift
  /// UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
  /// ```
  ///
  /// The trap: a compiler for Linux does not know `#selector`; `tenure run` and `tenure preview` write the name in its place.
  /// In a package, set a `@FocusState` to `nil` instead. It answers in an action, not after an `await`.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    guard target == nil, action.name == "resignFirstResponder" else { return false }
    return UIResponder.endEditing()
  }

  /// Taken and not used: no screen here goes dark by itself.
  public var isIdleTimerDisabled = false

  /// Taken and not used: no program here has an icon that a number stands on.
  public var applicationIconBadgeNumber = 0
}
