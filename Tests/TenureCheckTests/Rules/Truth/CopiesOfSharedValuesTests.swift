import TenureCheck
import Testing

/// Copies that tell changes and hear of none, and copies of what a model shares.
@Suite struct CopiesOfSharedValuesTests {
  private static func light(_ modifier: String, resets: String = "level = 0") -> String {
    """
    struct Dimmer: View {
      @Binding var level: Double
      @State private var shown = 0.0
      var body: some View {
        Slider(value: $shown)
          .onAppear { \(modifier.isEmpty ? "" : "/*!*/ ")shown = level }
          .onChange(of: shown) { _, new in level = new }
          \(modifier == "follows" ? ".onChange(of: level) { shown = level }" : "")
      }
    }
    struct Room: View {
      @State private var level = 0.5
      var body: some View {
        Dimmer(level: $level)
        Button("Off") { \(resets) }
      }
    }
    """
  }

  @Test("A copy that tells each change, and hears of none") func toldAndNotHeard() {
    expect(StateCopiesInput.self, fires: Self.light("told"), severity: .warning)
    expect(StateCopiesInput.self, staysQuiet: Self.light("", resets: "print()"))
    expect(
      StateCopiesInput.self,
      staysQuiet: Self.light("follows").split(separator: "/*!*/ ").joined())
  }

  @Test("The view's own search, by the name of the new value, renews nothing") func searchByNewValue() {
    func list(_ search: String) -> String {
      """
      @Model final class Song { var title = "" }
      struct Songs: View {
        @Query private var songs: [Song]
        @State private var search = ""
        @State private var shown: [Song] = []
        var body: some View {
          List(shown) { Text($0.title) }
            .searchable(text: $search)
            .onAppear { \(search == "songs" ? "" : "/*!*/ ")shown = songs }
            .onChange(of: \(search)) { _, text in shown = songs.filter { $0.title == "\\(text)" } }
        }
      }
      """
    }
    expect(StateCopiesInput.self, fires: list("search"), severity: .warning)
    expect(StateCopiesInput.self, staysQuiet: list("songs"))
  }

  @Test("State that begins with a value of a shared model") func ofSharedModel() {
    func badge(_ holder: String, _ body: String = "Text(\"\\(names.count)\")") -> String {
      """
      @Observable final class Basket {
        static let shared = Basket()
        private(set) var names: [String] = []
        func add(_ name: String) { names.append(name) }
      }
      struct Badge: View {
        \(holder)
        var body: some View { \(body) }
      }
      struct Shop: View { var body: some View { Badge(); Button("Add") { Basket.shared.add("A") } } }
      """
    }
    expect(
      StateCopiesInput.self, fires: badge("/*!*/ @State private var names = Basket.shared.names"), severity: .warning)
    expect(StateCopiesInput.self, staysQuiet: badge("private var names: [String] { Basket.shared.names }"))
    // What is edited in the view began there and is its own.
    expect(
      StateCopiesInput.self,
      staysQuiet: badge(
        "@State private var names = Basket.shared.names", "Button(\"\\(names.count)\") { names.removeLast() }"))
  }
}
