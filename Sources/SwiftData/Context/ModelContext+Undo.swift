import TenureScenes

extension ModelContext {
  /// Not here: taking back what was done.
  @available(*, unavailable, message: "A context forgets what was done. Call rollback(), or register with undoManager.")
  public var undoManager: UndoManager? {
    get { nil }
    set {}
  }
}
