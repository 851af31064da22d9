import Foundation

protocol MailService: Sendable {
  func messages(in folder: Folder) async throws -> [Message]
  func send(_ draft: Draft) async throws
}

/// Mail without a server.
struct SampleMailService: MailService {
  func messages(in folder: Folder) async throws -> [Message] {
    try await Task.sleep(for: .milliseconds(400))
    switch folder {
    case .inbox:
      return [
        Message(id: 1, sender: "ada@example.com", subject: "The engine", body: "It computes."),
        Message(id: 2, sender: "grace@example.com", subject: "A moth", body: "Found in relay 70.", isFlagged: true),
        Message(id: 3, sender: "alan@example.com", subject: "Tea?", body: "At four.", isUnread: false),
      ]
    case .archive:
      return [Message(id: 10, sender: "emmy@example.com", subject: "Symmetry", body: "Kept.", isUnread: false)]
    }
  }

  func send(_ draft: Draft) async throws {
    try await Task.sleep(for: .milliseconds(400))
  }
}
