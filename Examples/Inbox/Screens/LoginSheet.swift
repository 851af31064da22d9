import SwiftUI

struct LoginSheet: View {
  @Environment(Session.self) private var session
  @Environment(\.dismiss) private var dismiss
  @State private var submission = Submission()
  @State private var email = ""
  @State private var password = ""
  let onSignedIn: () -> Void

  var body: some View {
    Form {
      Section {
        TextField("Email", text: $email)
          .textContentType(.username)
          .keyboardType(.emailAddress)
        SecureField("Password", text: $password)
          .textContentType(.password)
      } footer: {
        SubmissionFailure(phase: submission.phase)
      }
      Button("Sign in", action: signIn)
        .disabled(!email.contains("@") || password.isEmpty || submission.isSending)
    }
    .navigationTitle("Sign in")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { dismiss() }
      }
    }
  }

  private func signIn() {
    Task {
      if await submission.submit({ try await session.signIn(email: email, password: password) }) { onSignedIn() }
    }
  }
}
