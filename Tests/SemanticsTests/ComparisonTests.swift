import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct ComparisonTests {
  // MARK: R037, what a write to state compares

  @Test("R037 writing an equal value does nothing: no body, no onChange")
  func equalWrite() throws {
    struct Writing: View {
      let journal: Journal
      @State private var number = 1
      @State private var name = "Ada"

      var body: some View {
        VStack {
          Text("\(name) \(number)")
          Button("Same") {
            number = 1
            name = "A" + "da"
          }
          Button("Other") { number += 1 }
        }
        .onChange(of: number) { journal.note("number \(number)") }
        .onChange(of: name) { journal.note("name \(name)") }
      }
    }
    let journal = Journal()
    let screen = Screen(Writing(journal: journal))
    screen.mark()
    try screen.button("Same").tap()
    #expect(screen.bodies(of: Writing.self) == 0)
    #expect(journal.take() == [])
    try screen.button("Other").tap()
    #expect(screen.bodies(of: Writing.self) == 1)
    #expect(journal.take() == ["number 2"])
  }

  @Test("R037 a custom == decides")
  func customEquality() throws {
    struct Writing: View {
      @State private var word = Caseless(text: "ada")

      var body: some View {
        Text(word.text)
        Button("Upper case") { word.text = word.text.uppercased() }
        Button("Other word") { word.text = "bob" }
      }
    }
    let screen = Screen(VStack { Writing() })
    screen.mark()
    try screen.button("Upper case").tap()
    #expect(screen.bodies(of: Writing.self) == 0)
    try screen.button("Other word").tap()
    #expect(screen.bodies(of: Writing.self) == 1)
  }

  @Test("R037 a custom == decides for trivially copyable values too")
  func customEqualityOfTrivial() throws {
    struct Rounded: Equatable {
      var value: Double
      static func == (a: Rounded, b: Rounded) -> Bool { a.value.rounded() == b.value.rounded() }
    }
    struct Writing: View {
      @State private var number = Rounded(value: 1)

      var body: some View {
        Text("\(number.value)")
        Button("A little") { number.value += 0.1 }
        Button("A lot") { number.value += 1 }
      }
    }
    let screen = Screen(VStack { Writing() })
    screen.mark()
    try screen.button("A little").tap()
    #expect(screen.bodies(of: Writing.self) == 0)
    try screen.button("A lot").tap()
    #expect(screen.bodies(of: Writing.self) == 1)
  }

  @Test("R037 without == the fields decide, and references by identity")
  func fieldsDecide() throws {
    final class Token {}
    struct Pair {
      var name: String
      var token: Token
      var part: (Int, String)
      var caseless = Caseless(text: "x")
    }
    struct Writing: View {
      let tokens = [Token(), Token()]
      @State private var pair: Pair?

      var body: some View {
        Text(pair?.name ?? "none")
        Button("Set") { pair = Pair(name: String(repeating: "long name ", count: 3), token: tokens[0], part: (1, "a")) }
        Button("Caseless part") { pair?.caseless.text = "X" }
        Button("Other token") { pair?.token = tokens[1] }
        Button("Nothing") { pair = nil }
      }
    }
    let screen = Screen(VStack { Writing() })
    screen.mark()
    try screen.button("Set").tap()
    #expect(screen.bodies(of: Writing.self) == 1)
    try screen.button("Set").tap()
    #expect(screen.bodies(of: Writing.self) == 1, "made of equal fields")
    try screen.button("Caseless part").tap()
    #expect(screen.bodies(of: Writing.self) == 1, "the field has its own ==")
    try screen.button("Other token").tap()
    #expect(screen.bodies(of: Writing.self) == 2)
    try screen.button("Nothing").tap()
    #expect(screen.bodies(of: Writing.self) == 3)
    try screen.button("Nothing").tap()
    #expect(screen.bodies(of: Writing.self) == 3)
  }

  // MARK: R038 to R042, what a parent's evaluation compares

  /// Evaluates its content with a round that goes up; `shown` is what the children are given.
  private struct Rounds<Content: View>: View {
    let rounds: [Int]
    @ViewBuilder let content: (Int) -> Content
    @State private var round = 0

    var body: some View {
      VStack {
        Button("Next") { round += 1 }
        content(rounds[round])
      }
    }
  }

  @Test("R038 a trivially copyable view is compared by its fields, whatever its ==")
  func trivialView() throws {
    struct Always: View, @MainActor Equatable {
      let number: Int
      static func == (a: Always, b: Always) -> Bool { true }
      var body: some View { Text("number \(number)") }
    }
    let screen = Screen(Rounds(rounds: [1, 1, 2]) { Always(number: $0) })
    screen.mark()
    try screen.button("Next").tap()
    #expect(screen.bodies(of: Always.self) == 0)
    try screen.button("Next").tap()
    #expect(screen.bodies(of: Always.self) == 1)
    #expect(screen.shows("number 2"))
  }

  @Test("R038 any other Equatable view is compared by its ==")
  func equatableView() throws {
    struct ByID: View, @MainActor Equatable {
      let id: Int
      let note: String
      static func == (a: ByID, b: ByID) -> Bool { a.id == b.id }
      var body: some View { Text(note) }
    }
    let screen = Screen(Rounds(rounds: [1, 2, 13]) { ByID(id: $0 / 10, note: "note \($0)") })
    screen.mark()
    try screen.button("Next").tap()
    #expect(screen.bodies(of: ByID.self) == 0)
    #expect(screen.shows("note 1"))
    try screen.button("Next").tap()
    #expect(screen.bodies(of: ByID.self) == 1)
    #expect(screen.shows("note 13"))
  }

  @Test("R038 all others are compared field by field, each field by the same ladder")
  func fieldByField() throws {
    struct Address {
      let street: String
      let word: Caseless
    }
    enum Kind {
      case plain
      case named(String)
    }
    struct Fields: View {
      let name: String
      let words: [Caseless]
      let address: Address?
      let pair: (String, Int)
      let kind: Kind
      var body: some View { Text(name) }
    }
    let long = { (number: Int) in String(repeating: "a long name ", count: 3) + "\(number)" }
    let screen = Screen(
      Rounds(rounds: [1, 1, 11, 2]) { number in
        let ones = number % 10
        let word = Caseless(text: number < 10 ? "ada" : "ADA")
        return Fields(
          name: long(ones), words: [word, word], address: Address(street: long(ones), word: word),
          pair: (long(ones), ones),
          kind: .named(long(ones)))
      })
    screen.mark()
    try screen.button("Next").tap()
    #expect(screen.bodies(of: Fields.self) == 0, "equal fields")
    try screen.button("Next").tap()
    #expect(screen.bodies(of: Fields.self) == 0, "equal by the fields' own ==")
    try screen.button("Next").tap()
    #expect(screen.bodies(of: Fields.self) == 1)
  }

  @Test("R038 an enumeration is compared by its case and what that carries")
  func enumerations() throws {
    final class Token {}
    indirect enum Content {
      case nothing
      case text(String, lines: Int)
      case word(Caseless)
      case token(Token)
      case wrapped(Content)
      case other(String, lines: Int)
    }
    struct Shown: View {
      let content: Content
      var body: some View { Text("shown") }
    }
    let long = String(repeating: "a long text ", count: 3)
    let token = Token()
    let contents: [(make: () -> Content, isSame: Bool)] = [
      ({ .nothing }, false),
      ({ .nothing }, true),
      ({ .text(long + "1", lines: 2) }, false),
      ({ .text(long + "1", lines: 2) }, true),
      ({ .text(long + "1", lines: 3) }, false),
      ({ .other(long + "1", lines: 3) }, false),
      ({ .word(Caseless(text: long)) }, false),
      ({ .word(Caseless(text: long.uppercased())) }, true),
      ({ .wrapped(.wrapped(.text(long, lines: 1))) }, false),
      ({ .wrapped(.wrapped(.text(long, lines: 1))) }, true),
      ({ .wrapped(.wrapped(.text(long, lines: 2))) }, false),
      ({ .token(token) }, false),
      ({ .token(token) }, true),
      ({ .token(Token()) }, false),
      ({ .nothing }, false),
    ]
    let screen = Screen(Rounds(rounds: Array(contents.indices)) { Shown(content: contents[$0].make()) })
    for (round, content) in contents.enumerated().dropFirst() {
      screen.mark()
      try screen.button("Next").tap()
      #expect(screen.bodies(of: Shown.self) == (content.isSame ? 0 : 1), "round \(round)")
    }
  }

  @Test("R039 equatable() makes == decide for a trivially copyable view, and drops the new value")
  func forcedEquality() throws {
    struct Tens: View, @MainActor Equatable {
      let number: Int
      static func == (a: Tens, b: Tens) -> Bool { a.number / 10 == b.number / 10 }
      var body: some View { Text("number \(number)") }
    }
    for screen in [
      Screen(Rounds(rounds: [8, 9, 12, 19]) { Tens(number: $0).equatable() }),
      Screen(Rounds(rounds: [8, 9, 12, 19]) { EquatableView(content: Tens(number: $0)) }),
    ] {
      screen.mark()
      try screen.button("Next").tap()
      #expect(screen.bodies(of: Tens.self) == 0)
      #expect(screen.shows("number 8"))
      try screen.button("Next").tap()
      #expect(screen.bodies(of: Tens.self) == 1)
      #expect(screen.shows("number 12"))
      try screen.button("Next").tap()
      #expect(screen.bodies(of: Tens.self) == 1)
    }
  }

  @Test("R040 equatable() gates inputs only")
  func equatableGatesInputs() throws {
    struct Gated: View, @MainActor Equatable {
      let model: Shared
      @ObservedObject var object: SharedObject
      @Environment(\.lineLimit) private var limit
      @State private var count = 0
      static func == (a: Gated, b: Gated) -> Bool { true }

      var body: some View {
        Button("own \(count)") { count += 1 }
        Text("observable \(model.count), object \(object.count), limit \(limit ?? 0)")
      }
    }
    struct Holder: View {
      let model = Shared()
      let object = SharedObject()
      @State private var limit = 1

      var body: some View {
        VStack {
          Button("Observable") { model.count += 1 }
          Button("Object") { object.count += 1 }
          Button("Limit") { limit += 1 }
          Gated(model: model, object: object).equatable().environment(\.lineLimit, limit)
        }
      }
    }
    let screen = Screen(Holder())
    try screen.button("own 0").tap()
    #expect(screen.shows("own 1"))
    try screen.button("Observable").tap()
    #expect(screen.shows("observable 1, object 0, limit 1"))
    try screen.button("Object").tap()
    #expect(screen.shows("observable 1, object 1, limit 1"))
    try screen.button("Limit").tap()
    #expect(screen.shows("observable 1, object 1, limit 2"))
  }

  @Test("R041 a capturing closure and a closure binding count as changed, $state and its key paths do not")
  func closuresAndBindings() throws {
    struct WithClosure: View {
      let action: @MainActor () -> Void
      var body: some View { Button("Act", action: action) }
    }
    struct WithBinding: View {
      @Binding var text: String
      var body: some View { Text("with binding") }
    }
    struct WithNestedBinding: View {
      @Binding var name: String
      var body: some View { Text("with nested binding \(name)") }
    }
    struct WithClosureBinding: View {
      @Binding var text: String
      var body: some View { Text("with closure binding") }
    }
    struct Form {
      var name = "Ada"
    }
    struct Parent: View {
      @State private var round = 0
      @State private var text = ""
      @State private var form = Form()

      var body: some View {
        let (now, binding) = (round, $text)
        VStack {
          Button("Round \(round)") { round += 1 }
          WithClosure { text = "\(now)" }
          WithBinding(text: $text)
          WithNestedBinding(name: $form.name)
          WithClosureBinding(text: Binding(get: { binding.wrappedValue }, set: { binding.wrappedValue = $0 }))
        }
      }
    }
    let screen = Screen(Parent())
    screen.mark()
    try screen.button("Round 0").tap()
    try screen.button("Round 1").tap()
    #expect(screen.bodies(of: Parent.self) == 2)
    #expect(screen.bodies(of: WithClosure.self) == 2)
    #expect(screen.bodies(of: WithClosureBinding.self) == 2)
    #expect(screen.bodies(of: WithBinding.self) == 0)
    #expect(screen.bodies(of: WithNestedBinding.self) == 0)
  }

  @Test("R042 a class reference is compared by identity, and its changes update nothing")
  func references() throws {
    final class Box {
      var count = 0
    }
    struct Child: View {
      let box: Box
      var body: some View { Text("box \(box.count)") }
    }
    struct Parent: View {
      let boxes = [Box(), Box()]
      @State private var index = 0
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Change") { boxes[index].count += 1 }
          Button("Round \(round)") { round += 1 }
          Button("Other box") { index = 1 }
          Child(box: boxes[index])
        }
      }
    }
    let screen = Screen(Parent())
    screen.mark()
    try screen.button("Change").tap()
    try screen.button("Round 0").tap()
    #expect(screen.bodies(of: Parent.self) == 1)
    #expect(screen.bodies(of: Child.self) == 0)
    #expect(screen.shows("box 0"))
    try screen.button("Other box").tap()
    #expect(screen.bodies(of: Child.self) == 1)
  }

  @Test("R042 a global's and a static's changes update nothing")
  func globals() throws {
    struct Reader: View {
      @State private var round = 0

      var body: some View {
        Text("global \(globalCount), static \(Statics.count)")
        Button("Change") {
          globalCount += 1
          Statics.count += 1
        }
        Button("Round \(round)") { round += 1 }
      }
    }
    globalCount = 0
    Statics.count = 0
    let screen = Screen(VStack { Reader() })
    screen.mark()
    try screen.button("Change").tap()
    #expect(screen.bodies(of: Reader.self) == 0)
    #expect(screen.shows("global 0, static 0"))
    try screen.button("Round 0").tap()
    #expect(screen.shows("global 1, static 1"))
  }
}

@MainActor private var globalCount = 0

@MainActor private enum Statics {
  static var count = 0
}

/// Equal to another with the same letters, whatever their case.
private struct Caseless: Equatable {
  var text: String

  static func == (a: Caseless, b: Caseless) -> Bool { a.text.lowercased() == b.text.lowercased() }
}

@Observable @MainActor private final class Shared {
  var count = 0
}

private final class SharedObject: ObservableObject {
  @Published var count = 0
}
