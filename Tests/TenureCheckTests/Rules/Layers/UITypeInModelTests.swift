import TenureCheck
import Testing

@Suite struct UITypeInModelTests {
  static let pairs = [
    Pair(
      "a colour of a state; a theme, which is about colours",
      bad: """
        import SwiftUI
        final class ConnectionModel: ObservableObject {
          @Published var status = "offline" { didSet { tint = status == "online" ? .green : .red } }
          /*!*/ @Published var tint: Color = .red
          /*!*/ @Published private var marks: [String: Color] = [:]
          let socket: Socket
          init(socket: Socket) { self.socket = socket }
          func connect() { status = "online" }
        }
        """,
      good: """
        import SwiftUI
        @Observable final class Theme {
          var tint: Color = .red
          var label: Font = .body
          static let shared = Theme()
        }
        @Observable final class AppearanceSettings { var accent = Color.blue }
        final class ConnectionModel: ObservableObject {
          @Published var status = "offline"
          static let standard: Color = .gray
          var tint: Color { status == "online" ? .green : .red }
        }
        """, severity: .info),
    Pair(
      "a binding; a value that a view binds to",
      bad: """
        import SwiftUI
        final class EditorModel: ObservableObject {
          /*!*/ var text: Binding<String>
          @Published var isDirty = false
          init(text: Binding<String>) { self.text = text }
          func clear() {
            text.wrappedValue = ""
            isDirty = true
          }
        }
        struct Editor: View {
          @StateObject var model: EditorModel
          var body: some View { Toggle("Changed", isOn: $model.isDirty) }
        }
        """,
      good: """
        import SwiftUI
        final class EditorModel: ObservableObject {
          @Published var text = ""
          @Published var isDirty = false
          func clear() {
            text = ""
            isDirty = true
          }
          func bind(_ other: Binding<String>) { text = other.wrappedValue }
        }
        struct Editor: View {
          @StateObject var model = EditorModel()
          var text: Binding<String>
          var body: some View { TextField("Text", text: $model.text) }
        }
        """, severity: .warning),
    Pair(
      "an image and a text; types of the project with such names",
      bad: """
        import SwiftUI
        @Observable final class ProfileModel {
          var name = ""
          /*!*/ var picture: Image?
          /*!*/ var title = Text("Profile")
          let store: ProfileStore
          init(store: ProfileStore) { self.store = store }
          func load() async { name = await store.name() }
        }
        """,
      good: """
        import SwiftUI
        struct Image: Codable { var url = ""; var width = 0 }
        enum Font: String { case serif, sans }
        @Observable final class ProfileModel {
          var name = ""
          var picture: Image?
          var font = Font.serif
          var images: [Image] = []
          let store: ProfileStore
          init(store: ProfileStore) { self.store = store }
          func load() async { name = await store.name() }
        }
        """),
    Pair(
      "a path beside the data; a router",
      bad: """
        import SwiftUI
        @Observable final class ShopModel {
          var products: [String] = []
          var cart: [String] = []
          /*!*/ var path = NavigationPath()
          func open(_ product: String) { path.append(product) }
          func add(_ product: String) { cart.append(product) }
        }
        """,
      good: """
        import SwiftUI
        @Observable final class Router {
          var path = NavigationPath()
          func open(_ product: String) { path.append(product) }
        }
        @Observable final class ShopModel {
          var products: [String] = []
          var cart: [String] = []
          func add(_ product: String) { cart.append(product) }
        }
        struct Shop: View {
          @State private var path = NavigationPath()
          var body: some View { NavigationStack(path: $path) { Text("Shop") } }
        }
        """),
    Pair(
      "a model that builds views; a file without SwiftUI",
      bad: """
        import SwiftUI
        final class MenuModel: ObservableObject {
          @Published var entries: [String] = []
          /*!*/ func row(_ entry: String) -> some View {
            HStack {
              Text(entry)
              Spacer()
              Text("\\(entries.count)")
            }
          }
          /*!*/ var footer: AnyView { AnyView(Text("\\(entries.count) entries")) }
        }
        """,
      good: """
        // file: Menu.swift
        import Foundation
        import Drawing
        @Observable final class MenuModel {
          var entries: [Text] = []
          var colour: Color = .red
          func row(_ entry: String) -> String { entry }
        }
        // file: Row.swift
        import SwiftUI
        struct MenuRow: View {
          let entry: String
          var tint: Color = .red
          var body: some View { Text(entry).foregroundStyle(tint) }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UITypeInModel.self) }

  @Test func itSaysWhatHappens() {
    expect(
      UITypeInModel.self, of: UITypeInModel.about.wrong,
      says: """
        5:3 warning: The model TagPickerModel keeps a binding, 'selection', to what somebody else owns.
        Its value changes without an announcement of TagPickerModel, and when the owner has gone, it reads and writes what nobody shows any more.
        Let one of them own the value: pass it in, or move it into TagPickerModel and bind the view to that.
        """)
  }

  /// A box and a delegate know nothing of what they pass on, and a placeholder is nobody's.
  @Test func aBindingThatIsOnlyPassedOnIsANote() {
    let source = """
      import SwiftUI
      final class Box<Wrapped>: ObservableObject {
        @Published var value: Wrapped
        let source: Binding<Wrapped>
        init(source: Binding<Wrapped>) { self.source = source; value = source.wrappedValue }
      }
      final class ScrollDelegate: ObservableObject {
        let offset: Binding<Double>
        init(offset: Binding<Double>) { self.offset = offset }
      }
      @Observable final class Proxy {
        var isOpen = false
        var isScrubbing: Binding<Bool> = .constant(false)
      }
      """
    let found = Check.findings(in: Snippet(source).project(), rules: [UITypeInModel.self])
    #expect(found.map(\.severity) == [.info, .info, .info])
  }

  @Test func aColourIsANote() {
    expect(
      UITypeInModel.self,
      of: """
        import SwiftUI
        @Observable final class OrderModel {
          var isLate = false { didSet { tint = isLate ? .red : .green } }
          var tint: Color = .green
        }
        """,
      says: """
        4:3 info: The model OrderModel keeps the Color 'tint', which is how something is shown.
        - 3 set here
        It cannot be stored, sent or compared with what was meant, does not follow the surroundings of the view that shows it, and ties OrderModel to one look.
        Keep what it stands for, and let the view choose the Color.
        """)
  }
}
