import TenureCheck
import Testing

/// A closure that a view of the project keeps for a tap is no content.
@Suite struct ClosuresOfViewsTests {
  /// What is said of a model that is made in the closure of a view.
  private func firesIn(_ views: String, _ use: String) -> Bool {
    let source = """
      final class Sheet: ObservableObject { @Published var title = "" }
      struct SheetView: View {
        @ObservedObject var sheet: Sheet
        var body: some View { TextField("Title", text: $sheet.title) }
      }
      \(views)
      struct Root: View {
        let open: (SheetView) -> Void
        @State private var count = 0
        var body: some View {
          \(use)
          Button("\\(count)") { count += 1 }
        }
      }
      """
    return !Check.findings(in: Snippet(source).project(), rules: [ModelCreatedInBody.self]).isEmpty
  }

  private static let made = "SheetView(sheet: Sheet())"

  @Test(
    "A closure without a result is an action, one that builds views is content",
    arguments: [
      ("struct Tile: View { let tapped: () -> Void; var body: some View { EmptyView() } }", false),
      ("struct Tile: View { var tapped: (() -> Void)?; var body: some View { EmptyView() } }", false),
      ("struct Tile: View { init(tapped: @escaping () -> Void) {}; var body: some View { EmptyView() } }", false),
      ("struct Tile: View { let tapped: () async -> Void; var body: some View { EmptyView() } }", false),
      ("struct Tile<C: View>: View { @ViewBuilder let inside: () -> C; var body: some View { inside() } }", true),
      ("struct Tile<C: View>: View { let inside: () -> C; var body: some View { inside() } }", true),
      (
        "struct Tile<C: View>: View { init(@ViewBuilder inside: () -> C) {}; var body: some View { EmptyView() } }",
        true
      ),
    ])
  func trailing(view: String, isContent: Bool) {
    #expect(firesIn(view, "Tile { \(isContent ? Self.made : "open(\(Self.made))") }") == isContent)
  }

  @Test("By its label a closure goes to the parameter of that name")
  func labels() {
    let view = """
      struct Tile<C: View>: View {
        let tapped: () -> Void
        @ViewBuilder let inside: () -> C
        var body: some View { inside() }
      }
      """
    #expect(!firesIn(view, "Tile { open(\(Self.made)) } inside: { Text(\"\") }"))
    #expect(firesIn(view, "Tile { } inside: { \(Self.made) }"))
    #expect(firesIn(view, "Tile(tapped: { }) { \(Self.made) }"))
    #expect(!firesIn(view, "Tile(tapped: { open(\(Self.made)) }) { Text(\"\") }"))
  }

  @Test("A button of another module takes an action first")
  func otherButtons() {
    #expect(!firesIn("", "PrimaryButton(\"Open\") { open(\(Self.made)) }"))
    #expect(firesIn("", "PrimaryButton(action: { }) { \(Self.made) }"))
    #expect(firesIn("", "Card { \(Self.made) }"))
  }
}
