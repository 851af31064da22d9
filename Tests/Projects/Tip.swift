import SwiftUI

@main struct TipApp: App {
  var body: some Scene { WindowGroup { TipScreen() } }
}

struct TipScreen: View {
  @State private var percent = 15
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(scheme == .dark ? "At night" : "By day")
    Text("Tip: \(percent) %")
    Button("More") { percent += 5 }
  }
}

private struct Badge: View {
  let text: String
  var body: some View { Text("Badge \(text)") }
}

#Preview("A badge") {
  @Previewable @State var name = "Ada"
  Badge(text: name)
}
