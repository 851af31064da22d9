import SwiftUI
import TenureTesting
import Testing

/// What the Observation library remembers must not grow with the number of evaluations.
@MainActor @Suite struct ObservationMemoryTests {
  @Observable final class Model {
    var title = "Title"
  }

  struct Clock: View {
    let model: Model
    @State private var ticks = 0

    var body: some View {
      Text("\(model.title) \(ticks)")
      Button("Tick") { ticks += 1 }
    }
  }

  @Test("R113 each evaluation re-arms tracking, and a hundred of them hold no more than a few")
  func evaluationsDoNotPileUp() throws {
    let model = Model()
    let screen = Screen(Clock(model: model))
    for _ in 0..<3 { try screen.button("Tick").tap() }
    let few = weight(of: model)
    for _ in 0..<100 { try screen.button("Tick").tap() }
    #expect(weight(of: model) == few)
    screen.close()
    #expect(weight(of: model) < few)
  }

  /// How much there is in a model, watches of the library included: the lines that a dump of it has.
  private func weight(of model: Model) -> Int {
    var text = ""
    dump(model, to: &text)
    return text.split(separator: "\n").count
  }
}
