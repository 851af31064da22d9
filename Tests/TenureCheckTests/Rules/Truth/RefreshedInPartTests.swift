import TenureCheck
import Testing

@Suite struct RefreshedInPartTests {
  static let pairs = [
    Pair(
      "a list that one of its two inputs refreshes",
      bad: """
        struct Team: View {
          @State private var people: [String] = []
          @State private var isShort = false
          /*!*/ @State private var shown: [String] = []
          var body: some View {
            Toggle("Short", isOn: $isShort).onChange(of: isShort) { refresh() }
            ForEach(shown, id: \\.self) { Text($0) }
            Button("Add") { people.append("Ada") }
          }
          private func refresh() { shown = isShort ? Array(people.prefix(3)) : people }
        }
        """,
      good: """
        struct Team: View {
          @State private var people: [String] = []
          @State private var isShort = false
          private var shown: [String] { isShort ? Array(people.prefix(3)) : people }
          var body: some View {
            Toggle("Short", isOn: $isShort)
            ForEach(shown, id: \\.self) { Text($0) }
            Button("Add") { people.append("Ada") }
          }
        }
        """, severity: .warning),
    Pair(
      "a number that is counted down in one place, and forgotten in another",
      bad: """
        struct Letter { var isOpen = false; var isJunk = false }
        @Observable final class Post {
          var letters: [Letter] = []
          /*!*/ var closed = 0
          func take(_ new: [Letter]) {
            letters = new
            closed = letters.filter { !$0.isOpen }.count
          }
          func open(_ index: Int) {
            letters[index].isOpen = true
            closed -= 1
          }
          func sweep() { letters.removeAll { $0.isJunk } }
        }
        """,
      good: """
        struct Letter { var isOpen = false; var isJunk = false }
        @Observable final class Post {
          var letters: [Letter] = []
          var closed = 0
          func take(_ new: [Letter]) {
            letters = new
            closed = letters.filter { !$0.isOpen }.count
          }
          func open(_ index: Int) {
            letters[index].isOpen = true
            closed -= 1
          }
        }
        """, severity: .warning),
    Pair(
      "rows with an action that keeps the number up are no listeners of the list",
      bad: """
        struct Parcel: Identifiable { let id: Int; var isHere = false }
        @Observable final class Depot {
          var parcels: [Parcel] = []
          /*!*/ var here = 0
          func take(_ parcels: [Parcel]) {
            self.parcels = parcels
            here = parcels.filter(\\.isHere).count
          }
          func arrive(_ index: Int) {
            parcels[index].isHere = true
            here += 1
          }
          func sendBack() { parcels.removeLast() }
        }
        struct DepotView: View {
          let depot: Depot
          var body: some View {
            List(depot.parcels) { parcel in Button("\\(depot.here)") { depot.arrive(parcel.id) } }
          }
        }
        """,
      good: """
        struct Parcel: Identifiable { let id: Int; var isHere = false }
        @Observable final class Depot {
          var parcels: [Parcel] = []
          var here: Int { parcels.filter(\\.isHere).count }
          func take(_ parcels: [Parcel]) { self.parcels = parcels }
          func arrive(_ index: Int) { parcels[index].isHere = true }
          func sendBack() { parcels.removeLast() }
        }
        struct DepotView: View {
          let depot: Depot
          var body: some View {
            List(depot.parcels) { parcel in Button("\\(depot.here)") { depot.arrive(parcel.id) } }
          }
        }
        """),
    Pair(
      "what a view computes where it changes the order, and not where it adds one; what a button asks for",
      bad: """
        struct Swimmer: Identifiable { let id: Int; var seconds: Int }
        struct Lanes: View {
          @State private var swimmers: [Swimmer] = []
          @State private var isReversed = false
          /*!*/ @State private var ranked: [Swimmer] = []
          var body: some View {
            List(ranked) { Text("\\($0.seconds)") }
            Button("Flip") { isReversed.toggle(); rank() }
            Button("Add") { swimmers.append(Swimmer(id: swimmers.count, seconds: 60)) }
          }
          private func rank() {
            ranked = swimmers.sorted { isReversed ? $0.seconds > $1.seconds : $0.seconds < $1.seconds }
          }
        }
        """,
      good: """
        struct Swimmer: Identifiable { let id: Int; var seconds: Int }
        struct Lanes: View {
          @State private var swimmers: [Swimmer] = []
          @State private var isReversed = false
          private var ranked: [Swimmer] {
            swimmers.sorted { isReversed ? $0.seconds > $1.seconds : $0.seconds < $1.seconds }
          }
          var body: some View {
            List(ranked) { Text("\\($0.seconds)") }
            Button("Flip") { isReversed.toggle() }
            Button("Add") { swimmers.append(Swimmer(id: swimmers.count, seconds: 60)) }
          }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }

  @Test func theOrderOfAListIsNoneOfASetOfIt() {
    expect(
      StoredDerivedState.self,
      staysQuiet: """
        struct Toolbar: View {
          @State private var used: [Int] = []
          @State private var left: [Int] = []
          var body: some View {
            List {
              ForEach(used, id: \\.self) { tool in Button("Remove") { remove(tool) } }
                .onMove { used.move(fromOffsets: $0, toOffset: $1) }
              ForEach(left, id: \\.self) { Text("\\($0)") }
            }
          }
          private func remove(_ tool: Int) {
            used.removeAll { $0 == tool }
            let taken = Set(used)
            left = (0..<9).filter { !taken.contains($0) }
          }
        }
        """)
  }

  @Test func aMarkThatIsComparedWithTheListIsNoCountOfIt() {
    expect(
      StoredDerivedState.self,
      staysQuiet: """
        @Observable final class FeedModel {
          var posts: [Int] = []
          var countAtLastLoad = 0
          var canLoadMore: Bool { posts.count > countAtLastLoad }
          func loadMore() { countAtLastLoad = posts.count }
          func take(_ more: [Int]) { posts += more }
        }
        """)
  }
}
