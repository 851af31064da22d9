import SwiftData
import SwiftUI
import TenureTesting
import Testing

// The view stands above the model on purpose: it is compiled first, and asks for what the model's macro adds.

private struct Chosen: View {
  @Query(sort: \Guest.name) private var guests: [Guest]
  @State private var chosen = Set<Guest>()

  var body: some View {
    Text("\(guests.count) guests, \(chosen.count) chosen")
    ForEach(guests) { guest in Button(guest.name) { chosen.insert(guest) } }
  }
}

@Model private final class Guest {
  var name: String
  init(name: String) { self.name = name }
}

@MainActor @Suite struct ModelBelowTests {
  @Test("A view that stands above its model keeps a set of those that a query finds")
  func set() throws {
    let container = try ModelContainer(for: Guest.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(Guest(name: "Ada"))
    let screen = Screen { Chosen().modelContainer(container) }
    try screen.button("Ada").tap()
    #expect(screen.shows("1 guests, 1 chosen"))
  }
}
