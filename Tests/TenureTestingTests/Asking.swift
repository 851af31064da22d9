import SwiftUI

/// Asks when a button is tapped.
struct Asking: View {
  let ask: @Sendable () async -> String
  @State private var text = "nothing yet"
  var body: some View {
    VStack {
      Text(text)
      Button("Ask") { Task { text = await ask() } }
    }
  }
}
