import SwiftUI

struct HomeScreen: View {
  var body: some View {
    #if CLASSIC_EXTRAS
      Text("Home with extras")
    #else
      Text("Home")
    #endif
    Text("greeting")
  }
}
