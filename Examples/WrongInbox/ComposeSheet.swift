import SwiftUI

struct ComposeSheet: View {
  @State private var text = ""
  @Environment(\.dismiss) private var dismiss
  let onSend: (String) -> Void

  var body: some View {
    Form {
      MessageField(text: text)
      Button("Send") {
        onSend(text)
        dismiss()
      }
    }
    .navigationTitle("New message")
  }
}

struct MessageField: View {
  // Typed into, and never handed back.
  @State private var text: String

  init(text: String) {
    _text = State(initialValue: text)
  }

  var body: some View {
    TextField("Message", text: $text)
  }
}
