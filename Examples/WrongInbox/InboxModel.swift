import Observation

@MainActor
@Observable
final class InboxModel {
  var messages: [Message] = []
  // A second truth beside messages and filter.
  var visibleMessages: [Message] = []
  var showsUnreadOnly = false
  var isLoading = false
  var hasLoaded = false
  var didFail = false
  var sent: [String] = []

  private let mail: any Mail

  init(mail: any Mail) {
    self.mail = mail
  }

  func load(_ folder: String) async {
    isLoading = true
    do {
      // Whoever answers last wins.
      messages = try await mail.messages(in: folder)
      applyFilter()
      hasLoaded = true
    } catch {
      didFail = true
    }
    isLoading = false
  }

  func applyFilter() {
    visibleMessages = messages.filter { !showsUnreadOnly || $0.isUnread }
  }

  func markAllAsRead() {
    for index in messages.indices { messages[index].isUnread = false }
  }
}
