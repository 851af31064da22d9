import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// The size of the controls inside a view, from mini to extra large.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge

  var name: String {
    switch self {
    case .mini: "mini"
    case .small: "small"
    case .regular: "regular"
    case .large: "large"
    case .extraLarge: "extraLarge"
    }
  }
}

/// How prominent something is.
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

/// Whether scroll bars are shown. Hosts never show those that are hidden.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// As it is usual.
  public static var automatic: Self { Self(name: "automatic") }
  /// Shown while something scrolls.
  public static var visible: Self { Self(name: "visible") }
  /// Not shown.
  public static var hidden: Self { Self(name: "hidden") }
  /// Not shown, also where a mouse is used.
  public static var never: Self { Self(name: "hidden") }
}

/// What a field makes of the letters that are typed: for hosts whose keyboard can do it.
public struct TextInputAutocapitalization: Sendable {
  let name: String
  public static var never: Self { Self(name: "never") }
  public static var words: Self { Self(name: "words") }
  public static var sentences: Self { Self(name: "sentences") }
  public static var characters: Self { Self(name: "characters") }
}

/// What the return key of a field reads.
public struct SubmitLabel: Sendable {
  let name: String
  public static var done: Self { Self(name: "done") }
  public static var go: Self { Self(name: "go") }
  public static var send: Self { Self(name: "send") }
  public static var join: Self { Self(name: "join") }
  public static var route: Self { Self(name: "route") }
  public static var search: Self { Self(name: "search") }
  public static var `return`: Self { Self(name: "return") }
  public static var next: Self { Self(name: "next") }
  public static var `continue`: Self { Self(name: "continue") }
}

extension View {
  /// Sets the size of the controls inside.
  public nonisolated func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size, .controlSize, .text(size.name))
  }
  /// Hides the labels of the controls inside; assistive technology and tests still find them.
  public nonisolated func labelsHidden() -> some View { labelsVisibility(.hidden) }
  /// Shows or hides the separators of a row.
  ///
  /// The trap: hosts treat both edges alike.
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View {
    listRowSeparator(visibility)
  }
  /// Shows or hides the lines between rows.
  public nonisolated func listRowSeparator(_ visibility: Visibility) -> some View {
    style(.listRowSeparator, .text("\(visibility)"))
  }
  /// Shows or hides scroll bars. Hosts treat both axes alike.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      SaidEnvironmentChange(said: RenderModifier(.scrollIndicators, value: .text(visibility.name))) {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      })
  }
  /// Shows the labels of the controls inside, or hides them as `labelsHidden()` does.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility, .labelsHidden, .flag(visibility == .hidden))
  }
  /// Sets how the fields inside capitalise what is typed.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    style(.autocapitalization, .text(autocapitalization?.name ?? "automatic"))
  }
  /// Sets how the fields inside capitalise what is typed. The older form of `textInputAutocapitalization(_:)`.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self.style(.autocapitalization, .text(style.name))
  }
  /// Turns off the correction of what is typed in the fields inside.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable, .autocorrectionDisabled, .flag(disable))
  }
  /// The older name of `autocorrectionDisabled(_:)`.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }
  /// Sets the label of the return key for the fields inside.
  public nonisolated func submitLabel(_ label: SubmitLabel) -> some View { style(.submitLabel, .text(label.name)) }
  /// A tooltip: what the user reads when the pointer rests on this view.
  public nonisolated func help(_ key: LocalizedStringKey) -> some View { style(.help, .text(key.plain)) }
  @_disfavoredOverload public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    style(.help, .text(String(text)))
  }
  /// A tooltip: what the user reads when the pointer rests on this view.
  public nonisolated func help(_ text: Text) -> some View { style(.help, .text(text.plain)) }
  /// Shows a count or a text beside the row or the tab.
  public nonisolated func badge(_ count: Int) -> some View { style(.badge, .text(count == 0 ? "" : "\(count)")) }
  /// Shows a count or a text beside the row or the tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { style(.badge, .text(key?.plain ?? "")) }
  /// Shows a count or a text beside the row or the tab.
  public nonisolated func badge(_ label: Text?) -> some View { style(.badge, .text(label?.plain ?? "")) }
  /// Shows a count or a text beside the row or the tab.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    style(.badge, .text(label.map { String($0) } ?? ""))
  }
  /// Replaces the content by placeholders. A test does not see the text then.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    modifier(RedactionModifier(reasons: reason))
  }
  /// Keeps this view from being redacted.
  public nonisolated func unredacted() -> some View {
    modifier(RedactionModifier(reasons: []))
  }
  /// Marks the content as private, for redaction. The browser does not show it.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    style(.privacySensitive, .flag(sensitive))
  }
  /// Adds traits for assistive technology. The browser tells of `isHeader`, `isModal`, `updatesFrequently` and, of
  /// buttons, `isToggle`.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    style(.accessibilityTraits, .text(traits.name))
  }
}
