import CourierKit
import Parcels
import SwiftUI
import Weights

struct RoundView: View {
  @State private var round = Round(parcels: [Parcel(to: "Ada", grams: 1_200), Parcel(to: "Grace", grams: 300)])

  var body: some View {
    List(round.parcels) { parcel in
      ParcelRow(parcel)
      Button("Deliver to \(parcel.name)") { round.deliver(parcel) }
    }
    Text("\(round.parcels.count) to go, \(Weight(grams: round.grams).words)")
  }
}

#Preview("A round") {
  RoundView()
}

#if os(macOS)
  #Preview("On a Mac") {
    NSTextField()
  }
#endif

#Preview("As UIKit has it") {
  let label = UILabel()
  return label
}
