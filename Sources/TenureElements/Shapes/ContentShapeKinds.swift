@_spi(Tree) import TenureTree

/// What a content shape is for: touches, or what is drawn of the view while it is dragged or has a menu.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)

  var name: String {
    [
      (Self.interaction, "interaction"), (.dragPreview, "dragPreview"), (.contextMenuPreview, "contextMenuPreview"),
      (.hoverEffect, "hoverEffect"), (.focusEffect, "focusEffect"), (.accessibility, "accessibility"),
    ].filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
