import SwiftUI

/// Edits a copy of the user, and hands it to the session with Save.
struct EditProfileSheet: View {
  @Environment(UserSession.self) private var session
  @Environment(\.dismiss) private var dismiss
  @State private var draft: User
  @State private var failure: String?

  init(user: User) {
    _draft = State(initialValue: user)
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $draft.name)
        TextField("Email", text: $draft.email)
        if let failure {
          Text(failure)
            .foregroundStyle(.red)
        }
      }
      .navigationTitle("Edit profile")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(draft.name.isEmpty || session.isSaving)
        }
      }
    }
  }

  private func save() {
    Task {
      do {
        try await session.update(draft)
        dismiss()
      } catch {
        failure = error.localizedDescription
      }
    }
  }
}
