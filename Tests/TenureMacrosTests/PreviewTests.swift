import MacroExpansion
import Testing

@testable import TenureMacroExpansions

@Suite struct PreviewTests {
  @Test func theClosureBecomesTheBodyOfAView() {
    let expansion = Expansion("#Preview(\"Two\") {\n  Text(\"One\")\n  if isOn {\n    Text(\"Two\")\n  }\n}")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        @MainActor private struct __macro_local_7PreviewfMu_: View {
          var body: some View {
            Text("One")
            if isOn {
                Text("Two")
              }
          }
        }
        """)
  }

  @Test func previewableVariablesBecomePropertiesOfTheView() {
    let expansion = Expansion("#Preview { @Previewable @State var n = 0; let m = n; Text(\"\\(m)\") }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        @MainActor private struct __macro_local_7PreviewfMu_: View {
          @State var n = 0
          var body: some View {
            let m = n;
            Text("\\(m)")
          }
        }
        """)
  }

  @Test func severalReturnsMayBeOfSeveralTypes() {
    let expansion = Expansion("#Preview { do { return try One() } catch { return Text(\"Failed\") } }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        @MainActor private struct __macro_local_7PreviewfMu_: View {
          private var view: any View {
            do {
              return try One()
            } catch {
              return Text("Failed")
            }
          }
          var body: some View {
            AnyView(view)
          }
        }
        """)
  }

  @Test func returnsOfClosuresInsideAreNoReturnsOfThePreview() {
    let expansion = Expansion("#Preview { return Row { return 1 } more: { return 2 } }")
    #expect(!expansion.text.contains("AnyView"))
  }

  @Test(arguments: [
    ("#Preview(\"a\")", "1:1: \(MisuseKind.previewNeedsBody.text)"),
    ("#Preview(body: make)", "1:1: \(MisuseKind.previewNeedsBody.text)"),
    ("@Previewable @State var n = 0", "1:1: \(MisuseKind.previewableOutsidePreview.text)"),
    ("struct A { @Previewable @State var n = 0 }", "1:12: \(MisuseKind.previewableOutsidePreview.text)"),
  ])
  func aMisuseIsToldOnceAtItsPlace(source: String, message: String) {
    #expect(Expansion(source).messages == [message])
  }
}
