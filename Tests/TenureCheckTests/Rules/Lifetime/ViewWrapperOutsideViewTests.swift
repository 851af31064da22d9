import TenureCheck
import Testing

@Suite struct ViewWrapperOutsideViewTests {
  static let pairs = [
    Pair(
      "an environment object in a model",
      bad: """
        import SwiftUI
        final class Recorder: ObservableObject { /*!*/ @EnvironmentObject var app: AppState }
        """,
      good: """
        import SwiftUI
        struct RecorderView: View { @EnvironmentObject var app: AppState; var body: some View { Text("") } }
        """),
    Pair(
      "state in a plain struct",
      bad: """
        import SwiftUI
        struct Draft: Equatable { /*!*/ @State var text = "" }
        """,
      good: """
        import SwiftUI
        struct Draft: DynamicProperty { @State var text = "" }
        """),
    Pair(
      "a style and a type that conforms to something unknown",
      bad: """
        import SwiftUI
        enum Wrong { struct Draft { /*!*/ @FocusState var isFocused: Bool } }
        """,
      good: """
        import SwiftUI
        struct Loud: ButtonStyle { @Environment(\\.isEnabled) var isEnabled }
        struct Part: KitComponent { @State var text = "" }
        protocol Screen: View {}
        struct Home: Screen { @State var text = ""; var body: some View { Text(text) } }
        """),
    Pair(
      "Published outside of an ObservableObject",
      bad: "final class Items { /*!*/ @Published var items: [Int] = [] }",
      good: """
        final class Items {
          @Published var items: [Int] = []
          func follow() { $items.sink { _ in } }
        }
        """),
    Pair(
      "conformance in an extension",
      bad: """
        // file: Store.swift
        final class Store { /*!*/ @Published var items: [Int] = [] }
        // file: Other.swift
        extension Store: Sendable {}
        """,
      good: """
        // file: Store.swift
        final class Store { @Published var items: [Int] = [] }
        // file: Other.swift
        extension Store: ObservableObject {}
        """),
    Pair(
      "a wrapper of the project's own, and another library's",
      bad: """
        import SwiftUI
        final class Model { /*!*/ @State var count = 0 }
        """,
      good: """
        import SwiftUI
        @propertyWrapper struct State<Value> { var wrappedValue: Value }
        final class Model { @State var count = 0 }
        """),
    Pair(
      "a binding in a coordinator",
      bad: """
        import SwiftUI
        struct Field: UIViewRepresentable {
          final class Coordinator: NSObject { /*!*/ @ObservedObject var model: Model }
        }
        """,
      good: """
        import SwiftUI
        struct Field: UIViewRepresentable {
          final class Coordinator: NSObject { @Binding var text: String }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ViewWrapperOutsideView.self) }

  @Test func itSaysWhatHappens() {
    expect(
      ViewWrapperOutsideView.self, of: ViewWrapperOutsideView.about.wrong,
      says: """
        2:3 error: '@EnvironmentObject var app' stands in RecorderModel, which is a class.
        - 1 RecorderModel is declared here
        No view gives it an object, so the first read of 'app' ends the program.
        Read it in a view and pass it in, for example as an argument of 'init'.
        """)
  }

  @Test func aPublisherThatItsOwnClassAloneUsesIsANote() {
    let client = """
      import Combine
      final class Client {
        @Published private var session: Session?
        func renew() { if session == nil { session = Session() } }
        func answers() -> AnyPublisher<String, Never> { $session.compactMap { $0?.name }.eraseToAnyPublisher() }
      }
      struct Session { var name = "" }
      """
    expect(
      ViewWrapperOutsideView.self, of: client,
      says: """
        3:3 info: '@Published var session' stands in Client, which is no ObservableObject.
        - 2 Client is declared here
        - 5 it is a publisher here
        - 4 and a plain value here
        No view can follow Client. '$session' sends a value before 'session' has it: whoever reads the property in answer gets the old one.
        Make it a 'CurrentValueSubject', or let Client conform to ObservableObject.
        """)
    // Others follow it by its publisher: that is what it is for.
    expect(
      ViewWrapperOutsideView.self,
      staysQuiet: client.replacing("private var", with: "var") + """

        final class Header: ObservableObject {
          @Published var name = ""
          init(client: Client) { client.$session.map { $0?.name ?? "" }.assign(to: &$name) }
        }
        """)
  }

  @Test func anActionThatOpensSomethingWorksOutsideOfViewsAndIsANote() {
    expect(
      ViewWrapperOutsideView.self,
      fires: """
        import SwiftUI
        final class Feedback: ObservableObject {
          /*!*/ @Environment(\\.openURL) var openURL
        }
        """, severity: .info)
    expect(
      ViewWrapperOutsideView.self,
      fires: """
        import SwiftUI
        final class Feedback: ObservableObject {
          /*!*/ @Environment(\\.locale) var locale
        }
        """, severity: .error)
  }

  @Test("A subclass that is an ObservableObject announces what it inherits")
  func announcingSubclass() {
    let base = "import SwiftUI\nclass Base { /*!*/ @Published var title = \"\" }\n"
    expect(ViewWrapperOutsideView.self, fires: base + "final class Page: Base {}")
    expect(
      ViewWrapperOutsideView.self,
      staysQuiet: base.replacing("/*!*/ ", with: "") + "final class Page: Base, ObservableObject {}")
  }
}
