import Foundation

/// Which kind of device a program is laid out for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The device that the program runs on: a Linux machine that hosts show a phone's screen of.
///
/// The trap: what a view's layout depends on is in its environment (`horizontalSizeClass`), not here.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// The machine's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// Hosts show a phone's screen.
  public var model: String { "iPhone" }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the kernel, such as `6.1.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// Hosts show a phone's screen.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// -1: the battery is not watched.
  public var batteryLevel: Float { -1 }
}

/// The screen that hosts show.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// That of a phone in portrait. The trap: it does not follow the window; `GeometryReader` does.
  public var bounds: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }
  /// As many points of a browser's screen as it says; here one.
  public var scale: CGFloat { 1 }
}
