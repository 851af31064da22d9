import Synchronization
import TenureCombine
import TenureThread

/// Which windows show which observable objects, so that a write to a `@Published` property is recorded where it matters.
/// Kept only for windows that somebody listens to.
@MainActor enum PublishedRecord {
  private struct Shown {
    weak var window: Window?
    /// Links from views of the window to the object; positive.
    var links: Int
  }

  /// One write, without the object itself: the record keeps nothing alive.
  private struct Write: Sendable {
    let object: ObjectIdentifier
    let owner: String
    let property: String
    let values: Unchecked<(Any, Any)>
  }

  private static var shown: [ObjectIdentifier: [Shown]] = [:]

  /// Put in place with the first link of a window that is listened to.
  private static let observing = PublishedWrites.add { owner, property, old, new in
    let write = Write(
      object: ObjectIdentifier(owner), owner: shortName(of: type(of: owner)), property: property,
      values: Unchecked(value: (old, new)))
    if tenure_is_main_thread() {
      asMainActor { record(write) }
    } else {
      arrived.writes.withLock { $0.append(write) }
      onMainOnce(about: arrived) {
        let writes = arrived.writes.withLock { writes in
          defer { writes = [] }
          return writes
        }
        for write in writes { record(write) }
      }
    }
  }

  /// Writes from other threads, in order, that the record has not been told of.
  private final class Arrived: Sendable { let writes = Mutex<[Write]>([]) }
  private nonisolated static let arrived = Arrived()

  private static func record(_ write: Write) {
    for place in shown[write.object] ?? [] {
      place.window?.log?.write(
        write.owner, write.property, write.values.value.0, write.values.value.1, at: write.object)
    }
  }

  /// A view of `window` observes `object` from now on.
  static func link(_ object: AnyObject, in window: Window) {
    _ = observing
    var places = shown[ObjectIdentifier(object)] ?? []
    if let index = places.firstIndex(where: { $0.window === window }) {
      places[index].links += 1
    } else {
      places.append(Shown(window: window, links: 1))
    }
    shown[ObjectIdentifier(object)] = places
  }

  /// Takes one link back. Called while the object still lives, so that its place in the table is still its own.
  static func unlink(_ object: AnyObject, in window: Window) {
    guard var places = shown[ObjectIdentifier(object)] else { return }
    if let index = places.firstIndex(where: { $0.window === window }) { places[index].links -= 1 }
    places.removeAll { $0.links == 0 || $0.window == nil }
    shown[ObjectIdentifier(object)] = places.isEmpty ? nil : places
  }
}
