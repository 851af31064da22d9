import Synchronization
import TenureCombine
import TenureThread

/// Which windows show which observable objects, so that a write to a `@Published` property is recorded where it matters; and
/// where it matters to nobody, in the window whose event or task wrote it. Kept only for windows that somebody listens to.
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
    /// Where the event happened, or the task began, that wrote it.
    let cause: Window?
  }

  private static var shown: [ObjectIdentifier: [Shown]] = [:]

  /// Put in place with the first window that is listened to.
  private static let observing = PublishedWrites.add { owner, property, old, new in
    let write = Write(
      object: ObjectIdentifier(owner), owner: shortName(of: type(of: owner)), property: property,
      values: Unchecked(value: (old, new)), cause: Cause.current?.window)
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
    let (old, new) = write.values.value
    let windows = (shown[write.object] ?? []).compactMap(\.window)
    for window in windows { window.log?.write(write.owner, write.property, old, new, at: write.object) }
    if windows.isEmpty {
      write.cause?.log?.write(write.owner, write.property, old, new, at: write.object, isRead: false)
    }
  }

  /// A window that somebody listens to is about to be shown.
  static func begin() { _ = observing }

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
