import SwiftUI

/// An ordinary program that counts its starts: for tests that run it.
@main struct StoredApp: App {
  @AppStorage("starts") private var starts = 0

  init() { starts += 1 }

  var body: some Scene {
    WindowGroup {
      Text("Started \(starts) times")
      Text("Plain \(UserDefaults.standard.integer(forKey: "starts"))")
    }
  }
}
