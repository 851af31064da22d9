import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Whether a user edits what is on the screen.
public enum EditMode: Hashable, Sendable {
  case inactive
  /// A single row is being edited, such as after a swipe.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether the screen around is edited; every window, screen and presentation has one of its own.
  ///
  /// The trap: what is set on a list is not seen by the view whose body holds the list, only by what is inside.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// The edit mode of one screen.
final class EditModeLocation: Location<EditMode>, @unchecked Sendable {
  private var mode = EditMode.inactive
  private let place: WindowReference

  @MainActor init(in window: Window) { place = window.reference }

  override func get() -> EditMode {
    access()
    return mode
  }

  override func set(_ new: EditMode, _ transaction: Transaction?) {
    if new == mode { return }
    asMainActor { place.window?.log?.write("Screen", "editMode", mode, new, at: nil) }
    mode = new
    invalidate()
  }
}

extension EnvironmentCell {
  /// A new edit mode, for a screen of its own.
  @MainActor static func editMode(in window: Window) -> EnvironmentCell {
    ValueCell(key: EditModeKey.self, Optional(Binding(EditModeLocation(in: window))))
  }
}

extension Window {
  /// Puts `view` on the screen, with an edit mode of its own. Followed by `update()`, which completes the first frame.
  package func open<V: View>(_ view: V, environment change: (inout EnvironmentValues) -> Void = { _ in }) {
    mount(view) { values in
      values.editMode = Binding(EditModeLocation(in: self))
      change(&values)
    }
  }
}

/// Starts and ends the editing of the lists on its screen.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
      .fontWeight(isEditing ? .semibold : nil)
      .disabled(editMode == nil)
  }
}
