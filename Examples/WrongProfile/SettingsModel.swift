import Observation

@MainActor
@Observable
final class SettingsModel {
  // Another copy of the user.
  var user: User?

  private let api: any UserAPI

  init(api: any UserAPI) {
    self.api = api
  }

  func load() async {
    user = await api.fetchUser()
  }

  func rename(to name: String) async {
    user?.name = name
    if let user { await api.update(user) }
  }
}
