import TenureCheck
import Testing

/// What is made anew, or added again, each time that a view is.
@Suite struct MadeForEachTests {
  private static func avatar(_ cache: String, write: String = "images[url] = data") -> String {
    """
    actor ImageCache {
      private var images: [URL: Data] = [:]
      var last: Data?
      func put(_ data: Data, _ url: URL) { \(write) }
    }
    struct Avatar: View {
      let url: URL
      \(cache)
      var body: some View { Text("") }
    }
    """
  }

  @Test("A cache that a view makes is empty each time")
  func cache() {
    expect(ModelInPlainProperty.self, fires: Self.avatar("private let cache = /*!*/ ImageCache()"))
    expect(ModelInPlainProperty.self, staysQuiet: Self.avatar("let cache: ImageCache"))
    expect(ModelInPlainProperty.self, staysQuiet: Self.avatar("private let cache = ImageCache()", write: "last = data"))
  }

  private static func library(_ appear: String, _ members: String = "") -> String {
    """
    @MainActor @Observable final class Library {
      private(set) var titles: [String] = []
      \(members)
      func appear() { \(appear) }
      func reload() {}
    }
    struct Screen: View {
      @State private var model = Library()
      var body: some View { Text("").onAppear { model.appear() } }
    }
    """
  }

  private static let observing =
    "NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: .main) { _ in self.reload() }"

  @Test("A model that adds an observer whenever its view appears")
  func observer() {
    expect(TaskInOnAppear.self, fires: Self.library("/*!*/ \(Self.observing); reload()"))
    expect(
      TaskInOnAppear.self,
      staysQuiet: Self.library("guard token == nil else { return }; token = \(Self.observing)", "var token: Any?"))
    expect(
      TaskInOnAppear.self,
      staysQuiet: Self.library(
        "token = \(Self.observing)",
        "var token: Any?; func gone() { NotificationCenter.default.removeObserver(token!) }"))
  }

  @Test("A query that is worked out when the view appears")
  func query() {
    func source(_ top: String, _ modifier: String) -> String {
      """
      struct Charts: View {
        @Query private var songs: [Song]
        \(top)
        var body: some View { List(top) { Text($0.title) }\(modifier) }
      }
      """
    }
    expect(
      StateCopiesInput.self,
      fires: source("@State private var top: [Song] = []", ".onAppear { /*!*/ top = Array(songs.sorted().prefix(10)) }")
    )
    expect(
      StateCopiesInput.self,
      staysQuiet: source("private var top: [Song] { Array(songs.sorted().prefix(10)) }", ""))
  }

  @Test("A value of the user's defaults that is copied when the view appears")
  func defaults() {
    func source(_ field: String, reset: String = "name = \"\"") -> String {
      """
      struct NameView: View {
        @AppStorage("name") private var name = ""
        @State private var text = ""
        var body: some View { \(field); Button("Reset") { \(reset) } }
      }
      """
    }
    let copying = "TextField(\"\", text: $text).onAppear { /*!*/ text = name }.onChange(of: text) { name = $1 }"
    expect(StateCopiesInput.self, fires: source(copying))
    expect(StateCopiesInput.self, staysQuiet: source("TextField(\"\", text: $name)"))
    expect(StateCopiesInput.self, staysQuiet: source(copying, reset: "print(1)"))
  }

  @Test("An element that a sheet looks up by what is chosen beside its flag")
  func presentation() {
    func source(_ state: String, _ tap: String, _ sheet: String) -> String {
      """
      struct Station: Identifiable { let id: Int }
      struct StationView: View { let station: Station?; var body: some View { Text("") } }
      struct MapView: View {
        let stations: [Station]
        \(state)
        var body: some View { ForEach(stations) { station in Button("Show") { \(tap) } }\(sheet) }
      }
      """
    }
    expect(
      PresentationFlagAndPayload.self,
      fires: source(
        "@State private var picked = 0; @State private var shows = false", "picked = station.id; shows = true",
        ".sheet(isPresented: /*!*/ $shows) { StationView(station: stations.first { $0.id == picked }) }"))
    expect(
      PresentationFlagAndPayload.self,
      staysQuiet: source(
        "@State private var picked: Station?", "picked = station", ".sheet(item: $picked) { StationView(station: $0) }")
    )
  }
}
