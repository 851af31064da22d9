import Synchronization

/// The publishers of objects without `@Published` properties, which still call `objectWillChange.send()`.
enum DetachedPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64  // dead entries are swept when the table grows beyond it
  }

  private static let table = Mutex(Table())

  /// One publisher per object, for its life.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let key = ObjectIdentifier(object), carried = Carried(object)
    return table.withLock { table in
      if let entry = table.entries[key], entry.object != nil { return entry.publisher }
      if table.entries.count >= table.limit {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.limit = max(64, 2 * table.entries.count)
      }
      let publisher = ObservableObjectPublisher()
      table.entries[key] = Entry(object: carried.value, publisher: publisher)
      return publisher
    }
  }
}
