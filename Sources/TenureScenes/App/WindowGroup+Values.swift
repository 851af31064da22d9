import TenureElements
@_spi(Tree) import TenureTree

/// What a window of `WindowGroup(for:)` shows: made from a binding to the value that it was opened for.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  @State private var value: Data?
  private let content: (Binding<Data?>) -> Content

  init(_ content: @escaping (Binding<Data?>) -> Content, _ first: Data? = nil) {
    _value = State(initialValue: first)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The content for the value.
  public var body: some View { content($value) }
}

extension WindowGroup {
  /// Windows each for a value, which `openWindow(value:)` names. A host has one window: where this scene is the first, it is
  /// shown with no value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init { PresentedWindowContent(content) }
  }

  /// Windows each for a value, with an id.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Windows each for a value, with a title.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Windows each for a value, with a title and an id.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content)
  }

  /// Windows each for a value, and one that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    let first = defaultValue()
    self.init {
      PresentedWindowContent(
        { value in
          content(
            Binding(ConvertedLocation(value.location, read: { $0 ?? first }, write: { $0 }), value.ownTransaction))
        }, first)
    }
  }

  /// Windows each for a value, with an id; one that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows each for a value, with a title; one that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }

  /// Windows each for a value, with a title and an id; one that is opened without a value has `defaultValue`.
  public init<D: Codable & Hashable, C: View>(
    _ title: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(for: type, content: content, defaultValue: defaultValue)
  }
}

/// A button that opens the settings. A host has one window: pressing it is reported, as `openSettings` is.
public struct SettingsLink<Label: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Label

  /// A link with a label of its own.
  public init(@ViewBuilder label: () -> Label) { self.label = label() }

  /// A button that asks for the settings.
  public var body: some View {
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

/// The label of a `SettingsLink` that names none: "Settings…" with a gear.
public struct DefaultSettingsLinkLabel: View {
  /// The words and the sign.
  public var body: some View { Label("Settings…", systemImage: "gear") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  /// A link with the system's label.
  public init() { self.init { DefaultSettingsLinkLabel() } }
}
