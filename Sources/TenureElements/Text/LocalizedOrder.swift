import Foundation
import Synchronization

extension SortDescriptor {
  /// Sorts texts as people do: `.localizedStandard`, `.localized`. Foundation has these on Apple's platforms alone.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedOrder, order: SortOrder = .forward
  ) {
    if comparator.isStandard {
      self.init(PeopleOrderedText.path(keyPath, \._inStandardOrder), order: order)
    } else {
      self.init(PeopleOrderedText.path(keyPath, \._inLocalOrder), order: order)
    }
  }

  /// Sorts texts as people do, as on Apple's platforms where no comparator is said.
  public init(_ keyPath: KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
    self.init(keyPath, comparator: .localizedStandard, order: order)
  }
}

/// An order of texts that follows the language.
///
///     names.sorted(using: .localizedStandard)
///     KeyPathComparator(\Person.name, comparator: .localizedStandard)
public struct _LocalizedOrder: SortComparator, Sendable {
  let isStandard: Bool
  /// Forward or reverse.
  public var order = SortOrder.forward

  /// Which of both comes first.
  public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
    return isStandard ? first.inStandardOrder(with: second) : first.localizedCompare(second)
  }
}

extension SortComparator where Self == _LocalizedOrder {
  /// As the Finder sorts: "item 2" before "item 10".
  public static var localizedStandard: Self { Self(isStandard: true) }
  /// As a dictionary of the language does.
  public static var localized: Self { Self(isStandard: false) }
}

extension String {
  fileprivate var _inStandardOrder: PeopleOrderedText { PeopleOrderedText(text: self, isStandard: true) }
  fileprivate var _inLocalOrder: PeopleOrderedText { PeopleOrderedText(text: self, isStandard: false) }
}

/// A text that is compared with others as people do.
package struct PeopleOrderedText: Comparable {
  let text: String
  let isStandard: Bool

  package static func < (first: PeopleOrderedText, second: PeopleOrderedText) -> Bool {
    let result =
      first.isStandard
      ? first.text.inStandardOrder(with: second.text) : first.text.localizedCompare(second.text)
    return result == .orderedAscending
  }

  /// The properties behind the key paths that sort by them.
  private static let properties = Mutex<[Path: Path]>([:])

  private struct Path: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  fileprivate static func path<Root>(
    _ property: KeyPath<Root, String> & Sendable, _ order: KeyPath<String, PeopleOrderedText> & Sendable
  ) -> KeyPath<Root, PeopleOrderedText> & Sendable {
    let path = property.joined(order)
    let (key, value) = (Path(keyPath: path), Path(keyPath: property))
    properties.withLock { $0[key] = value }
    return path
  }

  /// The property that a key path sorts by.
  package static func property(_ keyPath: AnyKeyPath) -> AnyKeyPath {
    let key = Path(keyPath: keyPath)
    return properties.withLock { $0[key] }?.keyPath ?? keyPath
  }
}
