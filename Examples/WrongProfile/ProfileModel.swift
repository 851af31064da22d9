import Observation

@MainActor
@Observable
final class ProfileModel {
  var user: User?

  private let api: any UserAPI

  init(api: any UserAPI) {
    self.api = api
  }

  func load() async {
    guard user == nil else { return }
    user = await api.fetchUser()
  }
}
