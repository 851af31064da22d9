import Foundation
import SwiftUI
import TenureTesting
import Testing

private struct Person: Identifiable, Equatable {
  let id: Int
  var name: String
}

private struct PersonRow: View {
  let person: Person
  let journal: Journal?
  @State private var likes = 0

  var body: some View {
    Button("\(person.name) has \(likes)") { likes += 1 }
      .onAppear { journal?.note("\(person.name) appears") }
      .onDisappear { journal?.note("\(person.name) disappears") }
  }
}

private let ada = Person(id: 1, name: "Ada")
private let bob = Person(id: 2, name: "Bob")
private let cleo = Person(id: 3, name: "Cleo")
private let dan = Person(id: 4, name: "Dan")

private struct People: View {
  let journal: Journal?
  @State private var people = [ada, bob, cleo]

  var body: some View {
    VStack {
      Button("Insert") { people.insert(dan, at: 0) }
      Button("Remove") { people.removeAll { $0.id == 1 } }
      Button("Add again") { people.append(ada) }
      Button("Move") { people.append(people.removeFirst()) }
      Button("Swap") { people.swapAt(0, people.count - 1) }
      Button("Reverse") { people.reverse() }
      Button("Rename") { people[1].name = "Bert" }
      ForEach(people) { PersonRow(person: $0, journal: journal) }
    }
  }
}

extension Screen {
  fileprivate var rows: [String] { text.split(separator: "\n").map(String.init).filter { $0.contains(" has ") } }
}

@MainActor @Suite struct ForEachIdentityTests {
  @Test("R011 a row's state follows its id through insert, remove, move and swap")
  func stateFollowsID() throws {
    let screen = Screen(People(journal: nil))
    try screen.button("Ada has 0").tap()
    try screen.button("Bob has 0").tap()
    try screen.button("Bob has 1").tap()
    #expect(screen.rows == ["Ada has 1", "Bob has 2", "Cleo has 0"])
    try screen.button("Insert").tap()
    #expect(screen.rows == ["Dan has 0", "Ada has 1", "Bob has 2", "Cleo has 0"])
    try screen.button("Move").tap()
    #expect(screen.rows == ["Ada has 1", "Bob has 2", "Cleo has 0", "Dan has 0"])
    try screen.button("Dan has 0").tap()
    try screen.button("Swap").tap()
    #expect(screen.rows == ["Dan has 1", "Bob has 2", "Cleo has 0", "Ada has 1"])
    try screen.button("Rename").tap()
    #expect(screen.rows == ["Dan has 1", "Bert has 2", "Cleo has 0", "Ada has 1"])
    try screen.button("Remove").tap()
    #expect(screen.rows == ["Dan has 1", "Bert has 2", "Cleo has 0"])
    try screen.button("Reverse").tap()
    #expect(screen.rows == ["Cleo has 0", "Bert has 2", "Dan has 1"])
    try screen.button("Bert has 2").tap()
    #expect(screen.rows == ["Cleo has 0", "Bert has 3", "Dan has 1"])
  }

  @Test("R011 moving a row calls neither onAppear nor onDisappear")
  func movingIsNoAppearance() throws {
    let journal = Journal()
    let screen = Screen(People(journal: journal))
    #expect(journal.take() == ["Ada appears", "Bob appears", "Cleo appears"])
    try screen.button("Move").tap()
    try screen.button("Swap").tap()
    try screen.button("Reverse").tap()
    #expect(journal.take() == [])
    try screen.button("Insert").tap()
    #expect(journal.take() == ["Dan appears"])
    try screen.button("Remove").tap()
    #expect(journal.take() == ["Ada disappears"])
  }

