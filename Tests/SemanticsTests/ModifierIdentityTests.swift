import SwiftUI
import TenureTesting
import Testing

/// Puts a button with a count of its own under its content.
private struct Counting: ViewModifier {
  let name: String
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(name) \(count)") { count += 1 }
    }
  }
}

private struct Inside: View {
  let text: String
  @State private var count = 0

  var body: some View { Button("\(text) \(count)") { count += 1 } }
}

@MainActor @Suite struct ModifierIdentityTests {
  private struct Page: View {
    @State private var name = "modifier"
    @State private var text = "content"
    @State private var round = 0
    @State private var id = 0

    var body: some View {
      VStack {
        Button("Rename modifier") { name = "renamed" }
        Button("Rename content") { text = "other" }
        Button("Round \(round)") { round += 1 }
        Button("Renew") { id += 1 }
        Inside(text: text).modifier(Counting(name: name)).id(id)
      }
    }
  }

  @Test("R050 a modifier has storage of its own, bound to its identity")
  func ownStorage() throws {
    let screen = Screen(Page())
    try screen.button("modifier 0").tap()
    try screen.button("content 0").tap()
    try screen.button("Round 0").tap()
    #expect(screen.shows("modifier 1"))
    #expect(screen.shows("content 1"))
    try screen.button("Rename modifier").tap()
    #expect(screen.shows("renamed 1"))
    #expect(screen.shows("content 1"))
    try screen.button("Renew").tap()
    #expect(screen.shows("renamed 0"))
    #expect(screen.shows("content 0"))
  }

  @Test("R050 a modifier's inputs are compared apart from its content's")
  func ownComparison() throws {
    let screen = Screen(Page())
    #expect(screen.bodies(of: Counting.self) == 1)
    screen.mark()
    try screen.button("Round 0").tap()
    #expect(screen.bodies(of: Counting.self) == 0)
    #expect(screen.bodies(of: Inside.self) == 0)
    try screen.button("Rename content").tap()
    #expect(screen.bodies(of: Counting.self) == 0)
    #expect(screen.bodies(of: Inside.self) == 1)
    #expect(screen.shows("other 0"))
    try screen.button("Rename modifier").tap()
    #expect(screen.bodies(of: Counting.self) == 1)
    #expect(screen.bodies(of: Inside.self) == 1)
    #expect(screen.shows("renamed 0"))
  }

  @Test("R050 the content is not run again when the modifier's body is")
  func contentIsOpaque() throws {
    let screen = Screen(Page())
    screen.mark()
    try screen.button("modifier 0").tap()
    try screen.button("modifier 1").tap()
    #expect(screen.bodies(of: Counting.self) == 2)
    #expect(screen.bodies(of: Inside.self) == 0)
    #expect(screen.bodies(of: Page.self) == 0)
    try screen.button("content 0").tap()
    #expect(screen.bodies(of: Inside.self) == 1)
    #expect(screen.bodies(of: Counting.self) == 2)
  }

  @Test("R050 the content's place in the modifier's body is part of its identity")
  func placeOfContent() throws {
    struct Hiding: ViewModifier {
      @State private var isHidden = false

      func body(content: Content) -> some View {
        VStack {
          Button("Hide") { isHidden.toggle() }
          if !isHidden { content }
        }
      }
    }
    struct Doubling: ViewModifier {
      func body(content: Content) -> some View {
        HStack {
          content.accessibilityIdentifier("first")
          content.accessibilityIdentifier("second")
        }
      }
    }
    let hiding = Screen(Inside(text: "it").modifier(Hiding()))
    try hiding.button("it 0").tap()
    try hiding.button("Hide").tap()
    #expect(!hiding.shows("it"))
    try hiding.button("Hide").tap()
    #expect(hiding.shows("it 0"))
    let doubling = Screen(Inside(text: "it").modifier(Doubling()))
    try doubling.button("second").tap()
    #expect(doubling.text == "it 0\nit 1")
  }

  @Test("R050 modifiers observe objects, the environment and observable properties themselves")
  func ownSources() throws {
    struct Observing: ViewModifier {
      @ObservedObject var object: Source
      let model: Model
      @Environment(\.lineLimit) private var limit

      func body(content: Content) -> some View {
        content
        Text("object \(object.count), model \(model.count), limit \(limit ?? 0)")
      }
    }
    struct Holder: View {
      let object = Source()
      let model = Model()
      @State private var limit = 1

      var body: some View {
        VStack {
          Button("Object") { object.count += 1 }
          Button("Model") { model.count += 1 }
          Button("Limit") { limit += 1 }
          Inside(text: "it").modifier(Observing(object: object, model: model)).environment(\.lineLimit, limit)
        }
      }
    }
    let screen = Screen(Holder())
    screen.mark()
    for button in ["Object", "Model", "Limit"] { try screen.button(button).tap() }
    #expect(screen.shows("object 1, model 1, limit 2"))
    #expect(screen.bodies(of: Observing.self) == 3)
    #expect(screen.bodies(of: Inside.self) == 0)
  }

  @Test("R050 a property of a modifier is updated before its body")
  func updatedBundle() throws {
    struct Tally: DynamicProperty {
      @State var count = 0
      var text = ""

      mutating func update() { text = "count is \(count)" }
    }
    struct Tallying: ViewModifier {
      private var tally = Tally()

      func body(content: Content) -> some View {
        content
        Button(tally.text) { tally.count += 1 }
      }
    }
    struct Holder: View {
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          Text("content").modifier(Tallying())
        }
      }
    }
    let screen = Screen(Holder())
    try screen.button("count is 0").tap()
    #expect(screen.shows("count is 1"))
    screen.mark()
    try screen.button("Round 0").tap()
    #expect(screen.bodies(of: Holder.self) == 1)
    #expect(screen.bodies(of: Tallying.self) == 0)
  }
}

private final class Source: ObservableObject {
  @Published var count = 0
}

@Observable @MainActor private final class Model {
  var count = 0
}
