import TenureCheck
import Testing

@Suite struct AnswerToCompletionTests {
  static let pairs = [
    Pair(
      "a data task for what has changed",
      bad: """
        final class ImageLoader: ObservableObject {
          @Published var size = 0
          func load(_ url: URL) {
            URLSession.shared.dataTask(with: url) { data, _, _ in
              DispatchQueue.main.async { /*!*/ self.size = data?.count ?? 0 }
            }.resume()
          }
        }
        struct Avatar: View {
          let url: URL
          @StateObject private var loader = ImageLoader()
          var body: some View { Text("\\(loader.size)").onChange(of: url) { loader.load(url) } }
        }
        """,
      good: """
        final class ImageLoader: ObservableObject {
          @Published var size = 0
          private var wanted: URL?
          func load(_ url: URL) {
            wanted = url
            URLSession.shared.dataTask(with: url) { data, _, _ in
              DispatchQueue.main.async {
                guard self.wanted == url else { return }
                self.size = data?.count ?? 0
              }
            }.resume()
          }
        }
        struct Avatar: View {
          let url: URL
          @StateObject private var loader = ImageLoader()
          var body: some View { Text("\\(loader.size)").onChange(of: url) { loader.load(url) } }
        }
        """, severity: .warning),
    Pair(
      "subscriptions that pile up; one that replaces the last",
      bad: """
        import Combine
        final class Words: ObservableObject {
          @Published var found = ""
          private var all: Set<AnyCancellable> = []
          func search(_ text: String) -> AnyPublisher<String, Never> { Just(text).eraseToAnyPublisher() }
          func look(for text: String) { search(text).sink { /*!*/ self.found = $0 }.store(in: &all) }
        }
        struct WordsView: View {
          @StateObject private var words = Words()
          @State private var text = ""
          var body: some View { TextField("Word", text: $text).onChange(of: text) { words.look(for: text) } }
        }
        """,
      good: """
        import Combine
        final class Words: ObservableObject {
          @Published var found = ""
          private var last: AnyCancellable?
          func search(_ text: String) -> AnyPublisher<String, Never> { Just(text).eraseToAnyPublisher() }
          func look(for text: String) { last = search(text).sink { self.found = $0 } }
        }
        struct WordsView: View {
          @StateObject private var words = Words()
          @State private var text = ""
          var body: some View { TextField("Word", text: $text).onChange(of: text) { words.look(for: text) } }
        }
        """),
    Pair(
      "what is asked once",
      bad: """
        final class Names: ObservableObject {
          @Published var name = ""
          func fetchName(of id: Int, then: @escaping (String) -> Void) {}
          func show(_ id: Int) { fetchName(of: id) { answer in /*!*/ self.name = answer } }
        }
        struct NameView: View {
          let id: Int
          @ObservedObject var names: Names
          var body: some View { Text(names.name).onChange(of: id) { names.show(id) } }
        }
        """,
      good: """
        final class Names: ObservableObject {
          @Published var name = ""
          func fetchName(of id: Int, then: @escaping (String) -> Void) {}
          func show(_ id: Int) { fetchName(of: id) { answer in self.name = answer } }
        }
        struct NameView: View {
          let id: Int
          @ObservedObject var names: Names
          var body: some View { Button(names.name) { names.show(id) } }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
