import ComposableArchitecture
import TenureTesting
import Testing

@MainActor @Suite struct OlderPartsTests {
  private struct Trouble: Error { let number: Int }

  @Test("The result of a task is its value or its error, and can be compared")
  func taskResult() async {
    let value = await TaskResult { 3 }
    let error = await TaskResult<Int> { throw Trouble(number: 1) }
    #expect(value == .success(3) && value != .success(4))
    #expect(error == .failure(Trouble(number: 1)) && error != .failure(Trouble(number: 2)) && error != value)
    #expect(value[case: \.success] == 3)
  }

  @Test("Changes are handed to a printer, action by action")
  func printed() {
    var lines: [String] = []
    let store = Store(initialState: Edit.State()) {
      Edit()._printChanges(
        _ReducerPrinter { action, before, after in lines.append("\(action): \(before.name) to \(after.name)") })
    }
    store.send(.nameChanged("Ada"))
    #expect(lines == ["nameChanged(\"Ada\"):  to Ada"])
  }

  @Test("A text that is state keeps its looks, and is another one with others")
  func looks() throws {
    let plain = TextState("Delete", comment: "An answer")
    let styled = plain.foregroundColor(.red).fontWeight(.bold).underline() + TextState(" all").font(.title)
    #expect(styled != plain + TextState(" all") && styled == styled && String(state: styled) == "Delete all")
    let screen = Screen { VStack { Text(styled) } }
    #expect(try screen.text("Delete all").label == "Delete all")
  }
}
