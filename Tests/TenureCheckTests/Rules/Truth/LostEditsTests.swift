import TenureCheck
import Testing

@Suite struct LostEditsTests {
  static let pairs = [
    Pair(
      "a row that edits an element which only it has",
      bad: """
        struct Chore: Identifiable { let id: Int; var title: String; var isDone: Bool }
        @Observable final class ChoresModel { var chores: [Chore] = []; func load() { chores = [] } }
        struct ChoreRow: View {
          /*!*/ @State var chore: Chore
          var body: some View { Toggle(chore.title, isOn: $chore.isDone) }
        }
        struct ChoresView: View {
          @State private var model = ChoresModel()
          var body: some View { List { ForEach(model.chores) { ChoreRow(chore: $0) } } }
        }
        """,
      good: """
        struct Chore: Identifiable { let id: Int; var title: String; var isDone: Bool }
        @Observable final class ChoresModel { var chores: [Chore] = []; func load() { chores = [] } }
        struct ChoreRow: View {
          @Binding var chore: Chore
          var body: some View { Toggle(chore.title, isOn: $chore.isDone) }
        }
        struct ChoresView: View {
          @State private var model = ChoresModel()
          var body: some View { List { ForEach($model.chores) { ChoreRow(chore: $0) } } }
        }
        """, severity: .warning),
    Pair(
      "by a button; one that tells its owner of it",
      bad: """
        struct Beer: Identifiable { let id: Int; var stars: Int }
        struct BeerRow: View {
          /*!*/ @State var beer: Beer
          var body: some View { Button("\\(beer.stars)") { beer.stars += 1 } }
        }
        struct Bar: View {
          @State private var beers = [Beer(id: 1, stars: 0)]
          var body: some View { ForEach(beers) { beer in BeerRow(beer: beer) } }
        }
        """,
      good: """
        struct Beer: Identifiable { let id: Int; var stars: Int }
        struct BeerRow: View {
          @State var beer: Beer
          let rate: (Beer) -> Void
          var body: some View {
            Button("\\(beer.stars)") {
              beer.stars += 1
              rate(beer)
            }
          }
        }
        struct Bar: View {
          @State private var beers = [Beer(id: 1, stars: 0)]
          var body: some View { ForEach(beers) { beer in BeerRow(beer: beer) { print($0) } } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateSetByCaller.self) }
}
