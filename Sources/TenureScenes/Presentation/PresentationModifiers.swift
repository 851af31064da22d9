import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// Whether a user can use what a presentation leaves to be seen.
public struct PresentationBackgroundInteraction: Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var enabled: Self { Self(name: "enabled") }
  public static var disabled: Self { Self(name: "disabled") }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
}

/// What a presentation becomes in a compact size class.
public struct PresentationAdaptation: Sendable {
  let name: String
  public static var automatic: Self { Self(name: "automatic") }
  public static var none: Self { Self(name: "none") }
  public static var popover: Self { Self(name: "popover") }
  public static var sheet: Self { Self(name: "sheet") }
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

extension View {
  /// Says how the presentation around looks.
  nonisolated func presentation(_ name: ModifierName, _ value: AttributeValue) -> some View {
    modifier(_BarModifier(key: .modifier(name), value: value, reach: .presentation))
  }
  /// Sets the background of the sheet or popover around this view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.presentationBackground, .text(style._styleName))
      .presentation(.presentationBackground, .text(style._styleName))
  }
  /// Sets the background of the sheet or popover around this view. Hosts show colours, gradients and materials, and no other
  /// views.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let name = (content() as? any ShapeStyle)?._styleName ?? "automatic"
    return style(.presentationBackground, .text(name)).presentation(.presentationBackground, .text(name))
  }
  /// Sets the corner radius of the sheet around this view.
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    style(.presentationCornerRadius) { if let radius { $0[.value] = .number(radius) } }
      .presentation(.presentationCornerRadius, radius.map { .number($0) } ?? .text("automatic"))
  }
  /// Sets what the presentation becomes in a compact size class: a popover that says `popover` or `none` stays one on a phone.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    style(.presentationCompactAdaptation, .text(adaptation.name))
      .presentation(.presentationCompactAdaptation, .text(adaptation.name))
  }
  /// Sets what the presentation becomes in a compact size class, of which the horizontal one counts.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { presentationCompactAdaptation(horizontal) }
}
