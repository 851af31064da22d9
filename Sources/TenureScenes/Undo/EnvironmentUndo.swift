@_spi(Tree) import TenureTree

/// The undo manager of one window.
@MainActor final class UndoPart: WindowPart {
  static let slot = PartSlot()
  let manager = UndoManager()

  init(of window: Window) {
    manager.whenEventEnds = { [place = window.reference] end in
      guard let window = place.window else { return end() }
      window.afterBodies(end)
      window.needsUpdate()
    }
  }
}

extension EnvironmentValues {
  /// What remembers how to take back what a user has done in the window; nil outside of a view.
  public var undoManager: UndoManager? {
    guard let window else { return nil }
    return asMainActor { (window.part() as UndoPart).manager }
  }
}
