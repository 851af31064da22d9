import SwiftUI

struct InboxScreen: View {
  @State private var model: InboxModel
  @State private var folder = "Inbox"
  @State private var isSignedIn = false
  @State private var showsCompose = false
  @State private var showsLogin = false
  @State private var showsPaywall = false
  @State private var showsAccount = false

  init(mail: any Mail) {
    _model = State(initialValue: InboxModel(mail: mail))
  }

  var body: some View {
    NavigationStack {
      List {
        Picker("Folder", selection: $folder) {
          Text("Inbox").tag("Inbox")
          Text("Archive").tag("Archive")
        }
        UnreadFilter(showsUnreadOnly: model.showsUnreadOnly) { isOn in
          model.showsUnreadOnly = isOn
          model.applyFilter()
        }
        if model.isLoading { ProgressView("Loading…") }
        if model.didFail { Text("Mail could not be loaded.") }
        if model.hasLoaded {
          ForEach(model.visibleMessages) { message in
            Text(message.subject)
          }
        }
        Button("Try again") { Task { await model.load(folder) } }
        Button("Mark all as read") { model.markAllAsRead() }
        Button("Show all") {
          model.showsUnreadOnly = false
          model.applyFilter()
        }
        ForEach(model.sent, id: \.self) { text in Text("Sent: \(text)") }
      }
      .navigationTitle(folder)
      .toolbar {
        Button("Account") {
          if isSignedIn { showsAccount = true } else { showsLogin = true }
        }
        Button("New message") {
          showsCompose = true
          // Nothing says which of the two a user is to see.
          if !isSignedIn { showsLogin = true }
        }
        Button("Templates") { showsPaywall = true }
      }
      .navigationDestination(isPresented: $showsAccount) {
        Text("Your account").navigationTitle("Account")
      }
    }
    .task(id: folder) { await model.load(folder) }
    .sheet(isPresented: $showsCompose) {
      ComposeSheet { text in model.sent.append(text) }
    }
    .sheet(isPresented: $showsLogin) {
      // What a user wanted before is not known here.
      Button("Sign in") {
        isSignedIn = true
        showsLogin = false
      }
    }
    .sheet(isPresented: $showsPaywall) {
      Button("Subscribe") { showsPaywall = false }
    }
  }
}
