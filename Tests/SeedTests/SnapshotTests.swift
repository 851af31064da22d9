import Combine
import SwiftUI
import TenureTesting
import Testing

// What a row is given: a few values, or the whole model.

private struct Parcel: Identifiable, Equatable {
  let id: Int
  var isHere = false
}

private let parcels = (1...50).map { Parcel(id: $0) }

// MARK: The whole model

private final class Depot: ObservableObject {
  @Published var parcels = SeedTests.parcels
}

private struct DepotRow: View {
  @ObservedObject var depot: Depot
  let id: Int
  var body: some View {
    let parcel = depot.parcels[id - 1]
    Button("Parcel \(id)\(parcel.isHere ? ", here" : "")") { depot.parcels[id - 1].isHere = true }
  }
}

private struct DepotList: View {
  @StateObject private var depot = Depot()
  var body: some View { List(depot.parcels) { DepotRow(depot: depot, id: $0.id) } }
}

/// Observed by property, the whole array is still one property.
@Observable @MainActor private final class Store {
  var parcels = SeedTests.parcels
}

private struct StoreRow: View {
  let store: Store
  let id: Int
  var body: some View {
    let parcel = store.parcels[id - 1]
    Button("Parcel \(id)\(parcel.isHere ? ", here" : "")") { store.parcels[id - 1].isHere = true }
  }
}

private struct StoreList: View {
  @State private var store = Store()
  var body: some View { List(store.parcels) { StoreRow(store: store, id: $0.id) } }
}

// MARK: Values

private struct ParcelRow: View {
  let number: Int
  let isHere: Bool
  var body: some View {
    HStack {
      Text("Parcel \(number)").font(.headline)
      Text(isHere ? "here" : "on its way").font(.subheadline).foregroundStyle(.secondary)
    }
    .fontWeight(isHere ? .semibold : .regular)
  }
}

private struct ParcelList: View {
  @State private var store = Store()
  var body: some View {
    VStack {
      List(store.parcels) { ParcelRow(number: $0.id, isHere: $0.isHere) }
      Button("Seven is here") { store.parcels[6].isHere = true }
    }
  }
}

@MainActor @Suite struct SnapshotTests {
  @Test("Rows with the whole ObservableObject: one parcel arrives, fifty rows run")
  func wholeObject() throws {
    let screen = Screen(DepotList())
    screen.mark()
    try screen.button("Parcel 7").tap()
    #expect(screen.shows("Parcel 7, here"))
    #expect(screen.bodies(of: DepotRow.self) == 50)
    screen.close()
  }

  @Test("Rows that read an observable array: the array is one property, fifty rows run")
  func wholeArray() throws {
    let screen = Screen(StoreList())
    screen.mark()
    try screen.button("Parcel 7").tap()
    #expect(screen.shows("Parcel 7, here"))
    #expect(screen.bodies(of: StoreRow.self) == 50)
    screen.close()
  }

  @Test("Rows with values: one row runs, and one row is all that changes on the screen")
  func values() throws {
    let screen = Screen(ParcelList())
    screen.mark()
    try screen.button("Seven is here").tap()
    #expect(try screen.row("Parcel 7").text == "Parcel 7\nhere")
    #expect(screen.bodies(of: ParcelRow.self) == 1)
    screen.close()
  }
}
