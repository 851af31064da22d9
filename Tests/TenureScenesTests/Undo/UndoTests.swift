import SwiftUI
import TenureTesting
import Testing

/// What a user has done is taken back, and done again.
@MainActor @Suite struct UndoTests {
  @MainActor final class Model: ObservableObject {
    @Published var items = ["Milk", "Bread"]

    func remove(_ item: String, _ manager: UndoManager?) {
      items.removeAll { $0 == item }
      manager?.registerUndo(withTarget: self) { model in model.add(item, manager) }
      manager?.setActionName("Delete")
    }

    func add(_ item: String, _ manager: UndoManager?) {
      items.append(item)
      manager?.registerUndo(withTarget: self) { model in model.remove(item, manager) }
    }
  }

  struct Shopping: View {
    @StateObject private var model = Model()
    @Environment(\.undoManager) private var undoManager

    var body: some View {
      Text(model.items.joined(separator: ", ") + ".")
      Button("Remove Milk") { model.remove("Milk", undoManager) }
      Button("Remove All") { for item in model.items { model.remove(item, undoManager) } }
      Button(undoManager?.undoMenuItemTitle ?? "No undo") { undoManager?.undo() }
        .disabled(undoManager?.canUndo != true)
      Button("Redo") { undoManager?.redo() }.disabled(undoManager?.canRedo != true)
    }
  }

  @Test func whatWasDoneIsTakenBackAndDoneAgain() throws {
    let screen = Screen(Shopping())
    #expect(try !screen.button("Undo").isEnabled)
    try screen.button("Remove Milk").tap()
    #expect(screen.shows("Bread."))
    try screen.button("Undo Delete").tap()
    #expect(screen.shows("Bread, Milk."))
    #expect(try !screen.button("Undo").isEnabled)
    try screen.button("Redo").tap()
    #expect(screen.shows("Bread."))
    try screen.button("Undo Delete").tap()
    #expect(screen.shows("Bread, Milk."))
    #expect(screen.issues.isEmpty)
  }

  @Test func whatOneEventDoesIsTakenBackTogether() throws {
    let screen = Screen(Shopping())
    try screen.button("Remove All").tap()
    #expect(screen.shows("."))
    try screen.button("Undo Delete").tap()
    #expect(screen.shows("Bread, Milk."))
  }

  @Test func twoEventsAreTakenBackOneByOne() throws {
    let screen = Screen(Shopping())
    try screen.button("Remove Milk").tap()
    try screen.button("Remove All").tap()
    try screen.button("Undo Delete").tap()
    #expect(screen.shows("Bread."))
    try screen.button("Undo Delete").tap()
    #expect(screen.shows("Bread, Milk."))
  }

  @Test func somethingNewEndsWhatCouldBeDoneAgain() throws {
    let screen = Screen(Shopping())
    try screen.button("Remove Milk").tap()
    try screen.button("Undo Delete").tap()
    try screen.button("Remove All").tap()
    #expect(try !screen.button("Redo").isEnabled)
  }

  final class Counter { var value = 0 }

  private func change(_ counter: Counter, by step: Int, _ manager: UndoManager) {
    counter.value += step
    manager.registerUndo(withTarget: counter) { [self] in change($0, by: -step, manager) }
  }

  @Test func groupsLevelsAndTargets() {
    let manager = UndoManager(), counter = Counter()
    manager.groupsByEvent = false
    for step in [1, 10, 100] {
      manager.beginUndoGrouping()
      change(counter, by: step, manager)
      change(counter, by: step, manager)
      manager.endUndoGrouping()
    }
    #expect(counter.value == 222)
    manager.levelsOfUndo = 2
    manager.undo()
    #expect(counter.value == 22)
    manager.undo()
    #expect(counter.value == 2 && !manager.canUndo)
    manager.redo()
    #expect(counter.value == 22)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo && !manager.canRedo)
    manager.disableUndoRegistration()
    manager.beginUndoGrouping()
    change(counter, by: 1, manager)
    manager.endUndoGrouping()
    #expect(!manager.canUndo)
  }

  @Test func aTargetIsNotKept() {
    let manager = UndoManager()
    manager.groupsByEvent = false
    weak var kept: Counter?
    do {
      let counter = Counter()
      kept = counter
      manager.beginUndoGrouping()
      change(counter, by: 1, manager)
      manager.endUndoGrouping()
    }
    #expect(kept == nil)
    manager.undo()
  }
}
