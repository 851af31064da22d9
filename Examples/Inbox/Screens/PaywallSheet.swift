import SwiftUI

struct PaywallSheet: View {
  @Environment(Session.self) private var session
  @Environment(\.dismiss) private var dismiss
  @State private var submission = Submission()
  let source: PaywallSource
  let onSubscribed: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "sparkles")
        .font(.largeTitle)
        .accessibilityHidden(true)
      Text("Subscribe to use \(source.rawValue)")
        .font(.title2)
      SubmissionFailure(phase: submission.phase)
      Button("Subscribe", action: subscribe)
        .buttonStyle(.borderedProminent)
        .disabled(submission.isSending)
      Button("Not now") { dismiss() }
    }
    .padding()
    .navigationTitle("Inbox Plus")
  }

  private func subscribe() {
    Task {
      if await submission.submit({ try await session.subscribe() }) { onSubscribed() }
    }
  }
}
