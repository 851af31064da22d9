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

  private static var shown: [ObjectIdentifier: [Shown]] = [:]

  /// Put in place with the first link of a window that is listened to.
  private static let observing = PublishedWrites.add { owner, property, old, new in
    let write = Unchecked(value: (owner, property, old, new))
    if tenure_is_main_thread() {
      asMainActor { record(write.value.0, write.value.1, write.value.2, write.value.3) }
    } else {
      onMain { record(write.value.0, write.value.1, write.value.2, write.value.3) }
    }
  }

  private static func record(_ owner: AnyObject, _ property: String, _ old: Any, _ new: Any) {
    for place in shown[ObjectIdentifier(owner)] ?? [] {
      place.window?.log?.write(shortName(of: type(of: owner)), property, old, new)
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
