import TenureCheck
import Testing

/// What `@ObservationIgnored` hides, behind a computed property that a view shows.
@Suite struct IgnoredBehindGetterTests {
  private static func downloads(_ stored: String, _ begin: String) -> String {
    """
    @Observable final class Downloads {
      \(stored)
      func begin(_ file: String) { \(begin) }
    }
    struct DownloadsView: View {
      let downloads: Downloads
      var body: some View {
        Text("\\(downloads.count)")
        Button("Begin") { downloads.begin("a") }
      }
    }
    """
  }

  @Test("A getter that counts what is ignored shows the old count")
  func counted() {
    let count = "var count: Int { active.count }"
    expect(
      UnpublishedModelProperty.self,
      fires: Self.downloads(
        "/*!*/ @ObservationIgnored private var active: Set<String> = []\n\(count)", "active.insert(file)"))
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: Self.downloads("private var active: Set<String> = []\n\(count)", "active.insert(file)"))
  }

  @Test("A cache of what is observed may be ignored")
  func cached() {
    let cache = """
      @ObservationIgnored private var kept: [String]?
      private var files: [String] = []
      var count: Int { sorted.count }
      var sorted: [String] {
        if let kept { return kept }
        let made = files.sorted()
        kept = made
        return made
      }
      """
    expect(
      UnpublishedModelProperty.self, staysQuiet: Self.downloads(cache, "files.append(file); kept?.append(file)"))
    let index = """
      @ObservationIgnored private var places: [String: Int] = [:]
      private var files: [String] = []
      var count: Int { places.count + files.count }
      """
    expect(
      UnpublishedModelProperty.self,
      staysQuiet: Self.downloads(index, "files.append(file); places[file] = files.count"))
  }
}
