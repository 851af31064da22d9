import SwiftUI

struct MessageRow: View {
  let sender: String
  let subject: String
  let isUnread: Bool
  let isFlagged: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading, spacing: 4) {
        Text(sender)
          .font(.headline)
        Text(subject)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .fontWeight(isUnread ? .semibold : .regular)
      Spacer()
      if isFlagged {
        Image(systemName: "flag.fill")
          .foregroundStyle(.orange)
          .accessibilityLabel("Flagged")
      }
    }
  }
}

#Preview {
  List {
    MessageRow(sender: "ada@example.com", subject: "The engine", isUnread: true, isFlagged: true)
    MessageRow(sender: "alan@example.com", subject: "Tea?", isUnread: false, isFlagged: false)
  }
}
