import SwiftUI
import TenureTesting
import Testing

enum LoadState<Value> {
  case idle, loading
  case loaded(Value)
  case failed(Error)
}

struct Article: Identifiable, Decodable, Equatable {
  var id: Int
  var title: String
  var date: Date = .init(timeIntervalSince1970: 0)
}

struct ArticlesView: View {
  let load: () async throws -> [Article]
  @State private var state: LoadState<[Article]> = .idle
  @State private var selection: Article.ID?

  var body: some View {
    content
      .task { await reload() }
  }

  @ViewBuilder
  private var content: some View {
    switch state {
    case .idle:
      Color.clear
    case .loading:
      ProgressView {
        Text("Loading articles")
      }
    case .loaded(let articles) where articles.isEmpty:
      ContentUnavailableView("No articles", systemImage: "newspaper")
    case let .loaded(articles):
      List(articles) { article in
        VStack(alignment: .leading) {
          Text(article.title).font(.headline).lineLimit(2)
          Text(article.date, style: .date)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .listStyle(.plain)
    case .failed(let error):
      VStack {
        Text(error.localizedDescription)
          .multilineTextAlignment(.center)
          .foregroundStyle(Color.red)
        Button("Try again") {
          Task { await reload() }
        }
      }
    }
  }

  private func reload() async {
    state = .loading
    do {
      state = .loaded(try await load())
    } catch {
      state = .failed(error)
    }
  }
}

@MainActor @Suite struct PhasesTests {
  @Test func failsThenLoads() async throws {
    var attempts = 0
    let screen = Screen(
      ArticlesView {
        try await Task.sleep(for: .seconds(1))
        attempts += 1
        if attempts == 1 { throw AuthError() }
        return [Article(id: 1, title: "Who holds what")]
      })
    await screen.settle()
    #expect(screen.shows("Loading articles"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Wrong email or password."))
    try screen.button("Try again").tap()
    await screen.advance(by: .seconds(1))
    #expect(try screen.row("Who holds what").text.contains("1970"))
    screen.close()
  }

  @Test func nothingIsSaid() async {
    let screen = Screen(ArticlesView { [] })
    await screen.settle()
    #expect(screen.shows("No articles"))
    screen.close()
  }
}
