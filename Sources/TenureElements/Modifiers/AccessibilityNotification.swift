import Foundation
@_spi(Tree) import TenureTree

/// What assistive technology is told: `AccessibilityNotification.Announcement("Sent").post()`.
///
/// The trap: nobody listens here, so nothing is spoken.
public enum AccessibilityNotification {
  /// Something to be spoken.
  public struct Announcement: Sendable {
    /// Made with a text.
    public init(_ text: String) {}
    /// Made with a text.
    public init(_ text: AttributedString) {}
    /// Made with a text in the user's language.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) {}
    /// Taken and not used.
    public func post() {}
  }

  /// A part of the screen has changed.
  public struct LayoutChanged {
    /// Made with what assistive technology goes to.
    public init(_ element: Any? = nil) {}
    /// Taken and not used.
    public func post() {}
  }

  /// Most of the screen has changed.
  public struct ScreenChanged {
    /// Made with what assistive technology goes to.
    public init(_ element: Any? = nil) {}
    /// Taken and not used.
    public func post() {}
  }

  /// Something was scrolled.
  public struct PageScrolled: Sendable {
    /// Made with what has come into sight.
    public init(_ text: String) {}
    /// Taken and not used.
    public func post() {}
  }
}

/// A key for `accessibilityCustomContent` that is said in one place.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let label: String
  private let id: String
  /// Made with a name that is looked up, and one that stays.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = labelKey.plain
    self.id = id
  }
  /// Made with a name that is looked up.
  public init(_ labelKey: LocalizedStringKey) { self.init(labelKey, id: labelKey.plain) }
  /// Made with a text, and a name that stays.
  public init(_ label: Text, id: String) {
    self.label = label.plain
    self.id = id
  }
}

/// When assistive technology says something that a view has beside its name.
public struct AXCustomContent {
  /// When it is said.
  public enum Importance: UInt, Sendable {
    /// When the user asks for it.
    case `default`
    /// At once.
    case high
  }
}

extension View {
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View { self }
  /// More to be said about the element. Taken and not used: hosts have no place for it.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View { self }
}
