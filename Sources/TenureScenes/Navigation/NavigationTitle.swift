import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Sets the navigation title of the screen that this view is in.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    screenFact(.title, .text(Text(titleKey).plain))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    screenFact(.title, .text(String(title)))
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View { screenFact(.title, .text(title.plain)) }

  /// Names the screen by a text that a user can edit there.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_BarModifier(key: .title, value: .text(""), title: title))
  }

  /// Sets a second line under the navigation title.
  public nonisolated func navigationSubtitle(_ key: LocalizedStringKey) -> some View {
    screenFact(.subtitle, .text(key.plain))
  }
  /// Sets a second line under the navigation title.
  @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    screenFact(.subtitle, .text(String(subtitle)))
  }

  /// Sets whether the navigation title is inline or large.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenFact(.titleDisplay, .text("\(displayMode)"))
  }

  /// Takes the back button from the bar; the program can still go back.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenFact(.hidesBack, .flag(hidesBackButton))
  }

  /// Hides the navigation bar. The older form of `toolbar(_:for:)`.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    screenFact(.hidesBar, .flag(hidden))
  }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the navigation title. The older name of `navigationTitle(_:)`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  nonisolated func screenFact(_ key: AttributeKey, _ value: AttributeValue) -> some View {
    modifier(_BarModifier(key: key, value: value))
  }
}

/// What can be said about a screen's bar.
public enum NavigationBarItem {
  /// Whether a navigation bar shows its title inline or large.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}
