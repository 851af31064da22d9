import Foundation
import TenureElements
@_spi(Tree) import TenureTree

extension EnvironmentValues {
  /// The store for `@AppStorage` that names none; nil for the standard one.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension View {
  /// Names the store for every `@AppStorage` inside that names none itself.
  ///
  /// The trap: models read and write the standard one; give theirs with `store:`.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension Scene {
  /// Names the store for every `@AppStorage` inside that names none itself.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { environment(\.defaultAppStorage, store) }
}
