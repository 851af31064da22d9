import TenureCheck
import Testing

/// A view's own properties have the environment above it, and not what it gives to its content.
@Suite struct EnvironmentReadAboveTests {
  private static func places(_ members: String, _ body: String, _ more: String = "") -> String {
    """
    @Observable final class Tour { var stop = 0 }
    @Model final class Place { var name = ""; init() {} }
    struct Places: View {
      @State private var text = ""
      @State private var isOpen = false
      @State private var tour = Tour()
      \(members)
      var body: some View {
        \(body)
      }
    }
    \(more)
    """
  }

  private static let searching = "@Environment(\\.isSearching) private var isSearching"

  private static let values = [
    Pair(
      "beside the search field; in a view below it",
      bad: places(searching, "List { if /*!*/ isSearching { Text(text) } }.searchable(text: $text)"),
      good: places(
        "", "Hits().searchable(text: $text)",
        "struct Hits: View { \(searching); var body: some View { Text(isSearching ? \"…\" : \"\") } }"),
      severity: .warning),
    Pair(
      "a value that is set for it; another value",
      bad: places(
        "@Environment(\\.locale) private var locale; let other: Locale",
        "Text(/*!*/ locale.identifier).environment(\\.locale, other)"),
      good: places(
        "@Environment(\\.locale) private var locale; let other: Calendar",
        "Text(locale.identifier).environment(\\.calendar, other)")),
    Pair(
      "inside of what gets another; outside of it",
      bad: places(
        "@Environment(\\.lineLimit) private var lines",
        "Text(\"\\(/*!*/ lines ?? 0)\").environment(\\.lineLimit, 2)"),
      good: places(
        "@Environment(\\.lineLimit) private var lines",
        "VStack { Text(text).environment(\\.lineLimit, 2); Text(\"\\(lines ?? 0)\") }")),
    Pair(
      "another value; one that is made of it",
      bad: places(
        "@Environment(\\.font) private var font",
        "Text(\"\\(/*!*/ font == nil)\").environment(\\.font, .body)"),
      good: places(
        "@Environment(\\.font) private var font",
        "Text(\"\\(font == nil)\").environment(\\.font, font ?? .body)")),
    Pair(
      "an object of the class; the object itself",
      bad: places(
        "@Environment(Tour.self) private var given: Tour?",
        "Text(\"\\(/*!*/ given?.stop ?? 0)\").environment(tour)"),
      good: places(
        "@Environment(Tour.self) private var given: Tour",
        "Text(\"\\(given.stop)\").environment(given)")),
    Pair(
      "a query beside the container; a query below it",
      bad: places(
        "@Query private var all: [Place]", "List(/*!*/ all) { Text($0.name) }.modelContainer(for: Place.self)"),
      good: places(
        "", "All().modelContainer(for: Place.self)",
        "struct All: View { @Query private var all: [Place]; var body: some View { List(all) { Text($0.name) } } }")),
  ]

  private static func trip(_ sheet: String, _ call: String = "sheet(isPresented: $isOpen)") -> String {
    places(
      "@Environment(\\.dismiss) private var dismiss",
      "Text(text).\(call) { NavigationStack { \(sheet) } }",
      """
      struct Editor: View { let onDone: () -> Void; var body: some View { Button("Done") { onDone() } } }
      """)
  }

  private static let ways = [
    Pair(
      "a button of the sheet; the flag",
      bad: trip("Button(\"Done\") { /*!*/ dismiss() }"), good: trip("Button(\"Done\") { isOpen = false }"),
      severity: .warning),
    Pair(
      "in a toolbar; of a child that is told",
      bad: trip("Text(text).toolbar { ToolbarItem { Button(\"Close\") { /*!*/ dismiss() } } }"),
      good: trip("Editor { dismiss() }")),
    Pair(
      "the only way out; beside another",
      bad: trip("Button(\"Done\") { /*!*/ dismiss() }", "fullScreenCover(isPresented: $isOpen)"),
      good: trip("Button(\"Back\") { isOpen = false }; Button(\"End\") { dismiss() }")),
    Pair(
      "a sheet; an alert",
      bad: trip("Button(\"Done\") { /*!*/ dismiss() }"),
      good: places(
        "@Environment(\\.dismiss) private var dismiss",
        "Text(text).alert(\"Leave?\", isPresented: $isOpen) { Button(\"Leave\") { dismiss() } }")),
  ]

  static let pairs = values + ways

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(EnvironmentObjectWithoutProvider.self) }
}
