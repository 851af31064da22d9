import TenureRender

// What covers something else and certainly fills its space: a colour, a rectangle, a background
// behind a frame without bounds. What has a size of its own, is moved, cut or turned may leave something free.

extension ShownNode {
  /// What lies in front of `child`, directly in this element, and leaves nothing of it to the sense.
  func cover(over child: ShownNode, for sense: Sight.Sense) -> ShownNode? {
    guard role == .layers || role == .layered else { return nil }
    let covers = knownCovers ?? makeCovers()
    knownCovers = covers
    let found = sense == .eye ? covers.eye : covers.finger
    return found.last { isInFront($0.child, of: child) && child.staysInside }?.cover
  }

  /// What is directly in an element and fills it, and what in that does so.
  struct Covers {
    typealias Cover = (child: ShownNode, cover: ShownNode)
    var eye: [Cover] = []
    var finger: [Cover] = []
  }

  private func makeCovers() -> Covers {
    var covers = Covers()
    for child in children where role == .layers || child.part == "overlay" {
      if let cover = child.covering(.eye) { covers.eye.append((child, cover)) }
      if let cover = child.covering(.finger) { covers.finger.append((child, cover)) }
    }
    return covers
  }

  private func isInFront(_ cover: ShownNode, of child: ShownNode) -> Bool {
    if cover === child { return false }
    if role == .layered { return child.part == nil }
    if cover.depth != child.depth { return cover.depth > child.depth }
    var before = cover.previous
    while let node = before, node !== child { before = node.previous }
    return before != nil
  }

  private var depth: Double { said(.zIndex)?.number ?? 0 }

  /// False for what may reach over the room that it is given.
  var staysInside: Bool {
    !modifiers.contains { modifier in
      switch modifier.name {
      case .offset, .position, .scale, .rotation, .transform, .fixedSize: return true
      case .padding: return modifier.attributes.entries.contains { $0.value.number ?? 0 < 0 }
      case .frame:
        return modifier.attributes[.width]?.number ?? 0 > 320
          || modifier.attributes[.height]?.number ?? 0 > 480
      default: return false
      }
    }
  }

  /// What in it fills all the room that it is given, in front of everything behind; nil where that is not certain.
  fileprivate func covering(_ sense: Sight.Sense) -> ShownNode? { filling(sense).cover }

  private func filling(_ sense: Sight.Sense) -> (isGreedy: Bool, cover: ShownNode?) {
    var (isGreedy, cover) = ownFilling(sense)
    for modifier in modifiers {
      switch modifier.name {
      case .frame:
        let isUnbound = [AttributeKey.maxWidth, .maxHeight].allSatisfy {
          modifier.attributes[$0]?.number == .infinity
        }
        let isFixed = [AttributeKey.width, .height].contains { modifier.attributes[$0] != nil }
        (isGreedy, cover) = isUnbound && !isFixed ? (true, cover) : (false, nil)
      case .background:
        let isPlain = modifier.attributes.entries.count == 1
        let paint = modifier.attributes[.value]?.text ?? ""
        if isGreedy, isPlain, Paint.covers(paint, sense) { cover = cover ?? self }
      case .opacity:
        let opacity = modifier.attributes[.value]?.number ?? 1
        if opacity < (sense == .eye ? 1 : 0.02) { cover = nil }
      case .hitTesting: if sense == .finger, modifier.attributes[.value]?.flag == false { cover = nil }
      case _ where Self.neutral.contains(modifier.name) || modifier.name.isOfAccessibility: break
      default: return (false, nil)
      }
    }
    return (isGreedy, cover)
  }

  /// Modifiers that change neither the room that is filled nor what touches meet.
  private static let neutral: Set<ModifierName> = [
    .ignoresSafeArea, .tap, .longPress, .hover, .press, .transition, .zIndex, .foreground, .tint, .font, .fontWeight,
    .colorScheme, .preferredColorScheme, .help, .shadow, .bold, .italic, .textAlignment, .layoutPriority,
    .toolbarVisibility,
  ]

  private func ownFilling(_ sense: Sight.Sense) -> (isGreedy: Bool, cover: ShownNode?) {
    switch role {
    case .color: return (true, Paint.covers(attributes[.value]?.text ?? "", sense) ? self : nil)
    case .shape:
      let fill = attributes[.fill]?.text
      let isFilled = fill != nil || attributes[.stroke] == nil
      let isWhole = attributes[.shape]?.text == "rectangle" && attributes[.trimTo] == nil
      return (true, isFilled && isWhole && Paint.covers(fill ?? "foreground", sense) ? self : nil)
    case .layers:
      let cover = children.firstCover(sense)
      return (cover != nil || children.contains { $0.filling(sense).isGreedy }, cover)
    case .layered:
      guard let base = first, base.part == nil, let layer = base.next, layer === last else { return (false, nil) }
      let (isGreedy, cover) = base.filling(sense)
      if layer.part == "mask" { return (isGreedy, nil) }
      let isBar = layer.part == "bar"
      return (isGreedy, cover ?? (isGreedy && !isBar ? layer.children.firstCover(sense) : nil))
    case .geometry, .list, .form, .table, .navigationStack, .splitView, .tabs: return (true, nil)
    case .part: return (false, children.firstCover(sense))
    default: return (false, nil)
    }
  }

  /// What fills it, for people: `Color black/0.4`.
  var paintName: String {
    switch role {
    case .color: "Color \(attributes[.value]?.text ?? "")"
    case .shape: "Rectangle"
    default: "background \(said(.background)?.text ?? "")"
    }
  }
}

extension Sequence<ShownNode> {
  fileprivate func firstCover(_ sense: Sight.Sense) -> ShownNode? {
    for node in self { if let cover = node.covering(sense) { return cover } }
    return nil
  }
}

/// What is known of a style by its name for hosts.
enum Paint {
  /// How much it hides of what is behind; nil where that is up to the program's assets or the platform.
  static func opacity(_ style: String) -> Double? {
    let (color, opacity) = StyleWords.divided(style)
    return ownOpacity(String(color)).map { $0 * opacity }
  }

  private static func ownOpacity(_ name: String) -> Double? {
    if name == "clear" { return 0 }
    if opaque.contains(name) { return 1 }
    guard name.hasPrefix("#") else { return nil }
    if let bar = name.firstIndex(of: "|") { return ownOpacity(String(name[..<bar])) }
    return name.count == 9 ? Int(name.suffix(2), radix: 16).map { Double($0) / 255 } : 1
  }

  private static let opaque: Set<String> = [
    "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "mint", "teal", "cyan",
    "indigo", "brown", "primary", "label", "accent", "background",
  ]

  static func covers(_ style: String, _ sense: Sight.Sense) -> Bool {
    if sense == .finger, style.hasPrefix("material-") { return true }
    return opacity(style).map { sense == .eye ? $0 >= 1 : $0 >= 0.02 } ?? false
  }
}
