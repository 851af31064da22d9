@_spi(Tree) import TenureTree

/// A light or a dark appearance.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
