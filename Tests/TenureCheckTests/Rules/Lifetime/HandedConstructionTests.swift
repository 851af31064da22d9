import TenureCheck
import Testing

@Suite struct HandedConstructionTests {
  static let pairs = [
    Pair(
      "a model made in the call, from state",
      bad: """
        final class PageModel: ObservableObject {
          let number: Int
          @Published var text = ""
          init(number: Int) { self.number = number }
        }
        struct PageView: View {
          @StateObject var model: PageModel
          var body: some View { Text("\\(model.number) \\(model.text)") }
        }
        struct Book: View {
          @State private var number = 1
          var body: some View {
            PageView(model: /*!*/ PageModel(number: number))
            Button("Next") { number += 1 }
          }
        }
        """,
      good: """
        final class PageModel: ObservableObject {
          let number: Int
          @Published var text = ""
          init(number: Int) { self.number = number }
        }
        struct PageView: View {
          @StateObject var model: PageModel
          var body: some View { Text("\\(model.number) \\(model.text)") }
        }
        struct Book: View {
          @State private var number = 1
          var body: some View {
            PageView(model: PageModel(number: number)).id(number)
            Button("Next") { number += 1 }
          }
        }
        """, severity: .warning),
    Pair(
      "what never changes",
      bad: """
        @Observable final class ChartModel { var range: Int; init(range: Int) { self.range = range } }
        struct ChartView: View {
          @State var model: ChartModel
          var body: some View { Text("\\(model.range)") }
        }
        struct Charts: View {
          @AppStorage("range") private var range = 7
          var body: some View { ChartView(model: /*!*/ ChartModel(range: range)) }
        }
        """,
      good: """
        @Observable final class ChartModel { var range: Int; init(range: Int) { self.range = range } }
        struct ChartView: View {
          @State var model: ChartModel
          var body: some View { Text("\\(model.range)") }
        }
        struct Charts: View {
          private let range = 7
          var body: some View { ChartView(model: ChartModel(range: range)) }
        }
        """),
    Pair(
      "a sheet is made anew each time",
      bad: """
        @Observable final class NoteModel { var text: String; init(text: String) { self.text = text } }
        struct NoteView: View { @State var model: NoteModel; var body: some View { Text(model.text) } }
        struct Notes: View {
          @State private var text = ""
          var body: some View {
            TextField("Note", text: $text)
            NoteView(model: /*!*/ NoteModel(text: text))
          }
        }
        """,
      good: """
        @Observable final class NoteModel { var text: String; init(text: String) { self.text = text } }
        struct NoteView: View { @State var model: NoteModel; var body: some View { Text(model.text) } }
        struct Notes: View {
          @State private var text = ""
          @State private var isShown = false
          var body: some View {
            TextField("Note", text: $text)
              .sheet(isPresented: $isShown) { NoteView(model: NoteModel(text: text)) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateObjectFromParameter.self) }
}
