@_spi(Tree) import TenureTree

extension Window {
  /// Runs an event: what it writes is taken up by the update at its end, so nobody has to be told.
  package func turn(_ event: () -> Void) {
    graph.beginBatch()
    defer { graph.endBatch() }
    noticeStoredChanges()
    Window.handling = self
    event()
    Window.handling = nil
    noticeOwnStoredChanges()
    update()
    tellUnreadWrites()
  }
}
