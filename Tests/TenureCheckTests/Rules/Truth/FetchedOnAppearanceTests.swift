import TenureCheck
import Testing

/// What a view fetches when it appears, by a function that others call as well.
@Suite struct FetchedOnAppearanceTests {
  private static func trips(_ change: String, start: String = ".task { load() }", mark: String = "") -> String {
    """
    @Model final class Trip { var name: String; init(name: String) { self.name = name } }
    struct Trips: View {
      @Environment(\\.modelContext) private var context
      @State private var trips: [Trip] = []
      var body: some View {
        List(trips) { trip in Button(trip.name) { remove(trip) } }
          \(start)
        Button("Again") { load() }
      }
      private func load() {
        do { \(mark)trips = try context.fetch(FetchDescriptor<Trip>()) } catch {}
      }
      \(change)
    }
    """
  }

  @Test("One change that does not fetch again leaves what has gone")
  func forgotten() {
    expect(
      StateCopiesInput.self,
      fires: Self.trips("private func remove(_ trip: Trip) { context.delete(trip) }", mark: "/*!*/ "),
      severity: .warning)
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.trips("private func remove(_ trip: Trip) { context.delete(trip); load() }"))
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.trips(
        "private func remove(_ trip: Trip) { context.delete(trip); trips.removeAll { $0 == trip } }"))
  }

  @Test("Whoever calls what changes the store may fetch behind it")
  func followed() {
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.trips(
        """
        private func remove(_ trip: Trip) { delete(trip); load() }
        private func delete(_ trip: Trip) { context.delete(trip) }
        """))
  }

  @Test("A screen that fetches only when it is asked is no copy of what it appeared with")
  func asked() {
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.trips("private func remove(_ trip: Trip) { context.delete(trip) }", start: ""))
  }
}
