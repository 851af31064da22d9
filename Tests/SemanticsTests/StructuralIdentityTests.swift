import SwiftUI
import TenureTesting
import Testing

/// Says its count and has a button that raises it.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(name) is \(count)")
      Button("Raise \(name)") { count += 1 }
    }
  }
}

@MainActor @Suite struct StructuralIdentityTests {
  private struct Siblings: View {
    @State private var title = "One"

    var body: some View {
      VStack {
        Text(title)
        Button("Rename") { title = "Two" }
        HStack {
          Counter(name: "left")
        }
        .padding()
        Counter(name: "right")
      }
    }
  }

  @Test("R001 the same type in the same place over updates is the same view")
  func samePlace() throws {
    let screen = Screen(Siblings())
    try screen.button("Raise left").tap()
    try screen.button("Raise left").tap()
    try screen.button("Rename").tap()
    #expect(screen.shows("Two"))
    #expect(screen.shows("left is 2"))
  }

  @Test("R001 equal siblings in different places have a state each")
  func equalSiblings() throws {
    struct Twin: View {
      @State private var count = 0

      var body: some View { Button("Twin \(count)") { count += 1 } }
    }
    struct Twins: View {
      var body: some View {
        VStack {
          Twin().accessibilityIdentifier("first")
          Twin().accessibilityIdentifier("second")
        }
      }
    }
    let twins = Screen(Twins())
    try twins.button("second").tap()
    #expect(twins.text == "Twin 0\nTwin 1")
    try twins.button("first").tap()
    try twins.button("second").tap()
    #expect(twins.text == "Twin 1\nTwin 2")
    let first = Screen(Siblings())
    try first.button("Raise right").tap()
    #expect(first.shows("left is 0"))
    #expect(first.shows("right is 1"))
  }

  @Test("R002 making, copying and dropping view values touches no state")
  func valuesAreNotViews() throws {
    let journal = Journal()
    struct Loud: View {
      let journal: Journal
      @State private var count = 0

      init(journal: Journal) {
        self.journal = journal
        journal.note("made")
      }

      var body: some View {
        Button("Loud \(count)") { count += 1 }
          .onAppear { journal.note("appeared") }
          .onDisappear { journal.note("disappeared") }
      }
    }
    struct Maker: View {
      let journal: Journal
      @State private var round = 0

      var body: some View {
        let dropped = [Loud(journal: journal), Loud(journal: journal)]
        let shown = Loud(journal: journal)
        let copy = shown
        VStack {
          Button("Round \(round) of \(dropped.count)") { round += 1 }
          copy
        }
      }
    }
    let screen = Screen(Maker(journal: journal))
    #expect(journal.take() == ["made", "made", "made", "appeared"])
    try screen.button("Loud 0").tap()
    try screen.button("Round 0 of 2").tap()
    #expect(journal.take() == ["made", "made", "made"])
    #expect(screen.shows("Loud 1"))
    screen.close()
    #expect(journal.take() == ["disappeared"])
  }

  @Test("R003 the sides of an if are different views, even with the same view in both")
  func sidesOfIf() throws {
    struct Sides: View {
      @State private var isLeft = true

      var body: some View {
        VStack {
          Button("Flip") { isLeft.toggle() }
          if isLeft {
            Counter(name: "it")
          } else {
            Counter(name: "it")
          }
        }
      }
    }
    let screen = Screen(Sides())
    try screen.button("Raise it").tap()
    #expect(screen.shows("it is 1"))
    try screen.button("Flip").tap()
    #expect(screen.shows("it is 0"))
  }

  @Test("R003 the cases of a switch are different views, even with the same view in all")
  func casesOfSwitch() throws {
    struct Cases: View {
      @State private var step = 0

      var body: some View {
        VStack {
          Button("Next") { step += 1 }
          switch step {
          case 0: Counter(name: "it")
          case 1: Counter(name: "it")
          default: Counter(name: "it")
          }
        }
      }
    }
    let screen = Screen(Cases())
    try screen.button("Raise it").tap()
    try screen.button("Next").tap()
    #expect(screen.shows("it is 0"))
    try screen.button("Raise it").tap()
    try screen.button("Next").tap()
    #expect(screen.shows("it is 0"))
    try screen.button("Raise it").tap()
    try screen.button("Next").tap()
    #expect(screen.shows("it is 1"), "the same case again is the same view")
  }

