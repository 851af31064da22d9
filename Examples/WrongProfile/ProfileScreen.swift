import SwiftUI

struct ProfileScreen: View {
  @State private var model: ProfileModel
  @State private var badge = Badge()
  private let api: any UserAPI

  init(api: any UserAPI) {
    self.api = api
    _model = State(initialValue: ProfileModel(api: api))
  }

  var body: some View {
    NavigationStack {
      List {
        Text("Hello, \(model.user?.name ?? "…")")
        Text("\(badge.count) notifications")
        Button("Notify") { badge.count += 1 }
        NavigationLink("Settings") { SettingsScreen(api: api) }
        NavigationLink("Quiz") { QuizScreen(speech: .shared) }
      }
      .navigationTitle("Profile")
      .task { await model.load() }
    }
  }
}
