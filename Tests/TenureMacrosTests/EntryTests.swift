import MacroExpansion
import Testing

@testable import TenureMacroExpansions

@Suite struct EntryTests {
  @Test func aSpelledTypeGoesIntoTheKey() {
    let expansion = Expansion("extension EnvironmentValues { @Entry var accent: Color = .blue }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        extension EnvironmentValues { var accent: Color {
          get {
            self[__Key_accent.self]
          }
          set {
            self[__Key_accent.self] = newValue
          }
        }

        private struct __Key_accent: EnvironmentKey {
          typealias Value = Color
          static var defaultValue: Value {
            .blue
          }
        }
        }
        """)
  }

  @Test func aTypeThatIsNotSpelledComesFromTheUse() {
    let expansion = Expansion("extension EnvironmentValues { @Entry var accent = Color.blue }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        extension EnvironmentValues { var accent {
          get {
            self[__Key_accent.self]
          }
          set {
            self[__Key_accent.self] = newValue
          }
        }

        private struct __Key_accent<Value>: EnvironmentKey {
          static var defaultValue: Value {
            let value = Color.blue
            return value as! Value
          }
        }
        }
        """)
  }

  @Test func anOptionalNeedsNoValue() {
    let expansion = Expansion("extension SwiftUI.Transaction { @Entry var source: Optional<Int> }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        extension SwiftUI.Transaction { var source: Optional<Int> {
          get {
            self[__Key_source.self]
          }
          set {
            self[__Key_source.self] = newValue
          }
        }

        private struct __Key_source: TransactionKey {
          typealias Value = Optional<Int>
          static var defaultValue: Value {
            nil
          }
        }
        }
        """)
  }

  @Test(arguments: [
    (
      "extension FocusedValues { @Entry nonisolated var a: Int? }",
      "nonisolated private struct __Key_a: FocusedValueKey"
    ),
    ("extension EnvironmentValues { @Entry nonisolated var a = 1 }", "nonisolated private struct __Key_a<Value>"),
    ("extension ContainerValues { @Entry public var a: Int? = 1 }", "\nprivate struct __Key_a: ContainerValueKey"),
  ])
  func theKeyIsAsIsolatedAsTheProperty(source: String, key: String) {
    #expect(Expansion(source).text.contains(key))
  }

  @Test func aFocusedKeyHasNoDefault() {
    let expansion = Expansion("extension FocusedValues { @Entry var document: Document? }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        extension FocusedValues { var document: Document? {
          get {
            self[__Key_document.self]
          }
          set {
            self[__Key_document.self] = newValue
          }
        }

        private struct __Key_document: FocusedValueKey {
          typealias Value = Document
        }
        }
        """)
  }

  @Test(arguments: [
    ("extension EnvironmentValues { @Entry let a = 1 }", "1:31: \(MisuseKind.entryNeedsVar.text)"),
    ("extension EnvironmentValues { @Entry static var a = 1 }", "1:31: \(MisuseKind.entryOutsideHost.text)"),
    ("extension View { @Entry var a = 1 }", "1:18: \(MisuseKind.entryOutsideHost.text)"),
    ("struct EnvironmentValues { @Entry var a = 1 }", "1:28: \(MisuseKind.entryOutsideHost.text)"),
    ("@Entry var a = 1", "1:1: \(MisuseKind.entryOutsideHost.text)"),
    ("extension EnvironmentValues { @Entry var (a, b) = (1, 2) }", "1:31: \(MisuseKind.entryNeedsOneName.text)"),
    // A property with accessors reaches the macro cut out of its file, here and only here: its columns start anew.
    ("extension EnvironmentValues { @Entry var a: Int { 1 } }", "1:12: \(MisuseKind.entryHasAccessors.text)"),
    ("extension EnvironmentValues { @Entry var a: Int }", "1:42: \(MisuseKind.entryNeedsValue("a").text)"),
    ("extension FocusedValues { @Entry var a: Int = 1 }", "1:38: \(MisuseKind.focusedEntryNotOptional("a").text)"),
    ("extension FocusedValues { @Entry var a = 1 }", "1:38: \(MisuseKind.focusedEntryNotOptional("a").text)"),
    ("extension FocusedValues { @Entry var a: Int? = 1 }", "1:38: \(MisuseKind.focusedEntryHasValue("a").text)"),
  ])
  func aMisuseIsToldOnceAtItsPlace(source: String, message: String) {
    #expect(Expansion(source).messages == [message])
  }
}
