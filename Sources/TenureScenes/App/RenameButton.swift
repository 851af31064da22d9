import TenureElements
@_spi(Tree) import TenureTree

/// A button that begins to rename, as `renameAction` of a view around says. Without one around it is disabled.
///
///     TextField("Title", text: $title).focused($isNaming)
///       .contextMenu { RenameButton() }
///       .renameAction($isNaming)
public struct RenameButton<Label: View> {
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == TenureElements.Label<Text, Image> {
  /// A button that reads "Rename".
  public nonisolated init() {}
}

extension RenameButton: View {
  /// The button.
  public var body: some View {
    Button("Rename", systemImage: "pencil") { rename?() }.disabled(rename == nil)
  }
}

/// Begins to rename what the view that reads it is about.
public struct RenameAction {
  let action: () -> Void

  /// Begins.
  @MainActor public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// What begins to rename; nil where no view around says it with `renameAction`.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what the rename buttons inside do.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// Has the rename buttons inside put the focus into a field.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
