import Foundation

// What of UIKit ordinary SwiftUI files name, and what is not here. It is declared so that the compiler says why.

/// Not here: a view controller.
@available(*, unavailable, message: "There are no view controllers on Linux. Write a SwiftUI View.")
public class UIViewController: NSObject {}

/// Not here: a view of UIKit.
@available(*, unavailable, message: "There are no views of UIKit on Linux. Write a SwiftUI View.")
public class UIView: NSObject {}

/// Not here: what a scene of windows is made of.
@available(*, unavailable, message: "There are no scenes of UIKit on Linux. Use WindowGroup and scenePhase.")
public class UISceneConfiguration: NSObject {}

/// Not here: a scene's session.
@available(*, unavailable, message: "There are no scenes of UIKit on Linux. Use WindowGroup and scenePhase.")
public class UISceneSession: NSObject {}

/// Not here: a delegate of a scene.
@available(*, unavailable, message: "There are no scenes of UIKit on Linux. Use WindowGroup, scenePhase and onOpenURL.")
public protocol UIWindowSceneDelegate {}

/// Not here: what a program has found in the background.
@available(*, unavailable, message: "Nobody sends notifications to programs on Linux, or runs them in the background.")
public enum UIBackgroundFetchResult {}

/// Not here: drawing a picture.
@available(*, unavailable, message: "Nothing is drawn into pictures on Linux. Show it with Canvas.")
public class UIGraphicsImageRenderer: NSObject {}

/// Not here: the sheet to share with.
@available(*, unavailable, message: "Use ShareLink.")
public class UIActivityViewController: NSObject {
  /// Not here: the sheet to share with.
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

/// Not here: choosing a picture.
@available(*, unavailable, message: "Hosts do not let users choose pictures yet.")
public class UIImagePickerController: NSObject {}
