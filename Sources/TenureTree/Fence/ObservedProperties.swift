@_spi(SwiftUI) import Observation

/// A property of an observable object, as the Observation library knows it.
struct ObservedProperty: Hashable {
  /// The state of the object's registrar.
  let registrar: ObjectIdentifier
  let path: AnyKeyPath

  static func == (a: Self, b: Self) -> Bool {
    a.registrar == b.registrar && (a.path === b.path || a.path == b.path)
  }

  /// Equal key paths are of one type. To hash the path itself takes longer than all else that is done with it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(registrar)
    hasher.combine(ObjectIdentifier(type(of: path)))
  }
}

/// What an evaluation has read: the library's own list, and what is in it.
///
///     _AccessList:  registrar ─▶ state of the registrar, key paths of the properties
///
/// The library watches lists as a whole, and each reader with one of its own. Who knows what is in the list can watch a
/// property once, whoever reads it, and leave the watch alone when the reader is evaluated again. Where the library's list
/// is otherwise than it is here, `RuntimeAssumptions` says so, and nothing here is called.
struct ObservedProperties {
  /// What the library has for one registrar, laid out as it is there.
  private struct Entry {
    let state: AnyObject
    var paths: Set<AnyKeyPath>
  }

  private var entries: [ObjectIdentifier: Entry]

  init(_ list: ObservationTracking._AccessList) {
    entries = unsafe unsafeBitCast(list, to: [ObjectIdentifier: Entry].self)
  }

  private init(_ entries: [ObjectIdentifier: Entry]) { self.entries = entries }

  /// Calls `visit` with each property, and with what keeps its registrar's state.
  @inline(__always)
  func forEach(_ visit: (ObservedProperty, _ state: AnyObject) -> Void) {
    for (registrar, entry) in entries {
      for path in entry.paths { visit(ObservedProperty(registrar: registrar, path: path), entry.state) }
    }
  }

  var librarys: ObservationTracking._AccessList {
    unsafe unsafeBitCast(entries, to: ObservationTracking._AccessList.self)
  }

  /// Takes all properties out and leaves the registrars, for the next evaluation to note the same without taking memory.
  /// False where there are many, or some that were not read this time: who keeps them would keep objects alive.
  mutating func empty() -> Bool {
    if entries.count > 4 { return false }
    var index = entries.startIndex
    while index != entries.endIndex {
      if entries.values[index].paths.isEmpty { return false }
      entries.values[index].paths.removeAll(keepingCapacity: true)
      entries.formIndex(after: &index)
    }
    return true
  }

  /// Begins to watch one property.
  static func watch(
    _ property: ObservedProperty, of state: AnyObject,
    willSet: (@Sendable (ObservationTracking) -> Void)? = nil, didSet: @escaping @Sendable (ObservationTracking) -> Void
  ) -> ObservationTracking {
    let entries = [property.registrar: Entry(state: state, paths: [property.path])]
    let tracking = ObservationTracking(Self(entries).librarys)
    ObservationTracking._installTracking(tracking, willSet: willSet, didSet: didSet)
    return tracking
  }
}

extension ObservedProperties {
  /// What in the library's list is otherwise than it is here; nil where nothing is. `labels` are the names of what it has for
  /// a registrar. Nothing is taken for what it may not be before all of it has been looked at.
  static func difference(labels: [String], within reach: Int) -> String? {
    let probe = Probe()
    guard let read = ObservedList.noted(within: reach, by: probe.read) else { return "nothing is noted" }
    let all = Mirror(reflecting: read).children.map(\.value)
    guard all.count == 1, let entries = all.first, "\(type(of: entries))" == "Dictionary<ObjectIdentifier, Entry>",
      let pair = Mirror(reflecting: entries).children.first.map({ Mirror(reflecting: $0.value) }),
      let id = pair.descendant("key") as? ObjectIdentifier, let entry = pair.descendant("value")
    else { return "the list is \(read)" }
    let parts = Mirror(reflecting: entry).children
    let found = parts.compactMap(\.label)
    guard found == labels, size(of: entry) == MemoryLayout<Entry>.size else { return "an entry has \(found)" }
    guard
      let (context, paths) = parts.first.flatMap({ first in parts.dropFirst().first.map { (first.value, $0.value) } }),
      paths is Set<AnyKeyPath>, size(of: context) == MemoryLayout<AnyObject>.size,
      let state = Mirror(reflecting: context).descendant("state", "buffer"), ObjectIdentifier(state as AnyObject) == id
    else { return "an entry is \(entry)" }
    return heardDifference(ObservedProperties(read), probe)
  }

  /// Watches the probe as views are watched.
  private static func heardDifference(_ properties: ObservedProperties, _ probe: Probe) -> String? {
    var watches: [ObservationTracking] = []
    let heard = Heard()
    properties.forEach { watches.append(watch($0, of: $1, didSet: { _ in heard.count += 1 })) }
    probe.change()
    for watch in watches { watch.cancel() }
    probe.change()
    return watches.count == 1 && heard.count == 1
      ? nil : "of 1 change of 1 property \(heard.count) were heard by \(watches.count) watches"
  }

  private static func size<Value>(of value: Value) -> Int {
    func open<Held>(_ value: Held) -> Int { MemoryLayout<Held>.size }
    return _openExistential(value as Any, do: open)
  }
}

private final class Heard: @unchecked Sendable { var count = 0 }

/// Something to read.
final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
  func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
