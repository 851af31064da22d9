import TenureGraph

/// What one writer in the tree says about the environment below it. Scopes are linked upwards, nearest first:
///
///     Text ─▶ [font] ─▶ [Session, locale] ─▶ root
///
/// Which keys a scope has is settled when it is made; what they stand at may change.
final class EnvironmentScope: WindowLink {
  let parent: EnvironmentScope?
  var cells: [EnvironmentCell]

  init(parent: EnvironmentScope) {
    self.parent = parent
    cells = []
    super.init(parent.window)
  }

  /// The outermost scope of a window.
  init(rootOf window: Window) {
    parent = nil
    cells = []
    super.init(window)
  }

  /// The nearest cell for `key`.
  func cell(for key: ObjectIdentifier) -> EnvironmentCell? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      for cell in current.cells where cell.key == key { return cell }
      scope = current.parent
    }
    return nil
  }
}

/// The value of one key in one scope; whoever reads it depends on it.
class EnvironmentCell: Source {
  /// The type that names the key, or that of the object.
  let type: Any.Type
  var key: ObjectIdentifier { ObjectIdentifier(type) }

  init(type: Any.Type) { self.type = type }

  /// The value, for people.
  var described: Any { fatalError("a cell has a value of its own") }

  /// Takes over the value of another cell of the same key; true when it differs.
  func take(_ other: EnvironmentCell) -> Bool { fatalError("a cell has a value of its own") }
}

final class ValueCell<Value>: EnvironmentCell {
  var value: Value

  init(key: Any.Type, _ value: Value) {
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
}
