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
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(UnpublishedModelProperty.self) }
}
