import ComposableArchitecture
import Foundation
import Testing

/// Printed is to standard error: each of these is a process of its own, whose output is read.
@MainActor @Suite struct PrintChangesTests {
  private func output(_ result: ExitTest.Result) -> String {
    String(decoding: result.standardErrorContent, as: UTF8.self)
  }

  @Test func actionsAndDifferencesArePrinted() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Edit.State()) { Edit()._printChanges() }
        store.send(.nameChanged("Ada"))
        store.send(.saveTapped)
      }
    }
    #expect(
      output(result).contains(
        """
        received action:
          Edit.Action.nameChanged("Ada")
            Edit.State(
          -   name: "",
          +   name: "Ada",
              heard: ""
            )
        """))
    #expect(
      output(result).contains(
        """
        received action:
          Edit.Action.saveTapped
          (No state changes)
        """))
  }

  @Test func labelsOfActionsArePrinted() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Edit.State()) { Edit()._printChanges(.actionLabels) }
        store.send(.nameChanged("Ada"))
        store.send(.saveTapped)
      }
    }
    #expect(output(result).contains("received action: Edit.Action.nameChanged\n"))
    #expect(output(result).contains("received action: Edit.Action.saveTapped\n"))
    #expect(!output(result).contains("Ada"))
  }

  @Test func nothingIsPrintedWithoutAPrinter() async throws {
    let result = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let store = Store(initialState: Edit.State()) { Edit()._printChanges(nil) }
        store.send(.nameChanged("Ada"))
      }
    }
    #expect(!output(result).contains("received action"))
  }
}
