import SwiftUI

// The account of Examples/Profile, with a copy of the user in each screen's model: a new name in the settings leaves the
// profile as it was, and everything is loaded twice. The quiz reads its settings once, and the badge watches a reference.
@main
struct WrongProfileApp: App {
  var body: some Scene {
    WindowGroup {
      ProfileScreen(api: SampleAPI())
    }
  }
}
