import TenureCheck
import Testing

/// `#if` in a chain of modifiers.
@Suite struct ConditionalChainTests {
  private func modifiers(_ source: String, of name: String = "Text") -> [String] {
    let project = Snippet(source).project()
    return project.calls(of: name).first.map { call in call.modifiers.map(\.name) } ?? []
  }

  @Test("Modifiers before, in and behind an #if are applied to the same view")
  func oneChain() {
    let source = """
      struct Page: View {
        var body: some View {
          Text("a")
            .bold()
            #if os(iOS)
            .italic()
            .padding(.leading)
            #elseif os(macOS)
            .underline()
            #endif
            .id(1)
        }
      }
      """
    #expect(modifiers(source) == ["bold", "italic", "padding", "underline", "id"])
  }

  @Test("An #if may stand in an #if")
  func nested() {
    let source = """
      struct Page: View {
        var body: some View {
          Text("a")
            #if os(iOS)
            .italic()
            #if swift(>=6)
            .bold()
            #endif
            .padding()
            #else
            #if os(macOS)
            .underline()
            #endif
            #endif
            .id(1)
        }
      }
      """
    #expect(modifiers(source) == ["italic", "bold", "padding", "underline", "id"])
  }

  @Test("What is for debugging alone ships with nothing but its own modifier")
  func debugging() throws {
    let source = """
      struct Page: View {
        var body: some View {
          Text("a")
            #if DEBUG
            .overlay(Badge())
            #endif
            .sheet(item: $item) { Row() }
        }
      }
      """
    let project = Snippet(source).project()
    #expect(project.calls(of: "Badge").isEmpty)
    #expect(project.calls(of: "overlay").isEmpty)
    #expect(project.calls(of: "Text").count == 1)
    #expect(project.calls(of: "Row").count == 1)
    #expect(project.calls(of: "sheet").count == 1)
  }

  @Test("The text of a chain is what is written")
  func text() throws {
    let source = """
      let view = Text("a")
        #if os(iOS)
        .bold()
        #endif
      """
    let project = Snippet(source).project()
    let call = try #require(project.calls(of: "bold").first)
    #expect(
      call.text == """
        Text("a")
          #if os(iOS)
          .bold()
        """)
  }
}
