import SwiftUI

struct AddBar: View {
  @State private var title = ""
  @FocusState private var isFocused: Bool
  let onAdd: (String) -> Void

  var body: some View {
    HStack {
      TextField("New to-do", text: $title)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .submitLabel(.done)
        .onSubmit(add)
      Button("Add", action: add)
        .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
    }
    .padding()
    .background(.thinMaterial)
  }

  private func add() {
    onAdd(title)
    title = ""
    isFocused = true
  }
}
