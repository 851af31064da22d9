import SwiftUI
import TenureRuntime
import Testing

/// Properties that many views read, and views that read many properties.
@MainActor @Suite struct ManyReadersTests {
  @Observable final class Model {
    var title = "Title"
    var count = 0
  }

  /// What a view reads, said anew before each evaluation; it is no state.
  final class Choice {
    var chosen: [Int] = []
  }

  final class Bodies { var ran: [Int] = [] }

  struct Reader: View {
    let row: Int
    let again: Model
    let models: [Model]
    let choice: Choice
    let bodies: Bodies

    var body: some View {
      bodies.ran.append(row)
      let sum = choice.chosen.reduce(again.count) { $0 + models[$1].count }
      return Text("\(row): \(sum)")
    }
  }

  struct Readers: View {
    let count: Int
    let again: Model
    var models: [Model] = []
    var choices: [Choice] = []
    let bodies: Bodies

    var body: some View {
      VStack {
        ForEach(0..<count, id: \.self) { row in
          Reader(
            row: row, again: again, models: models, choice: choices.isEmpty ? Choice() : choices[row], bodies: bodies)
        }
      }
    }
  }

  @Test(
    "R045 R113 What many views read is watched once, and each of them runs once for a change", arguments: [false, true])
  func manyReaders(isRecording: Bool) {
    var weights: Set<Int> = []
    for count in [1, 2, 200] {
      let (model, bodies) = (Model(), Bodies())
      let session = Session(recording: isRecording)
      session.mount(Readers(count: count, again: model, bodies: bodies))
      bodies.ran = []
      session.handle("write") { model.count += 1 }
      #expect(bodies.ran.sorted() == Array(0..<count))
      #expect(texts(session) == (0..<count).map { "\($0): 1" })
      weights.insert(dumped(model).split(separator: "\n").count)
      session.unmount()
      #expect(!dumped(model).contains("Tracking"))
    }
    #expect(weights.count == 1)
  }

  @Test("R113 An evaluation that reads the same leaves what is watched as it is", arguments: [false, true])
  func sameAgain(isRecording: Bool) {
    let (model, bodies) = (Model(), Bodies())
    let session = Session(recording: isRecording)
    session.mount(Readers(count: 3, again: model, bodies: bodies))
    let before = dumped(model)
    #expect(before.contains("Tracking"))
    for _ in 0..<10 {
      session.handle("write") { model.count += 1 }
      model.count = 0
      session.updateIfNeeded()
    }
    #expect(dumped(model) == before)
    session.unmount()
  }

  @Test(
    "R045 Of many properties a view depends on those that its last evaluation read, as many as they are",
    arguments: 0..<20)
  func changingReads(seed: Int) {
    var steps = Steps(state: UInt64(seed))
    let (again, bodies) = (Model(), Bodies())
    let models = (0..<30).map { _ in Model() }
    let choices = (0..<12).map { _ in Choice() }
    let session = Session(recording: seed % 2 == 0)
    session.mount(Readers(count: choices.count, again: again, models: models, choices: choices, bodies: bodies))
    for _ in 0..<20 {
      for choice in choices where Bool.random(using: &steps) {
        let most = Bool.random(using: &steps) ? 3 : 24
        choice.chosen = (0..<Int.random(in: 0...most, using: &steps)).map { _ in Int.random(in: 0..<30, using: &steps) }
      }
      session.handle("look again") { again.count += 1 }
      bodies.ran = []
      let written = Int.random(in: 0..<30, using: &steps)
      session.handle("write") { models[written].count += 1 }
      #expect(bodies.ran.sorted() == choices.indices.filter { choices[$0].chosen.contains(written) }, "seed \(seed)")
    }
    session.unmount()
    #expect(!models.contains { dumped($0).contains("Tracking") })
  }

  private func texts(_ session: Session) -> [String] {
    session.screen?.children.flatMap { $0.children.isEmpty ? [$0] : $0.children }
      .compactMap { $0.attributes[.text]?.text } ?? []
  }

  /// A model with all that the library keeps of who watches it.
  private func dumped(_ model: Model) -> String {
    var text = ""
    dump(model, to: &text)
    return text
  }
}
