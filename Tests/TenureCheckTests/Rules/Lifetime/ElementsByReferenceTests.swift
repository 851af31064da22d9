import TenureCheck
import Testing

@Suite struct ElementsByReferenceTests {
  static let pairs = [
    Pair(
      "a published list of plain objects",
      bad: """
        final class Task { let id = 1; var title = "" }
        final class Plan: ObservableObject {
          /*!*/ @Published var tasks = [Task()]
          func rename() { tasks[0].title = "New" }
        }
        struct PlanView: View {
          @StateObject private var plan = Plan()
          var body: some View {
            ForEach(plan.tasks, id: \\.id) { task in Text(task.title) }
            Button("Rename") { plan.rename() }
          }
        }
        """,
      good: """
        struct Task { let id = 1; var title = "" }
        final class Plan: ObservableObject {
          @Published var tasks = [Task()]
          func rename() { tasks[0].title = "New" }
        }
        struct PlanView: View {
          @StateObject private var plan = Plan()
          var body: some View {
            ForEach(plan.tasks, id: \\.id) { task in Text(task.title) }
            Button("Rename") { plan.rename() }
          }
        }
        """, severity: .warning),
    Pair(
      "objects that are followed, or stay as they are",
      bad: """
        final class Lamp { let name: String; var isOn = false; init(name: String) { self.name = name } }
        struct Lamps: View {
          /*!*/ @State private var lamps = [Lamp(name: "Desk")]
          var body: some View {
            ForEach(lamps, id: \\.name) { lamp in
              Button(lamp.isOn ? "on" : "off") { lamp.isOn.toggle() }
            }
          }
        }
        """,
      good: """
        @Observable final class Lamp { let name: String; var isOn = false; init(name: String) { self.name = name } }
        final class Room { let name = "Hall" }
        struct Lamps: View {
          @State private var lamps = [Lamp(name: "Desk")]
          @State private var rooms = [Room()]
          var body: some View {
            ForEach(lamps, id: \\.name) { lamp in
              Button(lamp.isOn ? "on" : "off") { lamp.isOn.toggle() }
            }
            ForEach(rooms, id: \\.name) { room in Text(room.name) }
          }
        }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(ReferenceTypeInState.self) }
}
