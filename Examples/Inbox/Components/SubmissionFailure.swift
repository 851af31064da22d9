import SwiftUI

struct SubmissionFailure: View {
  let phase: Submission.Phase

  var body: some View {
    if case .failed(let message) = phase {
      Label(message, systemImage: "exclamationmark.triangle")
        .foregroundStyle(.red)
    }
  }
}
