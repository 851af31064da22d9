import TenureElements
@_spi(Tree) import TenureTree

/// What a search has been narrowed to: in the field, each goes when it is tapped.
private struct SearchTokens<Tokens, Label>
where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable, Label: View {
  @Binding var tokens: Tokens
  let label: (Tokens.Element) -> Label
}

extension SearchTokens: View {
  var body: some View {
    ElementPart(
      name: "tokens",
      inside: HStack {
        ForEach(tokens) { token in
          Button {
            tokens.removeAll { $0.id == token.id }
          } label: {
            label(token)
          }
        }
      })
  }
}

/// What a search can be narrowed to: each goes into the field when it is tapped.
private struct SuggestedTokens<Tokens, Label>
where Tokens: RandomAccessCollection & RangeReplaceableCollection, Tokens.Element: Identifiable, Label: View {
  @Binding var tokens: Tokens
  let suggested: Tokens
  let label: (Tokens.Element) -> Label
}

extension SuggestedTokens: View {
  var body: some View {
    ForEach(suggested.filter { one in !tokens.contains { $0.id == one.id } }) { token in
      Button {
        tokens.append(token)
      } label: {
        label(token)
      }
    }
  }
}

/// Adds a token that is not there yet.
private func adding<C>(to tokens: Binding<C>) -> (Any) -> Bool
where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
  { token in
    guard let token = token as? C.Element else { return false }
    if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
    return true
  }
}

extension View {
  /// A search field that also holds tokens, which `token` shows. A token goes when it is tapped.
  ///
  ///     .searchable(text: $text, tokens: $tags) { Text($0.name) }
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt, suggestions: nil,
        tokens: AnyView(SearchTokens(tokens: tokens, label: token)), addToken: adding(to: tokens)))
  }

  /// A search field that also holds tokens, which `token` shows.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// A search field that also holds tokens, which `token` shows.
  @_disfavoredOverload public nonisolated func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// A search field that also holds tokens and that the program can present and dismiss.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt, suggestions: nil,
        tokens: AnyView(SearchTokens(tokens: tokens, label: token)), addToken: adding(to: tokens)))
  }

  /// A search field that also holds tokens and that the program can present and dismiss.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  /// A search field with tokens, and with those that it offers while it is used.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: nil, placement: placement, prompt: prompt,
        suggestions: AnyView(
          SuggestedTokens(tokens: tokens, suggested: suggestedTokens.wrappedValue, label: token)),
        tokens: AnyView(SearchTokens(tokens: tokens, label: token)), addToken: adding(to: tokens)))
  }

  /// A search field with tokens, and with those that it offers while it is used.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// A search field with tokens and with those that it offers, which the program can present and dismiss.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modifier(
      _SearchModifier(
        text: text, isPresented: isPresented, placement: placement, prompt: prompt,
        suggestions: AnyView(
          SuggestedTokens(tokens: tokens, suggested: suggestedTokens.wrappedValue, label: token)),
        tokens: AnyView(SearchTokens(tokens: tokens, label: token)), addToken: adding(to: tokens)))
  }

  /// A search field with tokens and with those that it offers, which the program can present and dismiss.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// A search field with tokens that their views may change.
  public nonisolated func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { one in
      if let index = editableTokens.wrappedValue.firstIndex(where: { $0.id == one.id }) {
        token(editableTokens[index])
      }
    }
  }
}

/// Where search suggestions are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let number: Int
  /// Automatic.
  public static var automatic: Self { Self(number: 0) }
  /// In a menu.
  public static var menu: Self { Self(number: 1) }
  /// In place of the content.
  public static var content: Self { Self(number: 2) }

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    /// From its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Self(rawValue: 1)
    /// In place of the content.
    public static let content = Self(rawValue: 2)
  }
}
