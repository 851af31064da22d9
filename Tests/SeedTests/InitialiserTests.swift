import Combine
import SwiftUI
import TenureTesting
import Testing

// Work that begins when a view's value is made, and work that begins when the view appears.

@MainActor private final class Feed {
  private(set) var requests = 0

  func load() async -> String {
    requests += 1
    try? await Task.sleep(for: .seconds(1))
    return "Headlines \(requests)"
  }
}

// MARK: Work in an initialiser

@Observable @MainActor private final class EagerNews {
  var headline = "…"
  init(feed: Feed) {
    Task { headline = await feed.load() }
  }
}

private struct EagerNewsView: View {
  @State private var news: EagerNews
  init(feed: Feed) { _news = State(initialValue: EagerNews(feed: feed)) }
  var body: some View { Text(news.headline) }
}

@Observable @MainActor private final class News {
  private(set) var headline = "…"
  private let feed: Feed
  init(feed: Feed) { self.feed = feed }
  func load() async { headline = await feed.load() }
}

private struct NewsView: View {
  @State private var news: News
  init(feed: Feed) { _news = State(initialValue: News(feed: feed)) }
  var body: some View { Text(news.headline).task { await news.load() } }
}

private struct FrontPage: View {
  let feed: Feed
  let isEager: Bool
  @State private var minutes = 0
  var body: some View {
    VStack {
      if isEager { EagerNewsView(feed: feed) } else { NewsView(feed: feed) }
      Button("Minute \(minutes)") { minutes += 1 }
    }
  }
}

// MARK: Large values in @State

/// Counts how often it is compared.
private struct Atlas: Equatable {
  @MainActor static var comparisons = 0
  var pages: [Int]

  static func == (a: Atlas, b: Atlas) -> Bool {
    MainActor.assumeIsolated { comparisons += 1 }
    return a.pages == b.pages
  }
}

private struct HeavyState: View {
  @State private var atlas = Atlas(pages: Array(repeating: 0, count: 10_000))
  var body: some View { Button("Page \(atlas.pages[0])") { atlas.pages[0] += 1 } }
}

@Observable @MainActor private final class AtlasModel {
  var pages = Array(repeating: 0, count: 10_000)
  var title = "Atlas"
}

private struct LightState: View {
  @State private var model = AtlasModel()
  var body: some View {
    VStack {
      Button("Page \(model.pages[0])") { model.pages[0] += 1 }
      AtlasTitle(model: model)
    }
  }
}

private struct AtlasTitle: View {
  let model: AtlasModel
  var body: some View { Text(model.title) }
}

// MARK: Binding more than the child needs

private struct Profile: Equatable {
  var name = "Lena"
  var city = "Bern"
}

private struct CityByProfile: View {
  @Binding var profile: Profile
  var body: some View { TextField("Whole", text: $profile.city) }
}

private struct CityByValue: View {
  @Binding var city: String
  var body: some View { TextField("City", text: $city) }
}

private struct Settings: View {
  @State private var profile = Profile()
  var body: some View {
    VStack {
      TextField("Name", text: $profile.name)
      CityByProfile(profile: $profile)
      CityByValue(city: $profile.city)
      CityShown(profile: $profile)
    }
  }
}

/// Reads one field of a whole that it was given.
private struct CityShown: View {
  @Binding var profile: Profile
  var body: some View { Text("In \(profile.city)") }
}

@MainActor @Suite struct InitialiserTests {
  @Test("Work in an initialiser repeats with every evaluation of the parent, for nothing")
  func workInInitialiser() async throws {
    let feed = Feed()
    let screen = Screen(FrontPage(feed: feed, isEager: true))
    for minute in 0..<3 { try screen.button("Minute \(minute)").tap() }
    await screen.advance(by: .seconds(1))
    #expect(feed.requests == 4)
    screen.close()
  }

  @Test("Work in .task is done once for the appearance")
  func workInTask() async throws {
    let feed = Feed()
    let screen = Screen(FrontPage(feed: feed, isEager: false))
    for minute in 0..<3 { try screen.button("Minute \(minute)").tap() }
    await screen.advance(by: .seconds(1))
    #expect(feed.requests == 1)
    #expect(screen.shows("Headlines 1"))
    screen.close()
  }

  @Test("A large value in @State is compared as a whole at every write; a model in @State is not")
  func largeValues() throws {
    Atlas.comparisons = 0
    let heavy = Screen(HeavyState())
    try heavy.button("Page 0").tap()
    #expect(heavy.shows("Page 1") && Atlas.comparisons > 0)
    heavy.close()
    let light = Screen(LightState())
    light.mark()
    try light.button("Page 0").tap()
    #expect(light.shows("Page 1"))
    #expect(light.bodies(of: AtlasTitle.self) == 0)
    light.close()
  }

  @Test("A binding to the whole runs its reader for every field; a binding to the field only for its own")
  func overbinding() throws {
    let screen = Screen(Settings())
    screen.mark()
    try screen.textField("Name").type("!!")
    #expect(screen.bodies(of: CityShown.self) == 2)
    #expect(screen.bodies(of: CityByValue.self) == 0)
    try screen.textField("City").type("e")
    #expect(screen.shows("In Berne"))
    screen.close()
  }
}
