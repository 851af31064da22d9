import TenureElements
@_spi(Tree) import TenureTree

/// The truth that a navigation stack follows: where its path is kept, and what it was when last looked at.
@MainActor class PathSource {
  /// How the path differs from the last look: so many of its values are as they were, and these follow.
  struct Change {
    var kept: Int
    var added: [PathElement]
  }

  /// Looks at the path. Whoever evaluates this depends on it.
  func look() -> Change { fatalError("each source looks for itself") }
  /// The values as they were at the last look.
  var values: [AnyHashable] { fatalError("each source knows its values") }
  /// The same, each with its type.
  var elements: [PathElement] { fatalError("each source knows its values") }
  /// The type of all values; nil where they are of any.
  var elementType: (any Hashable.Type)? { nil }
  /// Puts other values into the path. They are of the type that it takes.
  func replace(with elements: [PathElement]) { fatalError("each source replaces for itself") }
  var typeName: String { fatalError("each source knows its type") }
  /// True when a value of this type can be in the path.
  func takes<Value: Hashable>(_ type: Value.Type) -> Bool { fatalError("each source knows what it takes") }
  func append<Value: Hashable>(_ value: Value) { fatalError("each source appends for itself") }
  /// Takes away all from a position on.
  func truncate(to count: Int) { fatalError("each source truncates for itself") }
}

/// A path of values of one type, in the program's own collection.
final class TypedPathSource<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>: PathSource
where Data.Element: Hashable {
  var binding: Binding<Data>
  private var seen: [Data.Element] = []

  init(_ binding: Binding<Data>) { self.binding = binding }

  override func look() -> Change {
    let now = binding.wrappedValue
    var kept = 0
    for element in now {
      guard kept < seen.count, seen[kept] == element else { break }
      kept += 1
    }
    let added = now.dropFirst(kept)
    seen.removeLast(seen.count - kept)
    seen.append(contentsOf: added)
    return Change(kept: kept, added: added.map { PathElement($0) })
  }

  override var values: [AnyHashable] { seen.map { AnyHashable($0) } }
  override var elements: [PathElement] { seen.map { PathElement($0) } }
  override var elementType: (any Hashable.Type)? { Data.Element.self }
  override func replace(with elements: [PathElement]) {
    binding.wrappedValue = Data(elements.compactMap { $0.value as? Data.Element })
  }
  override var typeName: String { "\(Data.self)" }
  override func takes<Value: Hashable>(_ type: Value.Type) -> Bool { Value.self == Data.Element.self }

  override func append<Value: Hashable>(_ value: Value) {
    if let value = value as? Data.Element { binding.wrappedValue.append(value) }
  }

  override func truncate(to count: Int) {
    let excess = binding.wrappedValue.count - count
    if excess > 0 { binding.wrappedValue.removeLast(excess) }
  }
}

/// A path of values of any types.
final class MixedPathSource: PathSource {
  var binding: Binding<NavigationPath>
  private var seen: [PathElement] = []

  init(_ binding: Binding<NavigationPath>) { self.binding = binding }

  override func look() -> Change {
    let now = binding.wrappedValue.elements
    var kept = 0
    while kept < min(now.count, seen.count), now[kept] == seen[kept] { kept += 1 }
    seen = now
    return Change(kept: kept, added: Array(now[kept...]))
  }

  override var values: [AnyHashable] { seen.map { AnyHashable($0.value) } }
  override var elements: [PathElement] { seen }
  override func replace(with elements: [PathElement]) {
    var path = NavigationPath()
    path.elements = elements
    binding.wrappedValue = path
  }
  override var typeName: String { "NavigationPath" }
  override func takes<Value: Hashable>(_ type: Value.Type) -> Bool { true }
  override func append<Value: Hashable>(_ value: Value) { binding.wrappedValue.append(value) }

  override func truncate(to count: Int) {
    let excess = binding.wrappedValue.count - count
    if excess > 0 { binding.wrappedValue.removeLast(excess) }
  }
}

/// The path of a stack that the program gave none.
final class OwnPathLocation: Location<NavigationPath>, @unchecked Sendable {
  private var path = NavigationPath()
  private let place: WindowReference

  @MainActor init(in window: Window) { place = window.reference }

  override func get() -> NavigationPath {
    access()
    return path
  }

  override func set(_ new: NavigationPath, _ transaction: Transaction?) {
    asMainActor {
      place.window?.log?.write(
        "NavigationStack", "path", path.elements.map { "\($0.value)" }, new.elements.map { "\($0.value)" },
        at: nil)
    }
    path = new
    invalidate()
  }
}
