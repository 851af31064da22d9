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
}
