import TenureRender

extension ElementNode {
  /// All that is said about the element, innermost first: by the modifiers around it, which are given outermost first, and
  /// by parts of the window.
  func modifiers(_ around: [RenderModifier]) -> [RenderModifier] {
    let inherited = inheritModifiers()
    if window.parts.stylers.isEmpty, inherited.isEmpty { return around.count < 2 ? around : around.reversed() }
    return around.reversed() + inherited + saidByParts
  }

  /// All that is said about the element, innermost first.
  var modifiersAround: [RenderModifier] {
    let said = stylesAround + inheritModifiers()
    return window.parts.stylers.isEmpty ? said : said + saidByParts
  }

  private var saidByParts: [RenderModifier] { window.parts.stylers.compactMap { $0.modifier(of: self) } }
}
