/// What the views of a test write down, in order.
@MainActor final class Notes<Entry> {
  private(set) var all: [Entry] = []

  nonisolated init() {}

  func add(_ entry: Entry) { all.append(entry) }

  /// Hands out what has been written since the last time.
  func take() -> [Entry] {
    defer { all = [] }
    return all
  }
}
