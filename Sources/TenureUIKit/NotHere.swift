import Foundation

// What of UIKit ordinary SwiftUI files name, and what is not here. It is declared so that the compiler says why.

/// Not here: a view controller.
@available(*, unavailable, message: "There are no view controllers on Linux. Write a SwiftUI View.")
public class UIViewController: NSObject {}

/// Not here: a view of UIKit.
@available(*, unavailable, message: "There are no views of UIKit on Linux. Write a SwiftUI View.")
public class UIView: NSObject {}

/// Not here: a window.
@available(*, unavailable, message: "There are no windows of UIKit on Linux. Use WindowGroup.")
public class UIWindow: NSObject {}

/// Not here: a scene of windows.
@available(*, unavailable, message: "There are no scenes of UIKit on Linux. Use WindowGroup and scenePhase.")
public class UIWindowScene: NSObject {}

/// Not here: a type face of UIKit.
@available(*, unavailable, message: "Use Font, with Font.custom(_:size:) for a face of your own.")
public class UIFont: NSObject {}

/// Not here: the looks of navigation bars.
@available(*, unavailable, message: "Use toolbarBackground(_:for: .navigationBar) and tint.")
public class UINavigationBar: NSObject {}

/// Not here: the looks of navigation bars.
@available(*, unavailable, message: "Use toolbarBackground(_:for: .navigationBar) and tint.")
public class UINavigationBarAppearance: NSObject {}

/// Not here: the looks of tab bars.
@available(*, unavailable, message: "Use toolbarBackground(_:for: .tabBar) and tint.")
public class UITabBar: NSObject {}

/// Not here: the looks of tab bars.
@available(*, unavailable, message: "Use toolbarBackground(_:for: .tabBar) and tint.")
public class UITabBarAppearance: NSObject {}

/// Not here: the looks of lists.
@available(*, unavailable, message: "Use scrollContentBackground(.hidden), listRowSeparator and listRowBackground.")
public class UITableView: NSObject {}

/// Not here: the looks of text editors.
@available(*, unavailable, message: "Use scrollContentBackground(.hidden).")
public class UITextView: NSObject {}

/// Not here: the looks of segmented pickers.
@available(*, unavailable, message: "Use pickerStyle(.segmented) and tint.")
public class UISegmentedControl: NSObject {}

/// Not here: the looks of page controls.
@available(*, unavailable, message: "Use indexViewStyle(.page(backgroundDisplayMode:)).")
public class UIPageControl: NSObject {}

/// Not here: the looks of scroll views.
@available(*, unavailable, message: "Use scrollBounceBehavior, scrollIndicators and scrollDismissesKeyboard.")
public class UIScrollView: NSObject {}

/// Not here: a path of UIKit.
@available(*, unavailable, message: "Use Path, or UnevenRoundedRectangle for corners of different sizes.")
public class UIBezierPath: NSObject {}

/// Not here: which corners are round.
@available(*, unavailable, message: "Use UnevenRoundedRectangle or clipShape(.rect(topLeadingRadius:)).")
public struct UIRectCorner: Sendable {}

/// Not here: drawing a picture.
@available(*, unavailable, message: "Nothing is drawn into pictures on Linux. Show it with Canvas.")
public class UIGraphicsImageRenderer: NSObject {}

/// Not here: what takes the keyboard.
@available(*, unavailable, message: "Use FocusState: set it to nil or false to put the keyboard away.")
public class UIResponder: NSObject {}

/// Not here: the sheet to share with.
@available(*, unavailable, message: "Use ShareLink.")
public class UIActivityViewController: NSObject {}

/// Not here: choosing a picture.
@available(*, unavailable, message: "Hosts do not let users choose pictures yet.")
public class UIImagePickerController: NSObject {}
