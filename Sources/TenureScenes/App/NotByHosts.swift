import CoreTransferable
import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

// What no host does yet. It is declared so that the compiler says why it is not there.

extension View {
  /// Not here: going on with what a user did on another device.
  @available(*, unavailable, message: "There are no user activities on Linux. Use onOpenURL.")
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  )
    -> some View
  { self }

  /// Not here: telling other devices what a user does.
  @available(*, unavailable, message: "There are no user activities on Linux. Put it into #if canImport(Darwin).")
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Not here: telling other devices what a user does.
  @available(*, unavailable, message: "There are no user activities on Linux. Put it into #if canImport(Darwin).")
  public nonisolated func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { self }

  /// Not here: what cutting takes along.
  @available(*, unavailable, message: "Hosts do not cut views. Use a Button that fills UIPasteboard.general.")
  public nonisolated func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    self
  }

  /// Not here: what the menu item "Paste" does.
  @available(*, unavailable, message: "There is no Edit menu. Use a PasteButton.")
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Not here: how the pointer looks over the view.
  @available(*, unavailable, message: "A page chooses the pointer by itself: a hand over buttons, a beam over text.")
  public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Not here: whether the pointer is seen over the view.
  @available(*, unavailable, message: "A page chooses the pointer by itself: a hand over buttons, a beam over text.")
  public nonisolated func pointerVisibility(_ visibility: Visibility) -> some View { self }

  /// Not here: what copying takes along.
  @available(*, unavailable, message: "Hosts do not copy views. Use a Button that fills UIPasteboard.general.")
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  /// Not here: the crown of a watch.
  @available(*, unavailable, message: "There is no Digital Crown. Use a Slider or a Stepper.")
  public nonisolated func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Not here: the remote control of a television.
  @available(*, unavailable, message: "There is no remote control. Use a Button with keyboardShortcut(.space).")
  public nonisolated func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Not here: a way through the screen for assistive technology.
  @available(*, unavailable, message: "The browser has no rotors. Give headings accessibilityAddTraits(.isHeader).")
  public nonisolated func accessibilityRotor<C>(_ label: LocalizedStringKey, entries: () -> C) -> some View { self }

  /// Not here: a way through the screen for assistive technology.
  @available(*, unavailable, message: "The browser has no rotors. Give headings accessibilityAddTraits(.isHeader).")
  public nonisolated func accessibilityRotor<C>(_ label: Text, entries: () -> C) -> some View { self }

  /// Not here: a way through the screen for assistive technology.
  @available(*, unavailable, message: "The browser has no rotors. Give headings accessibilityAddTraits(.isHeader).")
  @_disfavoredOverload public nonisolated func accessibilityRotor<C>(_ label: String, entries: () -> C) -> some View {
    self
  }

  /// Not here: a way through the screen for assistive technology.
  @available(*, unavailable, message: "The browser has no rotors. Give headings accessibilityAddTraits(.isHeader).")
  public nonisolated func accessibilityRotor<Element: Identifiable>(
    _ label: LocalizedStringKey, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> some View { self }

  /// Not here: what the menu item "Copy" copies.
  @available(*, unavailable, message: "There is no Edit menu. Use a Button that fills UIPasteboard.general.")
  public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Not here: what the menu item "Cut" cuts.
  @available(*, unavailable, message: "There is no Edit menu. Use a Button that fills UIPasteboard.general.")
  public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  /// Not here: what the menu item "Paste" does.
  @available(*, unavailable, message: "There is no Edit menu. Use a PasteButton.")
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }
}

/// How a pointer looks.
public struct PointerStyle: Hashable, Sendable {
  private let name: String
  /// As it is by itself.
  public static let `default` = Self(name: "default")
  /// Over text that runs from side to side.
  public static let horizontalText = Self(name: "horizontalText")
  /// Over text that runs from top to bottom.
  public static let verticalText = Self(name: "verticalText")
  /// Over what is selected by a rectangle.
  public static let rectSelection = Self(name: "rectSelection")
  /// Over what can be dragged.
  public static let grabIdle = Self(name: "grabIdle")
  /// While it is dragged.
  public static let grabActive = Self(name: "grabActive")
  /// Over a link.
  public static let link = Self(name: "link")
  /// Over what becomes larger.
  public static let zoomIn = Self(name: "zoomIn")
  /// Over what becomes smaller.
  public static let zoomOut = Self(name: "zoomOut")
  /// Over the edge of a column.
  public static let columnResize = Self(name: "columnResize")
  /// Over the edge of a row.
  public static let rowResize = Self(name: "rowResize")
}

/// What a user does, for other devices. There are no user activities on Linux.
public final class NSUserActivity {
  /// What it is called.
  public var title: String?
  /// What it is about.
  public var userInfo: [AnyHashable: Any]?
  /// Where it goes on in a browser.
  public var webpageURL: URL?
  /// Its kind.
  public let activityType: String

  /// Of a kind.
  @available(*, unavailable, message: "There are no user activities on Linux. Put it into #if canImport(Darwin).")
  public init(activityType: String) { self.activityType = activityType }
}

/// Work that the system starts while the program is not in front.
public struct BackgroundTask<Request, Response> {
  fileprivate init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Renewing what the program shows.
  public static func appRefresh(_ identifier: String) -> Self { Self() }
}

extension Scene {
  /// What the system starts while the program is not in front. Taken and not used: nobody starts it.
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
