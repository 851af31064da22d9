import TenureRender
@_spi(Tree) import TenureTree

/// A style for pickers. A program cannot make its own: there is no `makeBody`.
public protocol PickerStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The picker style of the context.
public struct DefaultPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A picker that shows its choices as segments.
public struct SegmentedPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "segmented" }
  public init() {}
}

/// A picker that shows its choices in a menu.
public struct MenuPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "menu" }
  public init() {}
}

/// A picker that shows its choices among the other content.
public struct InlinePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "inline" }
  public init() {}
}

/// A picker that shows its choices on a wheel.
public struct WheelPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "wheel" }
  public init() {}
}

/// A picker that shows its choices in a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "palette" }
  public init() {}
}

/// A picker that shows its choices as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  public nonisolated var _styleName: String { "radioGroup" }
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var radioGroup: Self { Self() }
}

/// A style that makes a view of a picker.
package protocol PickerViewStyle: PickerStyle {
  @MainActor func makeView(_ picker: PickerConfiguration) -> AnyView
}

/// What such a style is given.
package struct PickerConfiguration {
  /// The picker without its choices, which a tap opens.
  package let row: @MainActor (PickerOpening) -> AnyView
  /// Its choices among other content, without its label. What is given is called with each choice.
  package let choices: @MainActor (@escaping @MainActor () -> Void) -> AnyView
  /// Its label, where that is a text.
  package let title: Text?
}

/// How a picker's choices are opened.
package struct PickerOpening {
  /// False where the picker is where they cannot be.
  let isPossible: @MainActor (ElementNode) -> Bool
  let open: @MainActor () -> Void

  package init(isPossible: @escaping @MainActor (ElementNode) -> Bool, open: @escaping @MainActor () -> Void) {
    (self.isPossible, self.open) = (isPossible, open)
  }
}

extension Picker {
  @MainActor var configuration: PickerConfiguration {
    PickerConfiguration(
      row: { opening in
        var row = self
        row.opening = opening
        return AnyView(row)
      },
      choices: { chosen in
        var choices = self
        choices.chosen = chosen
        return AnyView(choices.labelsHidden().pickerStyle(.inline))
      },
      title: inside.content.0.inside as? Text ?? (inside.content.0.inside as? any TitledLabel)?.text)
  }
}

/// A label whose title is a text.
private protocol TitledLabel {
  var text: Text { get }
}

extension Label: TitledLabel where Title == Text {
  fileprivate var text: Text { inside.content.1 }
}

extension View {
  /// Sets the style of the pickers inside.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self.style(.pickerStyle, .text(style._styleName))
      .modifier(
        OwnStyleModifier(style, isOwn: style is any PickerViewStyle) { style, picker in
          (style as! any PickerViewStyle).makeView(picker)
        })
  }
}
