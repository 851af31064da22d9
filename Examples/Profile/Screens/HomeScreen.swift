import SwiftUI

struct HomeScreen: View {
  private enum Destination: Hashable { case profile, settings, quiz }

  @Environment(UserSession.self) private var session
  @Environment(\.speechSettings) private var speech

  var body: some View {
    NavigationStack {
      Group {
        switch session.state {
        case .loading:
          ProgressView()
        case .signedIn(let user):
          menu(for: user)
        case .failed(let message):
          ContentUnavailableView {
            Label("No account", systemImage: "person.slash")
          } description: {
            Text(message)
          } actions: {
            Button("Try again") {
              Task { await session.load() }
            }
          }
        }
      }
      .navigationTitle("Home")
      .navigationDestination(for: Destination.self) { destination in
        switch destination {
        case .profile: ProfileScreen()
        case .settings: SettingsScreen(speech: speech)
        case .quiz: QuizScreen(speech: speech)
        }
      }
    }
    .task { await session.load() }
  }

  private func menu(for user: User) -> some View {
    List {
      HStack {
        Avatar(name: user.name)
        Text("Hello, \(user.name)")
      }
      NavigationLink("Profile", value: Destination.profile)
      NavigationLink("Settings", value: Destination.settings)
      NavigationLink("Quiz", value: Destination.quiz)
    }
  }
}
