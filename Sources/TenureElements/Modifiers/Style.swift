import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Adds space around the view.
  public nonisolated consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    style(.padding) {
      if edges != .all { $0[.edges] = .text(edges.name) }
      if let length { $0[.value] = .number(length) }
    }
  }

  /// Adds space around the view.
  public nonisolated consuming func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Gives the view a frame: a fixed size, or limits for it.
  public nonisolated consuming func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    style(.frame) {
      if let width { $0[.width] = .number(width) }
      if let height { $0[.height] = .number(height) }
      if alignment != .center { $0[.alignment] = .text(alignment.name) }
    }
  }

  /// Gives the view a frame: a fixed size, or limits for it.
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    style(.frame) {
      let sizes: KeyValuePairs<AttributeKey, CGFloat?> = [
        .minWidth: minWidth, .idealWidth: idealWidth, .maxWidth: maxWidth, .minHeight: minHeight,
        .idealHeight: idealHeight, .maxHeight: maxHeight,
      ]
      for case (let key, let size?) in sizes { $0[key] = .number(size) }
      if alignment != .center { $0[.alignment] = .text(alignment.name) }
    }
  }

  /// Sets the styles of what is inside at its first level and at its second, which `.secondary` then names.
  public nonisolated consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    style(.foreground, in: [(.value, primary), (.secondary, secondary)])
  }

  /// Sets the styles of what is inside at its three levels, which `.secondary` and `.tertiary` then name.
  public nonisolated consuming func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    style(.foreground, in: [(.value, primary), (.secondary, secondary), (.tertiary, tertiary)])
  }

  /// Sets the style of the text, symbols and shapes inside.
  public nonisolated consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.foreground, in: style)
  }

  /// Sets the colour of the text and symbols inside. The older name of `foregroundStyle(_:)`.
  public nonisolated consuming func foregroundColor(_ color: Color?) -> some View {
    style(.foreground, .text(color?.name ?? "primary"))
  }

  /// Sets the tint colour of the controls inside.
  public nonisolated consuming func tint(_ color: Color?) -> some View { style(.tint, .text(color?.name ?? "accent")) }

  /// Puts a view or a style behind this view.
  public nonisolated consuming func background<S: ShapeStyle>(_ style: S) -> some View {
    self.style(.background, in: style)
  }

  /// Sets the opacity of the view. A view with an opacity below 0.01 takes no taps.
  public nonisolated consuming func opacity(_ opacity: Double) -> some View { style(.opacity, .number(opacity)) }
  /// Rounds the corners of the view.
  public nonisolated consuming func cornerRadius(_ radius: CGFloat) -> some View {
    style(.cornerRadius, .number(radius))
  }
  /// Rounds the corners of the view. Hosts smooth every edge.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View { cornerRadius(radius) }
  /// Clips the view to its frame.
  public nonisolated consuming func clipped(antialiased: Bool = false) -> some View { style(.clipped, .flag(true)) }
  /// Gives the view a shadow.
  public nonisolated consuming func shadow(
    color: Color = ._shadow, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    style(.shadow) {
      $0[.value] = .number(radius)
      $0[.color] = .text(color.name)
      if x != 0 { $0[.x] = .number(x) }
      if y != 0 { $0[.y] = .number(y) }
    }
  }
  /// Sets the weight of the text inside.
  public nonisolated consuming func fontWeight(_ weight: Font.Weight?) -> some View {
    style(.fontWeight, .text(weight?.name ?? "regular"))
  }
  /// Makes the text inside bold.
  public nonisolated consuming func bold(_ isActive: Bool = true) -> some View { style(.bold, .flag(isActive)) }
  /// Makes the text inside italic.
  public nonisolated consuming func italic(_ isActive: Bool = true) -> some View { style(.italic, .flag(isActive)) }
  /// Underlines the text inside.
  public nonisolated consuming func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { style(.underline, Text.LineStyle(pattern: pattern, color: color).value(isActive)) }
  /// Strikes the text inside through.
  public nonisolated consuming func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    style(.strikethrough, Text.LineStyle(pattern: pattern, color: color).value(isActive))
  }
  /// Moves the view without changing the layout around it.
  public nonisolated consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    style(.offset(x: x, y: y))
  }
  /// Puts the view in front of others with a lower value.
  public nonisolated consuming func zIndex(_ value: Double) -> some View { style(.zIndex, .number(value)) }
  /// Sets the priority for space in a stack. The browser does not show it.
  public nonisolated consuming func layoutPriority(_ value: Double) -> some View {
    style(.layoutPriority, .number(value))
  }
  /// Gives the view its ideal size.
  public nonisolated consuming func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    style(.fixedSize) {
      $0[.horizontal] = .flag(horizontal)
      $0[.vertical] = .flag(vertical)
    }
  }
  /// Gives the view an aspect ratio, within its space or filling it.
  public nonisolated consuming func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.height == 0 ? nil : ratio.width / ratio.height, contentMode: contentMode)
  }

  /// Keeps the proportions of the view.
  public nonisolated consuming func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    style(.aspectRatio) {
      if let ratio { $0[.value] = .number(ratio) }
      $0[.style] = .text(contentMode == .fit ? "fit" : "fill")
    }
  }
  /// Scales the view to fit its space, keeping its aspect ratio.
  public nonisolated consuming func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Scales the view to fill its space, keeping its aspect ratio.
  public nonisolated consuming func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Keeps the view's space and its state, and shows nothing of it.
  public nonisolated consuming func hidden() -> some View { style(.hidden, .flag(true)) }

  /// Sets the transition with which the view appears and disappears.
  public nonisolated consuming func transition(_ transition: AnyTransition) -> some View {
    style(.transition, .text(transition.name))
  }
}

/// How content with an aspect ratio meets its space: fits inside it, or fills it and is cut.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