  @Test("R004 flipping back builds a fresh view; nothing is parked")
  func flippingBack() throws {
    final class Token: ObservableObject {
      let journal: Journal
      init(journal: Journal) { self.journal = journal }
      deinit { journal.note("token gone") }
    }
    struct Left: View {
      @StateObject private var token: Token
      @State private var count = 0

      init(journal: Journal) { _token = StateObject(wrappedValue: Token(journal: journal)) }

      var body: some View { Button("Left \(count)") { count += 1 } }
    }
    struct Flip: View {
      let journal: Journal
      @State private var isLeft = true

      var body: some View {
        VStack {
          Button("Flip") { isLeft.toggle() }
          if isLeft { Left(journal: journal) } else { Text("Right") }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(Flip(journal: journal))
    try screen.button("Left 0").tap()
    try screen.button("Flip").tap()
    #expect(screen.shows("Right"))
    #expect(journal.take() == ["token gone"])
    try screen.button("Flip").tap()
    #expect(screen.shows("Left 0"))
  }

  @Test("R004 an if without else destroys when false, and keeps the view when its inputs change")
  func ifWithoutElse() throws {
    struct Maybe: View {
      @State private var name: String? = "Ada"

      var body: some View {
        VStack {
          Button("Rename") { name = "Grace" }
          Button("Nobody") { name = nil }
          if let name { Counter(name: name) }
        }
      }
    }
    let screen = Screen(Maybe())
    try screen.button("Raise Ada").tap()
    try screen.button("Rename").tap()
    #expect(screen.shows("Grace is 1"))
    try screen.button("Nobody").tap()
    #expect(!screen.shows("Grace"))
    try screen.button("Rename").tap()
    #expect(screen.shows("Grace is 0"))
  }

  @Test("R005 a choice inside an argument or a modifier keeps one identity")
  func choiceInArgument() throws {
    struct Ternary: View {
      @State private var isOn = false

      var body: some View {
        VStack {
          Button("Switch") { isOn.toggle() }
          Counter(name: isOn ? "day" : "night")
            .opacity(isOn ? 1 : 0.5)
        }
      }
    }
    let screen = Screen(Ternary())
    try screen.button("Raise night").tap()
    #expect(screen.tree.contains(".opacity(0.5)"))
    try screen.button("Switch").tap()
    #expect(screen.tree.contains(".opacity(1)"))
    #expect(screen.shows("day is 1"))
  }

  @Test("R005 a helper that wraps in one branch only changes the identity of all it wraps")
  func conditionalModifier() throws {
    struct Conditional: View {
      @State private var isFramed = false

      var body: some View {
        VStack {
          Button("Frame") { isFramed.toggle() }
          Counter(name: "it").framed(isFramed)
        }
      }
    }
    let screen = Screen(Conditional())
    try screen.button("Raise it").tap()
    try screen.button("Frame").tap()
    #expect(screen.shows("it is 0"))
  }

  @Test("R006 AnyView keeps the view while the type inside is the same")
  func sameTypeErased() throws {
    struct Erased: View {
      @State private var name = "Ada"
      @State private var isText = false

      var body: some View {
        VStack {
          Button("Rename") { name = "Grace" }
          Button("Other type") { isText.toggle() }
          content
        }
      }

      var content: AnyView { isText ? AnyView(Text("only text")) : AnyView(Counter(name: name)) }
    }
    let screen = Screen(Erased())
    try screen.button("Raise Ada").tap()
    try screen.button("Rename").tap()
    #expect(screen.shows("Grace is 1"))
    try screen.button("Other type").tap()
    #expect(screen.shows("only text"))
    #expect(!screen.shows("Grace"))
    try screen.button("Other type").tap()
    #expect(screen.shows("Grace is 0"))
  }

  @Test("R006 AnyView in AnyView is one layer")
  func nestedErasure() throws {
    struct Nested: View {
      @State private var isNested = false

      var body: some View {
        VStack {
          Button("Wrap") { isNested.toggle() }
          isNested ? AnyView(AnyView(Counter(name: "it"))) : AnyView(Counter(name: "it"))
        }
      }
    }
    let screen = Screen(Nested())
    try screen.button("Raise it").tap()
    try screen.button("Wrap").tap()
    #expect(screen.shows("it is 1"))
    let once = Screen(AnyView(Text("x")))
    let twice = Screen(AnyView(AnyView(Text("x"))))
    #expect(once.tree == twice.tree)
  }

  @Test("R006 a modifier between two AnyViews is part of the type inside")
  func modifierBetweenErasures() throws {
    struct Between: View {
      @State private var isPadded = false

      var body: some View {
        VStack {
          Button("Pad") { isPadded.toggle() }
          isPadded ? AnyView(AnyView(Counter(name: "it")).padding()) : AnyView(Counter(name: "it"))
        }
      }
    }
    let screen = Screen(Between())
    try screen.button("Raise it").tap()
    try screen.button("Pad").tap()
    #expect(screen.shows("it is 0"))
  }
}

extension View {
  @ViewBuilder fileprivate func framed(_ isFramed: Bool) -> some View {
    if isFramed { border() } else { self }
  }

  private func border() -> some View { padding(1).background(.gray) }
}
