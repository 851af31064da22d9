import SwiftUI

struct InboxScreen: View {
  @Bindable var model: InboxModel
  let onCompose: (Draft) -> Void
  let onOpen: (ProtectedRoute) -> Void

  var body: some View {
    content
      .navigationTitle(model.folder.rawValue)
      .toolbar {
        ToolbarItemGroup(placement: .topBarLeading) {
          Button("Account", systemImage: "person.circle") { onOpen(.account) }
          Button("Templates", systemImage: "doc.text") { onOpen(.templates) }
        }
        ToolbarItem(placement: .primaryAction) {
          Button("New message", systemImage: "square.and.pencil") { onCompose(Draft()) }
        }
      }
      .safeAreaInset(edge: .top) {
        VStack {
          Picker("Folder", selection: folder) {
            ForEach(Folder.allCases) { folder in
              Text(folder.rawValue).tag(folder)
            }
          }
          FilterBar(filter: $model.filter)
        }
        .padding(.horizontal)
        .background(.bar)
      }
      .task { await model.load() }
  }

  private var folder: Binding<Folder> {
    Binding {
      model.folder
    } set: { folder in
      Task { await model.open(folder) }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch model.state {
    case .idle, .loading:
      ProgressView("Loading…")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    case .failed(let message):
      ContentUnavailableView {
        Label("No mail", systemImage: "wifi.slash")
      } description: {
        Text(message)
      } actions: {
        Button("Try again") {
          Task { await model.load() }
        }
        .buttonStyle(.borderedProminent)
      }
    case .loaded:
      MessageList(messages: model.visibleMessages, onFlag: model.toggleFlag, onRead: model.markAsRead)
    }
  }
}

private struct MessageList: View {
  let messages: [Message]
  let onFlag: (Message.ID) -> Void
  let onRead: (Message.ID) -> Void

  var body: some View {
    List(messages) { message in
      NavigationLink(value: InboxRoute.message(message.id)) {
        MessageRow(
          sender: message.sender, subject: message.subject, isUnread: message.isUnread, isFlagged: message.isFlagged)
      }
      .swipeActions {
        Button(message.isFlagged ? "Remove flag" : "Flag", systemImage: "flag") { onFlag(message.id) }
          .tint(.orange)
        if message.isUnread {
          Button("Mark as read", systemImage: "envelope.open") { onRead(message.id) }
        }
      }
    }
    .listStyle(.plain)
    .overlay {
      if messages.isEmpty {
        ContentUnavailableView("Nothing here", systemImage: "tray")
      }
    }
  }
}
