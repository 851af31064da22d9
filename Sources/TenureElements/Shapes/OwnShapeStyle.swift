import TenureRender
@_spi(Tree) import TenureTree

/// How something is filled: a colour, a gradient, a material, or what the program makes of the environment.
///
///     struct Ink: ShapeStyle {
///       func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
///         environment.colorScheme == .dark ? Color.white : Color.indigo
///       }
///     }
///
/// A style of the program's own is asked anew when what it reads of the environment is another. The trap: the backgrounds of
/// bars and sheets, and charts, take what it says in the environment that there is by default.
public protocol ShapeStyle: Sendable {
  /// The kind of style that is made of an environment; none where the style is what it is.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// For hosts.
  var _styleName: String { get }
  /// A style of the program's own; nil for what hosts know.
  var _own: _OwnShapeStyle? { get }
}

extension ShapeStyle {
  public var _styleName: String { resolve(in: EnvironmentValues())._word(in: EnvironmentValues()) }
  public var _own: _OwnShapeStyle? {
    Resolved.self == Never.self ? nil : _OwnShapeStyle { resolve(in: $0)._word(in: $0) }
  }

  /// What hosts are told in an environment.
  func _word(in environment: EnvironmentValues) -> String { _own?.word(environment) ?? _styleName }
}

extension ShapeStyle where Resolved == Never {
  /// There is nothing to make of an environment.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a style by itself: nothing resolves it.")
  }
}

extension Never: ShapeStyle {
  public var _styleName: String { switch self {} }
}

extension Color.Resolved: ShapeStyle {
  public var _styleName: String { Color(self).name }
}

/// A style of the program's own: what hosts are told of it, for an environment.
public final class _OwnShapeStyle: Sendable, Equatable {
  let word: @Sendable (EnvironmentValues) -> String

  init(_ word: @escaping @Sendable (EnvironmentValues) -> String) { self.word = word }

  /// The same object: what a style says nobody can compare.
  public static func == (a: _OwnShapeStyle, b: _OwnShapeStyle) -> Bool { a === b }

  /// The same style, about which more is said.
  func saying(_ more: @escaping @Sendable (String) -> String) -> _OwnShapeStyle {
    _OwnShapeStyle { [word] in more(word($0)) }
  }

  /// What is said at an element, which is described again when that is another.
  @MainActor func word(at node: ElementNode) -> String {
    node.window.part(WatchingElements.self).watch(node).track {
      let environment = EnvironmentValues(scope: node.environment)
      // The last reading counts: an element's words are those of its locale too.
      if EnvironmentLocale.isWritten { _ = environment.locale }
      return word(environment)
    }
  }
}

extension View {
  /// Says a style about the elements inside, with what else `more` says.
  nonisolated consuming func style<S: ShapeStyle>(
    _ name: ModifierName, in style: S, _ more: @escaping (inout Attributes) -> Void = { _ in }
  ) -> ModifiedContent<Self, _ResolvedStyleModifier> {
    func said(_ word: String) -> RenderModifier {
      var attributes = Attributes()
      attributes[.value] = .text(word)
      more(&attributes)
      return RenderModifier(name, attributes)
    }
    guard let own = style._own else { return self.style(said(style._styleName), nil) }
    return self.style(RenderModifier(name), StyleResolution { said(own.word($0)) })
  }

  /// Says the styles of several levels about the elements inside.
  nonisolated consuming func style(
    _ name: ModifierName, in styles: [(AttributeKey, any ShapeStyle)]
  ) -> ModifiedContent<Self, _ResolvedStyleModifier> {
    func said(_ word: (any ShapeStyle) -> String) -> RenderModifier {
      var attributes = Attributes()
      for (key, style) in styles { attributes[key] = .text(word(style)) }
      return RenderModifier(name, attributes)
    }
    if styles.allSatisfy({ $0.1._own == nil }) { return self.style(said { $0._styleName }, nil) }
    return self.style(
      RenderModifier(name), StyleResolution { environment in said { $0._word(in: environment) } })
  }
}
