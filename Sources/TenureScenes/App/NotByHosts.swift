import CoreTransferable
import Foundation
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

// What no host does yet. It is declared so that the compiler says why it is not there.

extension View {
  /// Not here: going on with what a user did on another device.
  @available(*, unavailable, message: "There are no user activities on Linux. Use onOpenURL.")
  public nonisolated func onContinueUserActivity<A>(_ activityType: String, perform action: @escaping (A) -> Void)
    -> some View
  { self }

  /// Not here: going on with what a user did on another device.
  @available(*, unavailable, message: "There are no user activities on Linux. Use onOpenURL.")
  public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void)
    -> some View
  { self }

  /// Not here: telling other devices what a user does.
  @available(*, unavailable, message: "There are no user activities on Linux. Put it into #if canImport(Darwin).")
  public nonisolated func userActivity<A>(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (A) -> Void
  ) -> some View { self }

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
