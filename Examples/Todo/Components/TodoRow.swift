import SwiftUI

struct TodoRow: View {
  let todo: Todo
  let onToggle: @MainActor (Bool) -> Void
  let onEdit: @MainActor () -> Void

  var body: some View {
    HStack {
      Toggle(todo.title, isOn: Binding(get: { todo.isDone }, set: onToggle))
        .strikethrough(todo.isDone)
        .foregroundStyle(todo.isDone ? .secondary : .primary)
      Button("Edit", systemImage: "pencil", action: onEdit)
        .labelStyle(.iconOnly)
        .buttonStyle(.borderless)
        .accessibilityLabel("Edit \(todo.title)")
    }
  }
}

#Preview {
  TodoRow(todo: Todo(title: "Buy milk"), onToggle: { _ in }, onEdit: {})
}
