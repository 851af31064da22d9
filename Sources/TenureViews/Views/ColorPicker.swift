import TenureRender

/// A colour to choose.
public struct ColorPicker<Label: View> {
  let facts: ColorPickerFacts
  let inside: Label
}

extension ColorPicker: View, ElementView {}

struct ColorPickerFacts: ElementFacts {
  let selection: Binding<Color>
  let supportsOpacity: Bool

  var role: Role { Role("colorPicker") }
  static var readsState: Bool { true }

  func describe(_ attributes: inout Attributes, at node: ElementNode) {
    attributes[.value] = .text(selection.wrappedValue.name)
    if !supportsOpacity { attributes[AttributeKey("opaque")] = .flag(true) }
  }

  /// A colour without an opacity of its own keeps the one that there is.
  func respond(to action: PersonAction, at node: ElementNode) -> Bool {
    guard case .setText(let text) = action, let color = Color(written: text) else { return false }
    let old = supportsOpacity ? selection.wrappedValue.alpha : 1
    selection.wrappedValue = text.count == 7 && old < 1 ? color.opacity(old) : color
    return true
  }
}

extension Color {
  private static let systemNames: Set<String> = [
    "clear", "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal",
    "cyan", "indigo", "brown", "primary", "secondary", "accent",
  ]

  /// `#rrggbb`, `#rrggbbaa`, or a system colour's name; nil for anything else.
  fileprivate init?(written text: String) {
    let digits = text.utf8.dropFirst()
    let isHex = text.hasPrefix("#") && [6, 8].contains(digits.count) && text.dropFirst().allSatisfy(\.isHexDigit)
    guard isHex || Self.systemNames.contains(text) else { return nil }
    self.init(system: isHex ? text.lowercased() + (digits.count == 6 ? "ff" : "") : text)
  }

  /// How much it covers what is behind it.
  fileprivate var alpha: Double {
    let parts = name.split(separator: "/")
    let own = parts.first.flatMap { $0.hasPrefix("#") ? Int($0.suffix(2), radix: 16) : nil } ?? 255
    return parts.dropFirst().compactMap { Double($0) }.reduce(Double(own) / 255, *)
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
