@_spi(Tree) import TenureTree

/// What a content shape is for: touches, or what is drawn of the view while it is dragged or has a menu.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The kinds as bits.
  public let rawValue: Int
  /// The kinds of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where the view takes touches.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted when the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted when the view shows its menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where a pointer that rests on the view shows.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Where focus shows.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  var name: String {
    [
      (Self.interaction, "interaction"), (.dragPreview, "dragPreview"), (.contextMenuPreview, "contextMenuPreview"),
      (.hoverEffect, "hoverEffect"), (.focusEffect, "focusEffect"), (.accessibility, "accessibility"),
    ].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
