import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What needs UIKit or AppKit. It is declared so that the compiler says why it is not there.

/// Not here: a view of UIKit in SwiftUI.
@available(
  *, unavailable, message: "There is no UIKit on Linux. Put this view between #if canImport(UIKit) and #endif."
)
/// The UIView representable.
public protocol UIViewRepresentable {}

/// Not here: a view of UIKit in SwiftUI.
@available(
  *, unavailable, message: "There is no UIKit on Linux. Put this view between #if canImport(UIKit) and #endif."
)
/// The UIView controller representable.
public protocol UIViewControllerRepresentable {}

/// Not here: a view of UIKit in SwiftUI.
@available(
  *, unavailable, message: "There is no UIKit on Linux. Put this view between #if canImport(UIKit) and #endif."
)
/// The UIGesture recognizer representable.
public protocol UIGestureRecognizerRepresentable {}

/// Not here: a view of AppKit in SwiftUI.
@available(
  *, unavailable, message: "There is no AppKit on Linux. Put this view between #if canImport(AppKit) and #endif."
)
/// The NSView representable.
public protocol NSViewRepresentable {}

/// Not here: a view of AppKit in SwiftUI.
@available(
  *, unavailable, message: "There is no AppKit on Linux. Put this view between #if canImport(AppKit) and #endif."
)
/// The NSView controller representable.
public protocol NSViewControllerRepresentable {}

/// Not here: SwiftUI in UIKit.
@available(*, unavailable, message: "There is no UIKit on Linux. A program's views are shown by its App.")
public final class UIHostingController<Content: View> {
  /// Made with root view.
  public init(rootView: Content) {}
}

/// Not here: SwiftUI in AppKit.
@available(*, unavailable, message: "There is no AppKit on Linux. A program's views are shown by its App.")
public final class NSHostingController<Content: View> {
  /// Made with root view.
  public init(rootView: Content) {}
}

/// Not here: SwiftUI in AppKit.
@available(*, unavailable, message: "There is no AppKit on Linux. A program's views are shown by its App.")
public final class NSHostingView<Content: View> {
  /// Made with root view.
  public init(rootView: Content) {}
}

/// Not here: a delegate of AppKit's application.
@available(*, unavailable, message: "There is no AppKit on Linux. Use onChange(of: scenePhase) and init() of the App.")
@propertyWrapper public struct NSApplicationDelegateAdaptor<DelegateType> {
  /// The wrapped value.
  public var wrappedValue: DelegateType { fatalError("There is no AppKit on Linux.") }
  /// Made with delegate type.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Not here: the surroundings of a view of UIKit.
@available(*, unavailable, message: "There is no UIKit on Linux.")
public struct UIViewRepresentableContext<Representable> {}

/// Not here: the surroundings of a view controller.
@available(*, unavailable, message: "There is no UIKit on Linux.")
public struct UIViewControllerRepresentableContext<Representable> {}

/// Not here: a view as the content of a cell of UIKit.
@available(*, unavailable, message: "There is no UIKit on Linux.")
public struct UIHostingConfiguration<Content, Background> {
  /// Made with content.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Color {
  /// Made with ui color.
  @available(*, unavailable, message: "There is no UIKit on Linux. Make the colour of numbers or of the catalogue.")
  public init<C>(uiColor: C) { fatalError("There is no UIKit on Linux.") }
  /// Made with ns color.
  @available(*, unavailable, message: "There is no AppKit on Linux. Make the colour of numbers or of the catalogue.")
  public init<C>(nsColor: C) { fatalError("There is no AppKit on Linux.") }
}

extension Image {
  /// Made with ui image.
  @available(*, unavailable, message: "There is no UIKit on Linux. Name an image of the catalogue, or use AsyncImage.")
  public init<I>(uiImage: I) { fatalError("There is no UIKit on Linux.") }
  /// Made with ns image.
  @available(*, unavailable, message: "There is no AppKit on Linux. Name an image of the catalogue, or use AsyncImage.")
  public init<I>(nsImage: I) { fatalError("There is no AppKit on Linux.") }
}
