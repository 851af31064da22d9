import Synchronization

extension SortDescriptor {
  /// Sorts texts as people do: `.localizedStandard`, `.localized`. Foundation has these on Apple's platforms alone.
  public init(
    _ keyPath: KeyPath<Compared, String> & Sendable, comparator: _LocalizedOrder, order: SortOrder = .forward
  ) {
    switch comparator {
    case .localizedStandard: self.init(LocalizedText.path(keyPath, \._inStandardOrder), order: order)
    case .localized: self.init(LocalizedText.path(keyPath, \._inLocalOrder), order: order)
    }
  }
}

/// An order of texts that follows the language.
public enum _LocalizedOrder: Sendable {
  /// As the Finder sorts: "item 2" before "item 10".
  case localizedStandard
  /// As a dictionary of the language does.
  case localized
}

extension String {
  fileprivate var _inStandardOrder: LocalizedText { LocalizedText(text: self, isStandard: true) }
  fileprivate var _inLocalOrder: LocalizedText { LocalizedText(text: self, isStandard: false) }
}

/// A text that is compared with others as people do.
struct LocalizedText: Comparable {
  let text: String
  let isStandard: Bool

  static func < (first: LocalizedText, second: LocalizedText) -> Bool {
    let result =
      first.isStandard
      ? first.text.localizedStandardCompare(second.text) : first.text.localizedCompare(second.text)
    return result == .orderedAscending
  }

  /// The properties behind the key paths that sort by them.
  private static let properties = Mutex<[Path: Path]>([:])

  private struct Path: Hashable, @unchecked Sendable {
    let keyPath: AnyKeyPath
  }

  fileprivate static func path<Root>(
    _ property: KeyPath<Root, String> & Sendable, _ order: KeyPath<String, LocalizedText> & Sendable
  ) -> KeyPath<Root, LocalizedText> & Sendable {
    let path = property.joined(order)
    let (key, value) = (Path(keyPath: path), Path(keyPath: property))
    properties.withLock { $0[key] = value }
    return path
  }

  /// The property that a key path sorts by.
  static func property(_ keyPath: AnyKeyPath) -> AnyKeyPath {
    let key = Path(keyPath: keyPath)
    return properties.withLock { $0[key] }?.keyPath ?? keyPath
  }
}
