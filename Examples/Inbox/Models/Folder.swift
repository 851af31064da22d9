enum Folder: String, CaseIterable, Identifiable, Sendable {
  case inbox = "Inbox"
  case archive = "Archive"

  var id: Self { self }
}

enum MessageFilter: String, CaseIterable, Identifiable {
  case all = "All"
  case unread = "Unread"
  case flagged = "Flagged"

  var id: Self { self }

  func includes(_ message: Message) -> Bool {
    switch self {
    case .all: true
    case .unread: message.isUnread
    case .flagged: message.isFlagged
    }
  }
}
