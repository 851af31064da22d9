import SwiftUI
import Combine
import TenureTesting
import Testing

final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var debounced = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isLoading = false

  private let all = ["Apple", "Apricot", "Banana", "Cherry", "Date"]
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      .sink { [weak self] in self?.debounced = $0 }
      .store(in: &cancellables)
  }

  @MainActor
  func search() async {
    guard !debounced.isEmpty else {
      results = []
      return
    }
    isLoading = true
    defer { isLoading = false }
    do {
      try await Task.sleep(nanoseconds: 500_000_000)
    } catch {
      return
    }
    results = all.filter { $0.localizedCaseInsensitiveContains(debounced) }
  }
}

struct SearchView: View {
  @StateObject private var model = SearchModel()

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "magnifyingglass")
          .foregroundStyle(.tertiary)
        TextField("Search", text: $model.query)
          .textFieldStyle(.plain)
        if !model.query.isEmpty {
          Button {
            model.query = ""
          } label: {
            Image(systemName: "xmark.circle.fill")
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text("Clear"))
        }
      }
      .padding(8)
      .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
      .padding(.horizontal)

      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(model.results, id: \.self) { result in
            Text(result)
              .padding(.vertical, 4)
            Divider()
          }
        }
        .padding()
      }
      .overlay(alignment: .center) {
        if model.isLoading {
          ProgressView("Searching…")
            .progressViewStyle(.circular)
        } else if model.results.isEmpty && !model.debounced.isEmpty {
          ContentUnavailableView.search(text: model.debounced)
        }
      }
    }
    .task(id: model.debounced) {
      await model.search()
    }
  }
}

struct SearchView_Previews: PreviewProvider {
  static var previews: some View { SearchView() }
}

@MainActor @Suite struct SearchTests {
  @Test func searchesOnceTheTypingRests() async throws {
    let screen = Screen(SearchView())
    try screen.textField("Search").type("ap")
    await screen.advance(by: .milliseconds(299))
    #expect(!screen.shows("Searching…"))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.shows("Searching…"))
    await screen.advance(by: .milliseconds(500))
    #expect(screen.shows("Apple"))
    #expect(screen.shows("Apricot"))
    #expect(!screen.shows("Banana"))
    try screen.button("Clear").tap()
    await screen.advance(by: .seconds(1))
    #expect(!screen.shows("Apple"))
    try screen.textField("Search").type("xyz")
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("No Results for “xyz”"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }
}
