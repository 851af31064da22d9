import SwiftUI

struct AccountScreen: View {
  @Environment(Session.self) private var session
  let onSignOut: @MainActor () -> Void

  var body: some View {
    Form {
      LabeledContent("Name", value: session.user?.name ?? "")
      LabeledContent("Plan", value: session.isSubscribed ? "Plus" : "Free")
      Button("Sign out", role: .destructive, action: onSignOut)
    }
    .navigationTitle("Account")
  }
}
