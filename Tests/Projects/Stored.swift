import SwiftUI

@main struct StoredApp: App {
  var body: some Scene { WindowGroup { CupsScreen() } }
}

/// The view reads the setting in one way, and what it calls writes it in another.
struct CupsScreen: View {
  @AppStorage("cups") private var cups = 0

  var body: some View {
    Text("Cups: \(cups)")
    Button("Pour") { Pot().pour() }
  }
}

struct Pot {
  func pour() { UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "cups") + 1, forKey: "cups") }
}
