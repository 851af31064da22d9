import SwiftUI

struct AddBar: View {
  // Another model whenever the list's body runs.
  @ObservedObject var model = NewTodoModel()
  let onAdd: (String) -> Void

  var body: some View {
    HStack {
      TextField("New to-do", text: $model.title)
      Button("Add") { onAdd(model.title) }
    }
  }
}
