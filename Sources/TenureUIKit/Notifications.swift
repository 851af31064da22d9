import Foundation

// What a phone tells a program through the notification centre. Nobody posts it here: `scenePhase` says whether the program
// is at the front, and no host has a keyboard that covers the screen.

extension UIApplication {
  /// The program is at the front. Never posted: use `onChange(of: scenePhase)`.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The program is about to leave the front. Never posted: use `onChange(of: scenePhase)`.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The program is in the background. Never posted: use `onChange(of: scenePhase)`.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The program is about to leave the background. Never posted: use `onChange(of: scenePhase)`.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The program is about to end. Never posted.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// Memory runs short. Never posted.
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// The day or the clock has changed. Never posted.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// The user has taken a picture of the screen. Never posted.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIApplication\(name)Notification")
  }
}

extension UIResponder {
  /// The keyboard is about to come. Never posted.
  public nonisolated static let keyboardWillShowNotification = name("WillShow")
  /// The keyboard has come. Never posted.
  public nonisolated static let keyboardDidShowNotification = name("DidShow")
  /// The keyboard is about to go. Never posted.
  public nonisolated static let keyboardWillHideNotification = name("WillHide")
  /// The keyboard has gone. Never posted.
  public nonisolated static let keyboardDidHideNotification = name("DidHide")
  /// The keyboard is about to be elsewhere. Never posted.
  public nonisolated static let keyboardWillChangeFrameNotification = name("WillChangeFrame")
  /// The keyboard is elsewhere. Never posted.
  public nonisolated static let keyboardDidChangeFrameNotification = name("DidChangeFrame")
  /// Where the keyboard is afterwards, in what a notification brings.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Where the keyboard was, in what a notification brings.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How long the keyboard takes, in what a notification brings.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  private nonisolated static func name(_ name: String) -> Notification.Name {
    Notification.Name("UIKeyboard\(name)Notification")
  }
}

extension UIDevice {
  /// The device was turned. Never posted: use `onGeometryChange` or `verticalSizeClass`.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The battery has more or less. Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}
