import Observation

/// What is in the chosen folder, and which of it is shown.
@MainActor
@Observable
final class InboxModel {
  private(set) var folder = Folder.inbox
  private(set) var state = Loadable<[Message]>.idle
  var filter = MessageFilter.all

  private let mail: any MailService
  @ObservationIgnored private var requests = 0

  init(mail: any MailService) {
    self.mail = mail
  }

  var visibleMessages: [Message] { (state.value ?? []).filter(filter.includes) }
  var unreadCount: Int { (state.value ?? []).count(where: \.isUnread) }

  func message(_ id: Message.ID) -> Message? {
    state.value?.first { $0.id == id }
  }

  func open(_ folder: Folder) async {
    self.folder = folder
    await load()
  }

  /// The answer to a request that a later one has replaced is dropped.
  func load() async {
    requests += 1
    let request = requests
    state = .loading
    do {
      let messages = try await mail.messages(in: folder)
      guard request == requests else { return }
      state = .loaded(messages)
    } catch {
      guard request == requests else { return }
      state = .failed(message: error.localizedDescription)
    }
  }

  func markAsRead(_ id: Message.ID) {
    update(id) { $0.isUnread = false }
  }

  func toggleFlag(_ id: Message.ID) {
    update(id) { $0.isFlagged.toggle() }
  }

  func send(_ draft: Draft) async throws {
    try await mail.send(draft)
  }

  private func update(_ id: Message.ID, _ change: (inout Message) -> Void) {
    guard case .loaded(var messages) = state, let index = messages.firstIndex(where: { $0.id == id }) else { return }
    change(&messages[index])
    state = .loaded(messages)
  }
}
