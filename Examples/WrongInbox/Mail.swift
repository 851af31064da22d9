import Foundation

struct Message: Identifiable, Sendable {
  let id: Int
  let subject: String
  var isUnread = true
}

protocol Mail: Sendable {
  func messages(in folder: String) async throws -> [Message]
}

struct SampleMail: Mail {
  func messages(in folder: String) async throws -> [Message] {
    try await Task.sleep(for: .milliseconds(folder == "Inbox" ? 400 : 100))
    return [Message(id: 1, subject: "The engine"), Message(id: 2, subject: "Tea?", isUnread: false)]
  }
}
