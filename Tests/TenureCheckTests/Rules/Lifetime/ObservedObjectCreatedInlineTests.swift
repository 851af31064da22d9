import TenureCheck
import Testing

@Suite struct ObservedObjectCreatedInlineTests {
  private static let feed = """
    final class FeedModel: ObservableObject { @Published var title = ""; static let shared = FeedModel() }

    """

  static let pairs = [
    Pair(
      "the initial value",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed = /*!*/ FeedModel()
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed = FeedModel.shared
          var body: some View { Text(feed.title) }
        }
        """, severity: .error),
    Pair(
      "an assignment in init",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject private var feed: FeedModel
          init() { feed = /*!*/ FeedModel() }
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject private var feed: FeedModel
          init(feed: FeedModel) { self.feed = feed }
          var body: some View { Text(feed.title) }
        }
        """, severity: .error),
    Pair(
      "the wrapper in init",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject private var feed: FeedModel
          init() { _feed = ObservedObject(wrappedValue: /*!*/ FeedModel()) }
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @StateObject private var feed: FeedModel
          init() { _feed = StateObject(wrappedValue: FeedModel()) }
          var body: some View { Text(feed.title) }
        }
        """),
    Pair(
      "a parameter's default value",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject private var feed: FeedModel
          init(feed: FeedModel = /*!*/ FeedModel()) { self.feed = feed }
          var body: some View { Text(feed.title) }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject private var feed: FeedModel
          init(feed: FeedModel = .shared) { self.feed = feed }
          var body: some View { Text(feed.title) }
        }
        """, severity: .info),
    Pair(
      "Bindable",
      bad: """
        @Observable final class Form { var name = "" }
        struct FormScreen: View {
          @Bindable var form = /*!*/ Form()
          var body: some View { TextField("Name", text: $form.name) }
        }
        """,
      good: """
        @Observable final class Form { var name = "" }
        struct FormScreen: View {
          @Bindable var form: Form
          var body: some View { TextField("Name", text: $form.name) }
        }
        struct Root: View {
          @State private var form = Form()
          var body: some View { FormScreen(form: form) }
        }
        """),
    Pair(
      "in a modifier, by a class of a nested name",
      bad: """
        enum Feed { final class Model: ObservableObject { @Published var title = "" } }
        struct Watching: ViewModifier {
          @ObservedObject var model = /*!*/ Feed.Model()
          func body(content: Content) -> some View { content.navigationTitle(model.title) }
        }
        """,
      good: """
        enum Feed { struct Model { var title = "" } }
        struct Watching: ViewModifier {
          @ObservedObject var model = Feed.Model()
          func body(content: Content) -> some View { content.navigationTitle(model.title) }
        }
        """),
    Pair(
      "a caller that sets it, and one that does not",
      bad: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed = /*!*/ FeedModel()
          var body: some View { Text(feed.title) }
        }
        struct Root: View {
          @StateObject private var feed = FeedModel()
          var body: some View { FeedScreen(feed: feed); FeedScreen() }
        }
        """,
      good: feed + """
        struct FeedScreen: View {
          @ObservedObject var feed = FeedModel()
          var body: some View { Text(feed.title) }
        }
        struct Root: View {
          @StateObject private var feed = FeedModel()
          var body: some View { FeedScreen(feed: feed) }
        }
        """),
    Pair(
      "by way of a constant of the initializer",
      bad: """
        @Observable final class FormModel { var name = "" }
        struct FormView: View {
          @Bindable private var model: FormModel
          init(name: String) {
            let model = /*!*/ FormModel()
            model.name = name
            self.model = model
          }
          var body: some View { TextField("Name", text: $model.name) }
        }
        """,
      good: """
        @Observable final class FormModel { var name = "" }
        struct FormView: View {
          @State private var model: FormModel
          init(name: String) {
            let model = FormModel()
            model.name = name
            _model = State(initialValue: model)
          }
          var body: some View { TextField("Name", text: $model.name) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ObservedObjectCreatedInline.self) }

  @Test func previewsAndDebugCodeAreLeftAlone() {
    expect(
      ObservedObjectCreatedInline.self,
      staysQuiet: Self.feed + """
        #if DEBUG
        struct Probe: View {
          @ObservedObject var feed = FeedModel()
          var body: some View { Text(feed.title) }
        }
        #endif
        struct FeedScreen_Previews: PreviewProvider {
          struct Host: View {
            @ObservedObject var feed = FeedModel()
            var body: some View { Text(feed.title) }
          }
          static var previews: some View { Host() }
        }
        """)
  }

  @Test func anAppIsMadeOnce() {
    expect(
      ObservedObjectCreatedInline.self,
      fires: Self.feed + """
        @main struct FeedApp: App {
          @ObservedObject var feed = /*!*/ FeedModel()
          var body: some Scene { WindowGroup { Text(feed.title) } }
        }
        """, severity: .info)
  }

  @Test func itSaysWhatHappens() {
    expect(
      ObservedObjectCreatedInline.self, of: ObservedObjectCreatedInline.about.wrong,
      says: """
        4:30 error: FeedScreen makes the FeedModel in 'feed', and '@ObservedObject' only watches it.
        - 1 FeedModel is a class
        Each time the parent's body runs, FeedScreen is made again with another FeedModel, and what the old one held is lost.
        Own it: '@StateObject private var feed = FeedModel()'.
        """)
  }

  private func isSafe(_ member: String, _ rest: String = "", isWhole: Bool = true) -> Bool? {
    let view = "struct FeedScreen: View { \(member); var body: some View { Text(feed.title) } }\n"
    return Snippet(Self.feed + view + rest).fixIsSafe(ObservedObjectCreatedInline.self, isWhole: isWhole)
  }

  @Test("An object is made a view's own unasked where nobody can put another in its place")
  func owning() {
    let held = "@ObservedObject var feed = FeedModel()"
    #expect(isSafe(held) == true)
    #expect(isSafe("@ObservedObject private var feed = FeedModel()", isWhole: false) == true)
    #expect(isSafe(held, isWhole: false) == false)
    #expect(isSafe(held, "struct A: View { var body: some View { FeedScreen(); FeedScreen(feed: .shared) } }") == false)
    #expect(isSafe(held, "#Preview { FeedScreen(feed: .shared) }") == false)
    #expect(isSafe(held + "; mutating func reset() { feed = FeedModel() }") == false)
    #expect(isSafe(held + "; init() { _feed = ObservedObject(wrappedValue: .shared) }") == false)
    #expect(isSafe(held, "func replace(_ screen: inout FeedScreen) { screen.feed = .shared }") == false)
    #expect(isSafe(held, "@propertyWrapper struct StateObject<T> { var wrappedValue: T }") == false)
    let other = "struct Other: View { @State private var feed = 1; var body: some View { Button(\"\") { feed = 2 } } }"
    #expect(isSafe(held, other) == true)
  }

  @Test("What a protocol asks to be settable stays a suggestion")
  func requirement() {
    let source =
      Self.feed + """
        protocol Fed { var feed: FeedModel { get set } }
        struct FeedScreen: View, Fed {
          @ObservedObject var feed = FeedModel()
          var body: some View { Text(feed.title) }
        }
        """
    #expect(Snippet(source).fixIsSafe(ObservedObjectCreatedInline.self) == false)
  }
}
