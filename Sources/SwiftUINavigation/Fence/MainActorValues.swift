import CasePaths
import SwiftUI

// Values that need not be sendable, since views read and write them on the main actor alone.

extension Binding {
  /// What a case of an optional enum holds, nil while it is another one. Writing nil takes the whole value away, while it is
  /// that case.
  public func `case`<Enum, Case>(_ path: AnyCasePath<Enum, Case>) -> Binding<Case?> where Value == Enum? {
    nonisolated(unsafe) let base = self
    return Binding<Case?> {
      unsafe base.wrappedValue.flatMap(path.extract)
    } set: { value, transaction in
      guard unsafe base.wrappedValue.flatMap(path.extract) != nil else { return }
      unsafe base.transaction(transaction).wrappedValue = value.map(path.embed)
    }
  }
}

/// What takes time, begun by a button.
func told<Value>(_ handler: @escaping @MainActor (Value?) async -> Void) -> (Value?) -> Void {
  { action in
    nonisolated(unsafe) let action = action
    Task { @MainActor in await unsafe handler(action) }
  }
}
