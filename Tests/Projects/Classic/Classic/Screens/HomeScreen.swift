import Foundation
import SwiftUI

struct HomeScreen: View {
  private func word(_ key: String) -> String { Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "nothing" }

  var body: some View {
    #if CLASSIC_EXTRAS
      Text("Home with extras")
    #else
      Text("Home")
    #endif
    Text("greeting")
    Text(verbatim: "Version \(word("CFBundleShortVersionString")) of \(word("CFBundleIdentifier")), \(word("Server"))")
  }
}

#Preview("At home") { HomeScreen() }
