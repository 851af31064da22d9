import TenureCheck
import Testing

@Suite struct DefaultsBehindGetterTests {
  static let pairs = [
    Pair(
      "a setter that tells nobody",
      bad: """
        final class Options: ObservableObject {
          /*!*/ var isLoud: Bool {
            get { UserDefaults.standard.bool(forKey: "loud") }
            set { UserDefaults.standard.set(newValue, forKey: "loud") }
          }
        }
        struct OptionsView: View {
          @StateObject private var options = Options()
          var body: some View {
            Text(options.isLoud ? "loud" : "quiet")
            Button("Louder") { options.isLoud = true }
          }
        }
        """,
      good: """
        final class Options: ObservableObject {
          var isLoud: Bool {
            get { UserDefaults.standard.bool(forKey: "loud") }
            set {
              objectWillChange.send()
              UserDefaults.standard.set(newValue, forKey: "loud")
            }
          }
        }
        struct OptionsView: View {
          @StateObject private var options = Options()
          var body: some View {
            Text(options.isLoud ? "loud" : "quiet")
            Button("Louder") { options.isLoud = true }
          }
        }
        """, severity: .warning),
    Pair(
      "a stored property beside it is observed",
      bad: """
        @Observable final class Reader {
          private let defaults = UserDefaults.standard
          /*!*/ var size: Int {
            get { defaults.integer(forKey: "size") }
            set { defaults.set(newValue, forKey: "size") }
          }
        }
        struct ReaderView: View {
          let reader: Reader
          var body: some View { Button("\\(reader.size)") { reader.size += 1 } }
        }
        """,
      good: """
        @Observable final class Reader {
          private let defaults = UserDefaults.standard
          private var kept = 12
          var size: Int {
            get { kept }
            set { kept = newValue; defaults.set(newValue, forKey: "size") }
          }
        }
        struct ReaderView: View {
          let reader: Reader
          var body: some View { Button("\\(reader.size)") { reader.size += 1 } }
        }
        """),
    Pair(
      "a control sets it through the object",
      bad: """
        final class Reader: ObservableObject {
          /*!*/ var size: Double {
            get { UserDefaults.standard.double(forKey: "size") }
            set { UserDefaults.standard.set(newValue, forKey: "size") }
          }
        }
        struct ReaderView: View {
          @StateObject private var reader = Reader()
          var body: some View { Text("\\(reader.size)"); Slider(value: $reader.size) }
        }
        """,
      good: """
        final class Reader: ObservableObject {
          var size: Double {
            get { UserDefaults.standard.double(forKey: "size") }
            set {
              objectWillChange.send()
              UserDefaults.standard.set(newValue, forKey: "size")
            }
          }
        }
        struct ReaderView: View {
          @StateObject private var reader = Reader()
          var body: some View { Text("\\(reader.size)"); Slider(value: $reader.size) }
        }
        """),
    Pair(
      "a static property of a namespace; the view's own stored value",
      bad: """
        enum Preferences {
          /*!*/ static var size: Double {
            get { UserDefaults.standard.double(forKey: "size") }
            set { UserDefaults.standard.set(newValue, forKey: "size") }
          }
        }
        struct Page: View {
          var body: some View {
            Text("Page").font(.system(size: Preferences.size))
            Button("Larger") { Preferences.size += 1 }
          }
        }
        """,
      good: """
        enum Preferences {
          static var size: Double {
            get { UserDefaults.standard.double(forKey: "size") }
            set { UserDefaults.standard.set(newValue, forKey: "size") }
          }
        }
        struct Page: View {
          @AppStorage("size") private var followed = 14.0
          var body: some View {
            Text("Page").font(.system(size: Preferences.size))
            Button("Larger") { Preferences.size += 1 }
          }
        }
        """),
    Pair(
      "an extension of the defaults themselves; one whose changes somebody follows",
      bad: """
        extension UserDefaults {
          /*!*/ var showsHints: Bool {
            get { bool(forKey: "hints") }
            set { set(newValue, forKey: "hints") }
          }
        }
        struct Hints: View {
          var body: some View {
            if UserDefaults.standard.showsHints { Text("Hint") }
            Button("Hide") { UserDefaults.standard.showsHints = false }
          }
        }
        """,
      good: """
        extension UserDefaults {
          @objc dynamic var showsHints: Bool {
            get { bool(forKey: "hints") }
            set { set(newValue, forKey: "hints") }
          }
        }
        struct Hints: View {
          @State private var isShown = true
          var body: some View {
            if isShown && UserDefaults.standard.showsHints { Text("Hint") }
            Button("Hide") { UserDefaults.standard.showsHints = false }
              .onReceive(UserDefaults.standard.publisher(for: \\.showsHints)) { isShown = $0 }
          }
        }
        """),
    Pair(
      "a wrapper over the defaults in a namespace; a change that comes with one of the view's state",
      bad: """
        @propertyWrapper struct Kept<Value> {
          let key: String
          let first: Value
          var wrappedValue: Value {
            get { UserDefaults.standard.object(forKey: key) as? Value ?? first }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        enum Units { /*!*/ @Kept(key: "miles", first: false) static var inMiles: Bool }
        struct Distance: View {
          @State private var count = 0
          var body: some View {
            Button(Units.inMiles ? "miles" : "km") { Units.inMiles.toggle() }
            Button("\\(count)") { count += 1 }
          }
        }
        """,
      good: """
        @propertyWrapper struct Kept<Value> {
          let key: String
          let first: Value
          var wrappedValue: Value {
            get { UserDefaults.standard.object(forKey: key) as? Value ?? first }
            set { UserDefaults.standard.set(newValue, forKey: key) }
          }
        }
        enum Units { @Kept(key: "miles", first: false) static var inMiles: Bool }
        struct Distance: View {
          @State private var count = 0
          var body: some View {
            Button(Units.inMiles ? "miles" : "km") { Units.inMiles.toggle(); count += 1 }
            Button("\\(count)") { count += 1 }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }
}
