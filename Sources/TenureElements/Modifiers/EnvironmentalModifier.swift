import TenureTree

/// A modifier that is chosen by the environment where it stands.
///
///     struct Frame: EnvironmentalModifier {
///       func resolve(in environment: EnvironmentValues) -> some ViewModifier {
///         Padded(amount: environment.horizontalSizeClass == .compact ? 8 : 24)
///       }
///     }
///
/// It is asked anew whenever anything in the environment is another.
public protocol EnvironmentalModifier: ViewModifier {
  /// The kind of modifier that is chosen.
  associatedtype ResolvedModifier: ViewModifier

  /// The modifier for this environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// The content with the modifier that was chosen.
  @MainActor public func body(content: Content) -> _EnvironmentalBody<Content, ResolvedModifier> {
    _EnvironmentalBody(content: content, resolve: { resolve(in: $0) })
  }
}

/// Content with a modifier that the environment chooses.
public struct _EnvironmentalBody<Content: View, Resolved: ViewModifier> {
  let content: Content
  let resolve: (EnvironmentValues) -> Resolved
  @Environment(\.self) private var environment

  init(content: Content, resolve: @escaping (EnvironmentValues) -> Resolved) {
    self.content = content
    self.resolve = resolve
  }
}

extension _EnvironmentalBody: View {
  /// The content with the modifier for the environment as it is.
  @MainActor public var body: some View { content.modifier(resolve(environment)) }
}
