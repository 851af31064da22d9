import Foundation
import TenureElements
import TenureTree

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

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, the other way round.
  case portraitUpsideDown
  /// On its side.
  case landscapeLeft
  /// On its other side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// True on either side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True when it stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True when it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True when it is known whether it stands or is on its side.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The device that the program runs on: a Linux machine whose windows are a phone's or, where they are large, a tablet's.
///
/// The trap: what a view's layout depends on is in its environment (`horizontalSizeClass`), not here.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// The machine's name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// `iPhone`, or `iPad` in a window that is as large as one's.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the kernel, such as `6.1.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// A tablet where the window whose code asks is regular in both size classes, else a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { EnvironmentValues.isTablet(Window.currentSize) ? .pad : .phone }
  /// As the sides of the window are whose code asks.
  public var orientation: UIDeviceOrientation {
    let size = Window.currentSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// There is nothing to be watched.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// There is nothing to be watched.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// As `model`.
  public var localizedModel: String { model }
  /// Taken and not used: the battery is not watched.
  public var isBatteryMonitoringEnabled = false
  /// Not known: the battery is not watched.
  public var batteryState: BatteryState { .unknown }

  /// How a battery is.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// In use.
    case unplugged
    /// Being charged.
    case charging
    /// Full.
    case full
  }

  /// The same for every run of the program on this machine: it is kept in `UserDefaults.standard`.
  ///
  /// The trap: users of one program that serves several share it.
  public var identifierForVendor: UUID? {
    let key = "UIDevice.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) { return known }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }
  /// -1: the battery is not watched.
  public var batteryLevel: Float { -1 }
}

/// The screen that hosts show.
@MainActor @preconcurrency public final class UIScreen: NSObject {
  /// The one screen.
  public static let main = UIScreen()

  /// As large as the window whose code asks; a phone's in portrait where none does. The trap: a browser tells how large its
  /// window is where views are placed by that, so what is made from its size is made by `GeometryReader`.
  public var bounds: CGRect { CGRect(origin: .zero, size: Window.currentSize) }
  /// As many points of a browser's screen as it says; here one.
  public var scale: CGFloat { 1 }
}
