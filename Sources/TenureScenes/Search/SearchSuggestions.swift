import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// What is offered while a user searches: the scopes, then the suggestions.
struct SearchExtras: View {
  let given: AnyView?
  @Environment(\.offeredSuggestions) private var offered
  @Environment(\.offeredScopes) private var scopes

  var body: some View {
    if let scopes { scopes }
    if let suggestions = offered ?? given { ElementPart(name: "suggestions", inside: suggestions) }
  }
}

private struct SuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct ScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// What the search fields of the views inside offer.
  var offeredSuggestions: AnyView? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }

  /// Where the search fields of the views inside search.
  var offeredScopes: AnyView? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
}

/// A view that completes the search when it is tapped.
public struct _SearchCompletionModifier {
  let completion: SearchCompletion
}

/// What a suggestion puts into the field.
enum SearchCompletion {
  case text(String)
  case token(Any)
}

extension _SearchCompletionModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { SearchCompletionNode(self, in: place) }
}

private final class SearchCompletionNode: LifecycleNode<_SearchCompletionModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.tap) }

  func respond(to action: UserAction) -> Answer {
    guard action == .tap else { return .none }
    var node = parent
    while let current = node {
      if let field = current as? SearchFieldNode {
        field.complete(modifier.completion)
        return .done
      }
      node = current.parent
    }
    return .none
  }
}

/// When the scopes of a search are offered.
public struct SearchScopeActivation: Sendable {
  public static let automatic = SearchScopeActivation()
  public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
  /// Shows search suggestions while the user searches.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.offeredSuggestions, AnyView(suggestions()))
  }

  /// Searches for `completion` when this suggestion is tapped.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(_SearchCompletionModifier(completion: .text(completion)))
  }

  /// Puts `completion` into the field, in place of what is written there, when this suggestion is tapped.
  public nonisolated func searchCompletion<T: Identifiable>(_ completion: T) -> some View {
    modifier(_SearchCompletionModifier(completion: .token(completion)))
  }

  /// Shows search scopes to choose from while the user searches. Each view has a tag of the scope's type.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let scopes = scopes()
    return environment(
      \.offeredScopes, AnyView(Picker("Scope", selection: scope) { scopes }.pickerStyle(.segmented)))
  }

  /// Shows search scopes to choose from while the user searches, whatever the activation.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }
}
