import TenureRender

extension Lowering {
  /// What CSS calls a filter; one that stands around another needs a box of its own.
  static let filters: Set<ModifierName> = [
    .blur, .grayscale, .saturation, .brightness, .contrast, .hueRotation, .colorInvert,
  ]

  /// The declaration for a modifier that changes how all inside is drawn; empty for any other.
  static func effect(_ modifier: RenderModifier) -> String {
    let value = modifier.attributes[.value]
    let amount = value?.number ?? 0
    switch modifier.name {
    case .blur: return "filter:blur(\(CSS.length(amount)))"
    case .grayscale: return "filter:grayscale(\(CSS.number(amount)))"
    case .saturation: return "filter:saturate(\(CSS.number(amount)))"
    case .brightness: return "filter:brightness(\(CSS.number(1 + amount)))"
    case .contrast: return "filter:contrast(\(CSS.number(amount)))"
    case .hueRotation: return "filter:hue-rotate(\(CSS.number(amount))deg)"
    case .colorInvert: return "filter:invert(1)"
    case .compositingGroup, .drawingGroup: return "isolation:isolate"
    case .blendMode: return blendModes[value?.text ?? ""].map { "mix-blend-mode:\($0)" } ?? ""
    case .rotation3D:
      let axis = [AttributeKey.x, .y, .z].map { CSS.number(modifier.attributes[$0]?.number ?? 0) }
      return "transform:perspective(800px) rotate3d(\(axis.joined(separator: ",")),\(CSS.number(amount))deg)"
        + origin(modifier)
    case .transform: return matrix(value?.items?.compactMap(\.number) ?? [])
    case .textSelection: return "user-select:\(value?.flag == true ? "text" : "none")"
    case .hitTesting:
      return value?.flag == false ? "pointer-events:none!important;& *{pointer-events:none!important}" : ""
    case .baselineOffset: return "position:relative;top:\(CSS.length(-amount))"
    default: return ""
    }
  }

  /// A projection in the plane, from the upper left corner: its rows are the columns of CSS, which has a third axis.
  private static func matrix(_ m: [Double]) -> String {
    guard m.count == 9 else { return "" }
    let all = [m[0], m[1], 0, m[2], m[3], m[4], 0, m[5], 0, 0, 1, 0, m[6], m[7], 0, m[8]]
    return "transform:matrix3d(\(all.map(CSS.number).joined(separator: ",")));transform-origin:0 0"
  }

  /// The point around which something turns or grows, where that is not its middle.
  static func origin(_ modifier: RenderModifier) -> String {
    let parts = modifier.attributes[.anchor]?.text?.split(separator: " ").compactMap { Double($0) } ?? []
    return parts.count == 2 ? ";transform-origin:\(CSS.number(parts[0] * 100))% \(CSS.number(parts[1] * 100))%" : ""
  }

  private static let blendModes = [
    "multiply": "multiply", "screen": "screen", "overlay": "overlay", "darken": "darken", "lighten": "lighten",
    "colorDodge": "color-dodge", "colorBurn": "color-burn", "softLight": "soft-light", "hardLight": "hard-light",
    "difference": "difference", "exclusion": "exclusion", "hue": "hue", "saturation": "saturation", "color": "color",
    "luminosity": "luminosity", "plusDarker": "darken", "plusLighter": "plus-lighter",
  ]
}
