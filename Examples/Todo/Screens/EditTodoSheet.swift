import SwiftUI

/// Edits a copy; the list gets it back with Save, and never sees it with Cancel.
struct EditTodoSheet: View {
  @State private var draft: Todo
  @Environment(\.dismiss) private var dismiss
  private let onSave: (Todo) -> Void

  init(todo: Todo, onSave: @escaping (Todo) -> Void) {
    _draft = State(initialValue: todo)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $draft.title)
        TextField("Notes", text: $draft.notes, axis: .vertical)
          .lineLimit(3...6)
        Toggle("Done", isOn: $draft.isDone)
        LabeledContent("Created") {
          Text(draft.created, style: .date)
        }
      }
      .navigationTitle("Edit to-do")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(draft)
            dismiss()
          }
          .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
        }
      }
    }
  }
}
