import SwiftUI

struct MessageScreen: View {
  let message: Message
  let onFlag: @MainActor () -> Void
  let onReply: @MainActor () -> Void

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        Text(message.sender)
          .font(.headline)
        Text(message.body)
      }
      .padding()
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(message.subject)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button(message.isFlagged ? "Remove flag" : "Flag", systemImage: "flag", action: onFlag)
      }
      ToolbarItem(placement: .bottomBar) {
        Button("Reply", systemImage: "arrowshape.turn.up.left", action: onReply)
      }
    }
  }
}
