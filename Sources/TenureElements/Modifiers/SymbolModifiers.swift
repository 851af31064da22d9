import TenureRender
@_spi(Tree) import TenureTree

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
  let name: String
  public static let monochrome = Self(name: "monochrome")
  public static let multicolor = Self(name: "multicolor")
  public static let hierarchical = Self(name: "hierarchical")
  public static let palette = Self(name: "palette")
}

/// Which form of a symbol is meant where its name says none.
public struct SymbolVariants: Hashable, Sendable {
  let name: String
  public static let none = Self(name: "")
  public static let fill = Self(name: "fill")
  public static let circle = Self(name: "circle")
  public static let square = Self(name: "square")
  public static let rectangle = Self(name: "rectangle")
  public static let slash = Self(name: "slash")
  public var fill: Self { Self(name: name.isEmpty ? "fill" : "\(name).fill") }
  public var circle: Self { Self(name: name.isEmpty ? "circle" : "circle.\(name)") }
  public var square: Self { Self(name: name.isEmpty ? "square" : "square.\(name)") }
  public var slash: Self { Self(name: name.isEmpty ? "slash" : "slash.\(name)") }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// Which form of a symbol is meant where its name says none.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

/// How one content becomes another.
public struct ContentTransition: Equatable, Sendable {
  let name: String
  public static let identity = Self(name: "identity")
  public static let opacity = Self(name: "opacity")
  public static let interpolate = Self(name: "interpolate")
  public static let symbolEffect = Self(name: "symbolEffect")
  /// One symbol becomes the other by an effect. Hosts have one such effect.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T) -> Self { symbolEffect }
  public static func numericText(countsDown: Bool = false) -> Self { Self(name: "numericText") }
  public static func numericText(value: Double) -> Self { Self(name: "numericText") }
}

extension View {
  /// Sets how symbols are coloured. The browser knows two layers of a symbol: what stands in its shape or hangs on it, and the rest.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode, .symbolRenderingMode, .text(mode?.name ?? "automatic"))
  }
  /// Uses a variant of the symbols inside, such as filled ones.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
  /// Sets how the content changes under an animation.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition, .contentTransition, .text(transition.name))
  }
}

extension Image {
  /// Sets how this symbol is coloured; it stays an image, so that `resizable()` may follow.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with(.symbolRenderingMode, mode?.name ?? "automatic")
  }
}
