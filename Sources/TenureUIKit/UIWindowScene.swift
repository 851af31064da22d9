import Foundation
import TenureElements
import TenureTree

/// How the interface is held, in UIKit's words.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, the other way round.
  case portraitUpsideDown = 2
  /// On its side.
  case landscapeRight = 3
  /// On its side.
  case landscapeLeft = 4

  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold the interface, in UIKit's words. Windows here are as their host makes them.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation.
  public let rawValue: UInt
  /// Orientations by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientations: UIInterfaceOrientation...) {
    rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
  }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// Upright, the other way round.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// On its side.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// On its side.
  public static let landscapeRight = Self(.landscapeRight)
  /// On either side.
  public static let landscape = Self(.landscapeLeft, .landscapeRight)
  /// All but upside down.
  public static let allButUpsideDown = Self(.portrait, .landscapeLeft, .landscapeRight)
  /// All.
  public static let all = Self(.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight)
}

/// Something of the program that a user sees. Here it always is a window's scene.
@MainActor @preconcurrency public class UIScene: UIResponder {
  /// Not here: why a scene was made.
  @available(*, unavailable, message: "There are no scenes of UIKit on Linux. Use WindowGroup and scenePhase.")
  public class ConnectionOptions: NSObject {}

  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// It has no window.
    case unattached = -1
    /// In use.
    case foregroundActive = 0
    /// In sight, and not in use.
    case foregroundInactive = 1
    /// Out of sight.
    case background = 2
  }

  /// Always in use: a program here is not told when its window goes out of sight.
  public var activationState: ActivationState { .foregroundActive }
  /// Taken and not used: `navigationTitle` names a window.
  public var title: String! = ""
}

/// The scene of the window whose code asks.
///
///     let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
///     let bottom = scene?.windows.first?.safeAreaInsets.bottom ?? 0
public final class UIWindowScene: UIScene {
  static let current = UIWindowScene()

  /// The one window.
  public var windows: [UIWindow] { [.current] }
  /// The window.
  public var keyWindow: UIWindow? { .current }
  /// As large as the window.
  public var screen: UIScreen { .main }
  /// As the sides of the window are.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }
  /// How tall the status bar is.
  public var statusBarManager: UIStatusBarManager? { .current }
  /// As `UITraitCollection.current`.
  public var traitCollection: UITraitCollection { .current }

  /// Not here: turning the device.
  @available(*, unavailable, message: "A program does not turn its window on Linux. Leave the call out.")
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Not here: how the device is to be turned.
  @available(*, unavailable, message: "A program does not turn its window on Linux. Leave it out.")
  public class GeometryPreferences: NSObject {
    /// Not here: how the device is to be turned.
    @available(*, unavailable, message: "A program does not turn its window on Linux. Leave it out.")
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      GeometryPreferences()
    }
  }
}

/// The bar with the time, at the top of a phone.
@MainActor @preconcurrency public final class UIStatusBarManager: NSObject {
  static let current = UIStatusBarManager()
  /// As wide as the window, and as tall as a phone's status bar; without height in a browser, which has none.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: Window.currentSize.width, height: UIWindow.current.safeAreaInsets.top)
  }
  /// Whether there is none.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The window whose code asks.
@MainActor @preconcurrency public final class UIWindow: UIResponder {
  static let current = UIWindow()

  /// What the device takes of it at its edges: a screen under test has an iPhone's status bar and home indicator, a
  /// browser's window has none.
  public var safeAreaInsets: UIEdgeInsets {
    let taken = Window.current?.safeArea ?? .init()
    return UIEdgeInsets(top: taken.top, left: taken.leading, bottom: taken.bottom, right: taken.trailing)
  }
  /// Its size, at zero.
  public var bounds: CGRect { CGRect(origin: .zero, size: Window.currentSize) }
  /// Its size, at zero.
  public var frame: CGRect { bounds }
  /// True: it is the one window.
  public var isKeyWindow: Bool { true }
  /// False: it is in sight.
  public var isHidden: Bool { false }
  /// Its scene.
  public var windowScene: UIWindowScene? { .current }
  /// As large as the window.
  public var screen: UIScreen { .main }

  /// Puts the keyboard away: no field has it any more. It answers in an action, not after an `await`.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { UIResponder.endEditing() }

  /// Not here: a view controller.
  @available(*, unavailable, message: "There are no view controllers on Linux. Use sheet or fullScreenCover.")
  public var rootViewController: UIViewController? {
    get { nil }
    set {}
  }

  /// Not here: light or dark for a whole window.
  @available(*, unavailable, message: "Use preferredColorScheme.")
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { .unspecified }
    set {}
  }

  /// Not here: a window of UIKit's.
  @available(*, unavailable, message: "There are no windows of UIKit on Linux. Use WindowGroup.")
  public init(windowScene: UIWindowScene) {}

  /// Not here: a window of UIKit's.
  @available(*, unavailable, message: "There are no windows of UIKit on Linux. Use WindowGroup.")
  public init(frame: CGRect) {}

  override init() {}
}

extension UIResponder {
  /// Takes the keyboard from the field that has it, where the code of an action asks.
  static func endEditing() -> Bool {
    guard let window = Window.handling else { return false }
    let hadFocus = window.focus.focused != nil
    window.focus.move(to: nil)
    return hadFocus
  }
}

extension UIApplication {
  /// The scene of the window whose code asks.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.current] }
  /// The window whose code asks.
  public var windows: [UIWindow] { [.current] }
  /// The window whose code asks.
  public var keyWindow: UIWindow? { .current }
}
