import TenureRender

extension ElementNode {
  /// All that is said about the element, innermost first: by the modifiers around it, which are given outermost first, and
  /// by parts of the window.
  func modifiers(_ around: [RenderModifier]) -> [RenderModifier] {
    if window.parts.stylers.isEmpty { return around.count < 2 ? around : around.reversed() }
    return around.reversed() + saidByParts
  }

  /// All that is said about the element, innermost first.
  var modifiersAround: [RenderModifier] {
    window.parts.stylers.isEmpty ? stylesAround : stylesAround + saidByParts
  }

  private var saidByParts: [RenderModifier] { window.parts.stylers.compactMap { $0.modifier(of: self) } }
}