  @Test("R011 any order of insertions, removals and moves keeps each row's state", arguments: 0..<20)
  func randomEdits(seed: Int) async throws {
    let model = NumberModel()
    let screen = Screen(Numbers(model: model))
    var births = Dictionary(uniqueKeysWithValues: model.numbers.map { ($0, 0) })
    var random = Steps(state: UInt64(seed))
    for round in 1...30 {
      var numbers = model.numbers
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: if let index = numbers.indices.randomElement(using: &random) { numbers.remove(at: index) }
        case 1: numbers.insert(round * 100 + numbers.count, at: Int.random(in: 0...numbers.count, using: &random))
        case 2: numbers.shuffle(using: &random)
        default: if numbers.count > 1 { numbers.swapAt(0, numbers.count - 1) }
        }
      }
      var seen: Set<Int> = []
      numbers.removeAll { !seen.insert($0).inserted }
      for number in numbers where !model.numbers.contains(number) { births[number] = round }
      model.clock = round
      model.numbers = numbers
      await screen.settle()
      let expected = numbers.map { "\($0) born \(births[$0]!)" }.joined(separator: "\n")
      #expect(screen.text == expected, "seed \(seed), round \(round)")
    }
  }

  @Test("R012 removing an element ends its row; the same id again is a new row")
  func removedAndAddedAgain() throws {
    let screen = Screen(People(journal: nil))
    try screen.button("Ada has 0").tap()
    try screen.button("Remove").tap()
    #expect(screen.rows == ["Bob has 0", "Cleo has 0"])
    try screen.button("Add again").tap()
    #expect(screen.rows == ["Bob has 0", "Cleo has 0", "Ada has 0"])
  }

  @Test("R012 an element that goes to another ForEach loses its row's state")
  func betweenTwoForEaches() throws {
    struct Two: View {
      @State private var open = [ada, bob]
      @State private var done: [Person] = []

      var body: some View {
        VStack {
          Button("Finish") { done.append(open.removeFirst()) }
          ForEach(open) { PersonRow(person: $0, journal: nil) }
          Text("Done:")
          ForEach(done) { PersonRow(person: $0, journal: nil) }
        }
      }
    }
    let screen = Screen(Two())
    try screen.button("Ada has 0").tap()
    try screen.button("Bob has 0").tap()
    try screen.button("Finish").tap()
    #expect(screen.text.hasSuffix("Bob has 1\nDone:\nAda has 0"))
  }

  @Test("R013 an id that is computed anew makes every row anew at every evaluation")
  func unstableIDs() throws {
    struct Unstable: Identifiable {
      var id: UUID { UUID() }
      let name: String
    }
    struct List: View {
      let journal: Journal
      @State private var round = 0

      var body: some View {
        VStack {
          Button("Round \(round)") { round += 1 }
          ForEach([Unstable(name: "Ada"), Unstable(name: "Bob")]) { item in
            PersonRow(person: Person(id: 0, name: item.name), journal: journal)
          }
        }
      }
    }
    let journal = Journal()
    let screen = Screen(List(journal: journal))
    try screen.button("Ada has 0").tap()
    _ = journal.take()
    try screen.button("Round 0").tap()
    #expect(screen.rows == ["Ada has 0", "Bob has 0"])
    #expect(journal.take() == ["Ada appears", "Bob appears", "Ada disappears", "Bob disappears"])
  }

  @Test("R013 with indices as ids the state stays with the position")
  func indexIDs() throws {
    struct Indexed: View {
      @State private var people = [ada, bob, cleo]

      var body: some View {
        VStack {
          Button("Remove first") { people.removeFirst() }
          ForEach(people.indices, id: \.self) { PersonRow(person: people[$0], journal: nil) }
        }
      }
    }
    let screen = Screen(Indexed())
    try screen.button("Ada has 0").tap()
    try screen.button("Remove first").tap()
    #expect(screen.rows == ["Bob has 1", "Cleo has 0"])
  }

  @Test("R014 duplicate ids are told, and the program goes on")
  func duplicateIDs() throws {
    struct Doubled: View {
      @State private var names = ["Ada", "Bob"]

      var body: some View {
        VStack {
          Button("Add Bob") { names.append("Bob") }
          Button("Add Cleo") { names.append("Cleo") }
          ForEach(names, id: \.self) { Text($0) }
        }
      }
    }
    let screen = Screen(Doubled())
    #expect(screen.issues.isEmpty)
    try screen.button("Add Bob").tap()
    #expect(
      screen.issues.map(\.fact) == [
        "ForEach<Array<String>, String, Text>: the ID Bob occurs multiple times within the collection, "
          + "this will give undefined results!"
      ])
    #expect(screen.stopped == nil)
    try screen.button("Add Cleo").tap()
    #expect(screen.shows("Cleo"))
  }

  @Test("R015 a constant range is read once")
  func constantRange() throws {
    struct Ranged: View {
      @State private var count = 3

      var body: some View {
        VStack {
          Button("More") { count += 2 }
          Button("Back") { count = 3 }
          ForEach(0..<count) { Text("row \($0)") }
        }
      }
    }
    let screen = Screen(Ranged())
    #expect(screen.issues.isEmpty)
    try screen.button("More").tap()
    #expect(screen.shows("row 2"))
    #expect(!screen.shows("row 3"))
    #expect(
      screen.issues.map(\.fact) == [
        "ForEach<Range<Int>, Int, Text> count (5) != its initial count (3). `ForEach(_:content:)` should only be used "
          + "for *constant* data. Instead conform data to `Identifiable` or use `ForEach(_:id:content:)` and provide "
          + "an explicit `id`!"
      ])
    try screen.button("Back").tap()
    #expect(screen.issues.count == 1)
    #expect(screen.shows("row 2"))
  }

  @Test("R015 a range with explicit ids may change")
  func rangeWithIDs() throws {
    struct Ranged: View {
      @State private var count = 3

      var body: some View {
        VStack {
          Button("More") { count += 2 }
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
        }
      }
    }
    let screen = Screen(Ranged())
    try screen.button("More").tap()
    #expect(screen.shows("row 4"))
    #expect(screen.issues.isEmpty)
  }
}

private struct Numbers: View {
  let model: NumberModel

  var body: some View {
    VStack { ForEach(model.numbers, id: \.self) { Numbered(number: $0, model: model) } }
  }
}

private struct Numbered: View {
  let number: Int
  let model: NumberModel
  @State private var birth: Int

  init(number: Int, model: NumberModel) {
    self.number = number
    self.model = model
    _birth = State(initialValue: model.clock)
  }

  var body: some View { Text(verbatim: "\(number) born \(birth)") }
}

@Observable @MainActor private final class NumberModel {
  var numbers = Array(0..<8)
  @ObservationIgnored var clock = 0
}
