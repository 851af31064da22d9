import SwiftUI

public struct Parcel: Identifiable {
  public let id = UUID()
  public let name: String
  public let grams: Int

  public init(to name: String, grams: Int) {
    self.name = name
    self.grams = grams
  }
}

public struct ParcelRow: View {
  private let parcel: Parcel

  public init(_ parcel: Parcel) { self.parcel = parcel }

  public var body: some View { LabeledContent(parcel.name, value: "\(parcel.grams) g") }
}
