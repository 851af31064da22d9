import AVKit
import SwiftUI

struct TripScreen: View {
  @ObservedObject private var trips = Trips.shared
  @State private var isPlaying = false

  var body: some View {
    VStack {
      Text("Trips")
        .font(.title)
        .fancyGlass(.thick)
      ForEach(trips.names, id: \.self) { name in
        Text(name)
      }
      VideoPlayer(player: nil)
        .frame(height: 200)
      WebPage(address: "https://example.org")
      Button("Rate") { rate() }
    }
  }

  private func rate() {
    SKStoreReviewController.requestReview()
  }
}
