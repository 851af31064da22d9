import SwiftUI

struct ProfileScreen: View {
  @Environment(UserSession.self) private var session
  @State private var isEditing = false

  var body: some View {
    Form {
      LabeledContent("Name", value: session.user?.name ?? "")
      LabeledContent("Email", value: session.user?.email ?? "")
    }
    .navigationTitle("Profile")
    .toolbar {
      Button("Edit") { isEditing = true }
        .disabled(session.isSaving)
    }
    .sheet(isPresented: $isEditing) {
      if let user = session.user {
        EditProfileSheet(user: user)
      }
    }
  }
}
