import SwiftUI

struct TodoRow: View {
  // The row's own idea of what is done.
  @State private var isDone: Bool
  private let title: String
  private let onDelete: @MainActor () -> Void

  init(todo: Todo, onDelete: @escaping @MainActor () -> Void) {
    _isDone = State(initialValue: todo.isDone)
    title = todo.title
    self.onDelete = onDelete
  }

  var body: some View {
    HStack {
      Toggle(title, isOn: $isDone)
      Button("Delete \(title)", action: onDelete)
    }
  }
}
