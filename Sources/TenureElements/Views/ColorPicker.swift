import TenureRender
@_spi(Tree) import TenureTree

/// A control for choosing a colour.
public struct ColorPicker<Label: View> {
  package let facts: ColorPickerFacts
  package let inside: Label
}

extension ColorPicker: View, ElementView {}

package struct ColorPickerFacts: ElementFacts {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  package var role: Role { .colorPicker }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(selection.wrappedValue.name)
    if !supportsOpacity { attributes[.opaque] = .flag(true) }
  }

  /// A colour in six digits, as browsers choose it, keeps the opacity that there is.
  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard case .setText(let text) = action, let color = Color(written: text, over: selection.wrappedValue) else {
      return false
    }
    selection.wrappedValue = supportsOpacity ? color : color.opaque
    return true
  }
}

extension Color {
  private static let systemNames: Set<String> = [
    "clear", "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal",
    "cyan", "indigo", "brown", "accent",
  ]

  /// The colours of words, as hosts know them.
  private static let words = ["primary": Color.primary.name, "secondary": Color.secondary.name]

  /// `#rrggbb`, `#rrggbbaa`, or a system colour's name, then perhaps opacities after a `/` each; nil for anything else.
  fileprivate init?(written text: String, over old: Color) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let base = Self.words[String(parts[0])] ?? String(parts[0])
    let digits = base.dropFirst()
    let isHex = base.hasPrefix("#") && [6, 8].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
    guard isHex || Self.systemNames.contains(base) || Self.words.values.contains(base),
      parts.dropFirst().allSatisfy({ Double($0).map((0...1).contains) == true })
    else { return nil }
    self.init(system: ([isHex ? base.lowercased() : base] + parts.dropFirst().map(String.init)).joined(separator: "/"))
    if isHex && digits.count == 6 && parts.count == 1 { self.init(system: name + old.alpha) }
  }

  /// How much it covers what is behind it, in two digits.
  private var alpha: String {
    let (plain, opacity) = StyleWords.divided(name)
    let own = plain.hasPrefix("#") ? Int(plain.suffix(2), radix: 16) ?? 255 : 255
    let digits = String(Int((Double(own) * opacity).rounded()), radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }

  fileprivate var opaque: Color {
    let base = name.prefix { $0 != "/" }
    return Color(system: base.hasPrefix("#") ? base.prefix(7) + "ff" : String(base))
  }
}

extension ColorPicker {
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    facts = ColorPickerFacts(selection: selection, supportsOpacity: supportsOpacity)
    inside = label()
  }
}

extension ColorPicker where Label == Text {
  public nonisolated init(_ key: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
