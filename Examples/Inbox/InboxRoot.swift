import SwiftUI

/// The window: who is signed in, which screens are open, and what lies over them.
struct InboxRoot: View {
  @State private var session: Session
  @State private var inbox: InboxModel
  @State private var path: [InboxRoute] = []
  @State private var modal: ActiveModal?

  init(mail: any MailService, accounts: any AccountService) {
    _session = State(initialValue: Session(accounts: accounts))
    _inbox = State(initialValue: InboxModel(mail: mail))
  }

  var body: some View {
    NavigationStack(path: $path) {
      InboxScreen(model: inbox, onCompose: compose, onOpen: open)
        .navigationDestination(for: InboxRoute.self) { route in
          destination(route)
        }
    }
    .sheet(item: $modal) { modal in
      NavigationStack {
        content(of: modal)
      }
    }
    .environment(session)
    .onOpenURL { url in
      if let route = ProtectedRoute(url: url) { open(route) }
    }
  }

  @ViewBuilder
  private func destination(_ route: InboxRoute) -> some View {
    switch route {
    case .message(let id):
      if let message = inbox.message(id) {
        MessageScreen(
          message: message, onFlag: { inbox.toggleFlag(id) }, onReply: { compose(Draft(replyingTo: message)) }
        )
        .task { inbox.markAsRead(id) }
      }
    case .protected(.account):
      AccountScreen {
        session.signOut()
        path.removeAll()
      }
    case .protected(.templates):
      TemplatesScreen { text in compose(Draft(body: text)) }
    }
  }

  @ViewBuilder
  private func content(of modal: ActiveModal) -> some View {
    switch modal {
    case .compose(let draft):
      ComposeSheet(draft: draft) { draft in try await inbox.send(draft) }
    case .login(let route):
      LoginSheet { open(route) }
    case .paywall(let source):
      PaywallSheet(source: source) { open(.templates) }
    }
  }

  private func compose(_ draft: Draft) {
    modal = .compose(draft)
  }

  /// Opens a screen that asks for something first; what was asked for is kept until that is there.
  private func open(_ route: ProtectedRoute) {
    guard session.user != nil else {
      modal = .login(continuation: route)
      return
    }
    if route == .templates && !session.isSubscribed {
      modal = .paywall(source: .templates)
      return
    }
    modal = nil
    path.append(.protected(route))
  }
}
