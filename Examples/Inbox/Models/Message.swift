import Foundation

struct Message: Identifiable, Hashable, Sendable {
  let id: Int
  let sender: String
  let subject: String
  let body: String
  var isUnread = true
  var isFlagged = false
}

struct Draft: Equatable, Sendable {
  var recipient = ""
  var subject = ""
  var body = ""

  var canBeSent: Bool { recipient.contains("@") && !body.isEmpty }
}

extension Draft {
  init(replyingTo message: Message) {
    self.init(recipient: message.sender, subject: "Re: \(message.subject)")
  }
}
