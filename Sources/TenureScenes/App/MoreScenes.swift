import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// A scene with one window: `Window` in a program. A host shows it where it is the program's first scene.
public struct _WindowScene<Content: View> {
  let content: Content

  /// Made with title, id and content.
  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Made with title, id and content.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Made with title, id and content.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension _WindowScene: FrameworkScene {
  @MainActor public var _content: AnyView { AnyView(content) }
}

/// The window of a program's settings. A host shows it where it is the program's first scene.
public struct Settings<Content: View> {
  let content: Content

  /// Made with content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Settings: FrameworkScene {
  @MainActor public var _content: AnyView { AnyView(content) }
}

/// An item at the edge of the system's menu bar. A host shows its content where it is the program's first scene.
public struct MenuBarExtra<Label: View, Content: View> {
  let content: Content
  let label: Label

  /// Made with content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  /// Made with is inserted and content.
  public init(isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
  }
}

extension MenuBarExtra: FrameworkScene {
  @MainActor public var _content: AnyView { AnyView(content) }
}

extension MenuBarExtra where Label == Text {
  /// Made with title key and content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Made with title and content.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension MenuBarExtra where Label == TenureElements.Label<Text, Image> {
  /// Made with title key, system image and content.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TenureElements.Label(titleKey, systemImage: systemImage) }
  }
  /// Made with title, system image and content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { TenureElements.Label(title, systemImage: systemImage) }
  }
}

extension WindowGroup {
  /// A group of windows that each show a value. The first window has none.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == _PresentedWindow<D, C> {
    self.init { _PresentedWindow(content: content) }
  }

  /// A group of windows that each show a value; the first one shows `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == _DefaultWindow<D, C> {
    self.init { _DefaultWindow(value: defaultValue(), content: content) }
  }
}

/// What a window shows that stands for a value.
public struct _PresentedWindow<D, Content: View> {
  @State private var value: D?
  private let content: (Binding<D?>) -> Content

  init(content: @escaping (Binding<D?>) -> Content) { self.content = content }
}

extension _PresentedWindow: View {
  public var body: some View { content($value) }
}

/// What a window shows that stands for a value from the start.
public struct _DefaultWindow<D, Content: View> {
  @State private var value: D
  private let content: (Binding<D>) -> Content

  init(value: D, content: @escaping (Binding<D>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
}

extension _DefaultWindow: View {
  public var body: some View { content($value) }
}
