import SwiftUI

/// The draft belongs to this sheet until it is sent; closing the sheet throws it away.
struct ComposeSheet: View {
  @State private var draft: Draft
  @State private var submission = Submission()
  @Environment(\.dismiss) private var dismiss
  private let original: Draft
  private let onSend: (Draft) async throws -> Void

  init(draft: Draft, onSend: @escaping (Draft) async throws -> Void) {
    _draft = State(initialValue: draft)
    original = draft
    self.onSend = onSend
  }

  var body: some View {
    Form {
      DraftFields(draft: $draft)
      SubmissionFailure(phase: submission.phase)
    }
    .disabled(submission.isSending)
    .navigationTitle(draft.subject.isEmpty ? "New message" : draft.subject)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel", role: .cancel) { dismiss() }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Send", action: send)
          .disabled(!draft.canBeSent || submission.isSending)
      }
    }
    .interactiveDismissDisabled(draft != original)
  }

  private func send() {
    Task {
      if await submission.submit({ try await onSend(draft) }) { dismiss() }
    }
  }
}

private struct DraftFields: View {
  @Binding var draft: Draft

  var body: some View {
    Section {
      TextField("To", text: $draft.recipient)
        .keyboardType(.emailAddress)
        .textInputAutocapitalization(.never)
      TextField("Subject", text: $draft.subject)
    }
    Section {
      TextField("Message", text: $draft.body, axis: .vertical)
        .lineLimit(5...)
    }
  }
}
