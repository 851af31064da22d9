import TenureGraph

/// What one writer in the tree says about the environment below it. Scopes are linked upwards, nearest first:
///
///     Text ─▶ [font] ─▶ [Session, locale] ─▶ root
///
/// Whoever reads a key depends on the cell that it finds, or on there being none; see `say(_:over:)`.
@_spi(Tree) public class EnvironmentScope: WindowLink {
  /// Nil for the outermost scope alone, an `OutermostScope`.
  fileprivate(set) final var parent: EnvironmentScope?
  package final var cells: [EnvironmentCell]

  public init(parent: EnvironmentScope) {
    self.parent = parent
    cells = []
    super.init(parent.window)
  }

  fileprivate init(outermostOf window: Window) {
    parent = nil
    cells = []
    super.init(window)
  }

  /// The nearest cell for `key`.
  package final func cell(for key: ObjectIdentifier) -> EnvironmentCell? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for cell in current.cells where cell.key == key { return cell }
      scope = current.parent
    }
    return nil
  }

  /// Nobody says anything about the key: whoever asks looks again once somebody does.
  final func missed(_ key: ObjectIdentifier) {
    if readsAreNoted() { outermost.silence(about: key).access() }
  }

  final var outermost: OutermostScope {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return cast(scope, to: OutermostScope.self)
  }

  /// True when what `other` says counts here.
  final func isInside(_ other: EnvironmentScope) -> Bool {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if current === other { return true }
      scope = current.parent
    }
    return false
  }
}

/// The scope that every way up ends in.
final class OutermostScope: EnvironmentScope {
  /// What readers depend on of keys that nobody says anything about.
  private var silences: [ObjectIdentifier: Source] = [:]

  init(of window: Window) { super.init(outermostOf: window) }

  /// Says other values of some keys from now on: whoever reads one that differs looks again.
  func change(_ new: [EnvironmentCell]) {
    for new in new {
      if let cell = cells.first(where: { $0.key == new.key }) {
        if cell !== new, cell.take(new) { cell.invalidate() }
      } else {
        cells.append(new)
        silences[new.key]?.invalidate()
      }
    }
  }

  fileprivate func silence(about key: ObjectIdentifier) -> Source {
    if let known = silences[key] { return known }
    let new = Source()
    silences[key] = new
    return new
  }

  fileprivate var missedKeys: [ObjectIdentifier] { Array(silences.keys) }

  fileprivate func knownSilence(about key: ObjectIdentifier) -> Source? { silences[key] }
}

extension EnvironmentScope {
  /// Says the first values, before there is anybody below.
  final func begin(_ cells: [EnvironmentCell], over parent: EnvironmentScope) {
    self.cells = cells
    self.parent = parent
  }

  /// Says other values from now on, over what `parent` says. Returns how many of them differ.
  ///
  /// A cell whose key is said again stays, and tells its readers when the value differs. A key that is said here no longer,
  /// or for the first time, or that another parent says, is another cell for those below: whoever read the former one, or
  /// its absence, looks again. That may be some who stand elsewhere; they find what they had.
  final func say(_ new: [EnvironmentCell], over parent: EnvironmentScope) -> Int {
    let isSameShape = parent === self.parent && new.count == cells.count
    if isSameShape && new.allSatisfy({ new in cells.contains { $0.key == new.key } }) { return take(new) }
    var keys = Set((cells + new).map(\.key))
    if let former = self.parent, former !== parent {
      keys.formUnion(former.allKeys + parent.allKeys + former.outermost.missedKeys)
    }
    let before = keys.map { ($0, teller(of: $0)) }
    var count = 0
    let kept = cells
    cells = new.map { new in kept.first { $0.key == new.key } ?? new }
    self.parent = parent
    for (key, former) in before where teller(of: key) !== former {
      count += 1
      former?.invalidate()
    }
    return count + take(new)
  }

  private func take(_ new: [EnvironmentCell]) -> Int {
    var count = 0
    for new in new {
      guard let cell = cells.first(where: { $0.key == new.key }), cell !== new, cell.take(new) else { continue }
      count += 1
      cell.invalidate()
    }
    return count
  }

  /// What readers of a key depend on here.
  private func teller(of key: ObjectIdentifier) -> Source? { cell(for: key) ?? outermost.knownSilence(about: key) }

  private var allKeys: [ObjectIdentifier] { cells.map(\.key) + (parent?.allKeys ?? []) }

  /// A scope that says now what `other` says, of itself: for values that come from elsewhere.
  static func copy(of other: EnvironmentScope?, in window: Window) -> EnvironmentScope {
    let copy = OutermostScope(of: window)
    var scope = other
    while let current = scope {
      for cell in current.cells where copy.cell(for: cell.key) == nil { copy.cells.append(cell.copy()) }
      scope = current.parent
    }
    return copy
  }
}

/// The value of one key in one scope; whoever reads it depends on it.
package class EnvironmentCell: Source {
  /// The type that names the key, or that of the object.
  let type: Any.Type
  var key: ObjectIdentifier { ObjectIdentifier(type) }

  init(type: Any.Type) { self.type = type }

  /// The value, for people.
  var described: Any { fatalError("a cell has a value of its own") }

  /// Takes over the value of another cell of the same key; true when it differs.
  func take(_ other: EnvironmentCell) -> Bool { fatalError("a cell has a value of its own") }

  /// A cell without readers that says the same.
  func copy() -> EnvironmentCell { fatalError("a cell has a value of its own") }
}

package final class ValueCell<Value>: EnvironmentCell {
  package var value: Value

  package init(key: Any.Type, _ value: Value) {
    self.value = value
    super.init(type: key)
  }

  override var described: Any { value }

  override func take(_ other: EnvironmentCell) -> Bool {
    let new = cast(other, to: ValueCell<Value>.self).value
    if areSame(value, new) { return false }
    value = new
    return true
  }

  override func copy() -> EnvironmentCell { ValueCell(key: type, value) }
}
