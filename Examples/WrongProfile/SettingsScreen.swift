import SwiftUI

struct SettingsScreen: View {
  @State private var model: SettingsModel
  @State private var name = ""

  init(api: any UserAPI) {
    _model = State(initialValue: SettingsModel(api: api))
  }

  var body: some View {
    Form {
      Text("Signed in as \(model.user?.name ?? "…")")
      TextField("New name", text: $name)
      Button("Rename") { Task { await model.rename(to: name) } }
    }
    .navigationTitle("Settings")
    .task { await model.load() }
  }
}
