import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// What a toolbar is for. The browser does not show it.
public struct ToolbarRole: Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var navigationStack: Self { Self(name: "navigationStack") }
  public static var browser: Self { Self(name: "browser") }
  public static var editor: Self { Self(name: "editor") }
}

extension View {
  /// Says how bars look: to the elements inside, with the bars' names, and to the screen whose bar it is.
  private nonisolated func bars(_ name: ModifierName, _ value: String, _ bars: [ToolbarPlacement]) -> some View {
    let isOfTop = bars.isEmpty || bars.contains { [.automatic, .navigationBar, .windowToolbar].contains($0) }
    return style(name) {
      $0[.value] = .text(value)
      if !bars.isEmpty { $0[.bars] = .list(bars.map { .text($0.name) }) }
    }
    .modifier(_BarModifier(key: .modifier(name), value: .text(value), reach: isOfTop ? .screen : .nothing))
  }

  /// Sets the background of bars, or shows and hides it.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self.bars(.toolbarBackground, style._styleName, bars)
  }
  /// Sets the background of bars, or shows and hides it.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(.toolbarBackgroundVisibility, "\(visibility)", bars)
  }
  /// Shows or hides the background of bars.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(.toolbarBackgroundVisibility, "\(visibility)", bars)
  }
  /// Sets the colour scheme of bars.
  public nonisolated func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(.toolbarColorScheme, scheme.map { "\($0)" } ?? "automatic", bars)
  }
  /// Sets what the toolbar is for. The browser does not show it.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View { style(.toolbarRole, .text(role.name)) }
  /// Shows or hides the status bar. The browser does not show it.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
    style(.statusBarHidden, .flag(hidden))
  }
  /// Shows or hides the status bar. The older form; the browser does not show it.
  public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }
  /// Shows or hides the system's overlays. The browser does not show it.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    style(.persistentSystemOverlays, .text("\(visibility)"))
  }
}
