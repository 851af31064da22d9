import TenureRender
import TenureRuntime

/// Shows the record of causes of every page to whoever looks at `/inspect`: each turn as it ends, and the tree.
@MainActor final class Inspector {
  private struct Watcher {
    let outbox: Outbox
    let flush: () -> Void
    /// Turns already told, by page.
    var told: [String: Int] = [:]
  }

  private var watchers: [ConnectionID: Watcher] = [:]
  /// Sizes of the messages of turns, by page and number of the turn.
  private var names: [String: Int] = [:]

  func join(_ id: ConnectionID, _ outbox: Outbox, pages: [Page], flush: @escaping () -> Void) {
    watchers[id] = Watcher(outbox: outbox, flush: flush)
    for page in pages { tell(id, page) }
  }

  func leave(_ id: ConnectionID) { watchers[id] = nil }

  func turnEnded(on page: Page) {
    for id in watchers.keys { tell(id, page) }
  }

  private func name(of page: Page) -> Int {
    if let number = names[page.secret] { return number }
    names[page.secret] = names.count + 1
    return names.count
  }

  private func tell(_ id: ConnectionID, _ page: Page) {
    guard var watcher = watchers[id], let record = page.session.record, watcher.outbox.bytes < 4 << 20 else { return }
    let told = watcher.told[page.secret] ?? 0
    let total = record.total
    let new = record.turns.suffix(max(0, total - told))
    if new.isEmpty && told > 0 { return }
    watcher.told[page.secret] = total
    watchers[id] = watcher
    var out: [UInt8] = []
    InspectorMessage.write(
      page: name(of: page), title: page.name, first: total - new.count, turns: Array(new), size: page.latestSize,
      tree: page.mirror.root, to: &out)
    watcher.outbox.put(out)
    watcher.flush()
  }
}
