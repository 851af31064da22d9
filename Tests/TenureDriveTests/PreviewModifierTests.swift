import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct PreviewModifierTests {
  struct Sample: PreviewModifier {
    static var count = 0

    static func makeSharedContext() async throws -> String {
      count += 1
      await Task.yield()
      return "Tea \(count)"
    }

    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  struct Broken: PreviewModifier {
    static func makeSharedContext() async throws -> Int { throw CocoaError(.fileNoSuchFile) }
    func body(content: Content, context: Int) -> some View { content }
  }

  struct Framed: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding().accessibilityIdentifier("framed") }
  }

  @Test func `previews share a context that is made once`() async {
    for _ in 0..<2 {
      let screen = Screen(_TraitedPreview(.modifier(Sample())) { Text("Cart") })
      #expect(!screen.shows("Cart"))
      await screen.settle()
      #expect(screen.shows("Cart") && screen.shows("Tea 1"))
    }
    #expect(Sample.count == 1)
  }

  @Test func `one without a context needs none, and what is thrown is shown`() async {
    let framed = Screen(_TraitedPreview(.modifier(Framed())) { Text("Cart") })
    await framed.settle()
    #expect(framed.shows("Cart"))
    let broken = Screen(_TraitedPreview(.modifier(Broken())) { Text("Cart") })
    await broken.settle()
    #expect(broken.shows("Broken.makeSharedContext: "))
  }
}

// Compiling is the test.
#Preview(traits: .modifier(PreviewModifierTests.Framed()), .fixedLayout(width: 300, height: 70)) { Text("One") }

// As Apple's samples name a trait of their own: the parameter is called `T` there.
extension PreviewTrait where T == Preview.ViewTraits {
  @MainActor static var framed: Self = .modifier(PreviewModifierTests.Framed())
}
