import TenureRender

/// What a user sees of an element, or reaches, as follows from all that is around it: worked out from the window inwards.
///
/// There is no layout here. An obstacle is named only where it is one whatever the sizes are; a doubt is none.
struct Sight {
  enum Sense { case eye, finger }

  let sense: Sense
  /// The first obstacle on the way from the window that nothing further in can go round.
  private var lasting: Obstacle?

  // What modifiers around say, the nearest last.
  private var ink = 1.0
  private var redactions: Set<Substring> = []
  private var isPrivate = false
  private var hidesLabels = false
  private var pickerStyle = "automatic"
  private var toggleStyle = "automatic"
  /// How far it is moved from where it stands, by what is not in something that scrolls.
  private var offset = (x: 0.0, y: 0.0)
  private var isScrolled = false

  init(_ sense: Sense) { self.sense = sense }

  var obstacle: Obstacle? {
    if let lasting { return lasting }
    return isFarAway ? .offScreen(x: offset.x, y: offset.y) : nil
  }

  var isClear: Bool { obstacle == nil }

  /// True where all that is further in is out of sight, too: it may reach over what is covered, and come back from afar.
  var isClosed: Bool { lasting != nil && !isCovered }

  private var isCovered: Bool { if case .covered = lasting { true } else { false } }
  private var isFarAway: Bool { max(abs(offset.x), abs(offset.y)) >= Self.farAway }

  /// True when what `node` itself says can be read: this is its sight.
  func reads(_ node: ShownNode) -> Bool {
    guard isClear else { return false }
    if node.role == .screen || node.role == .window { return !node.hides(bar: "navigationBar") }
    let own = node.attributes[.modifier(.foreground)]?.text.flatMap(Paint.opacity)
    return (own ?? ink) > 0 && !isRedacted
  }

  private var isRedacted: Bool { redactions.contains("placeholder") || isPrivate && redactions.contains("privacy") }

  /// The sight of `node`, directly in `outer` whose sight this is.
  func entering(_ node: ShownNode, in outer: ShownNode?) -> Sight {
    var sight = self
    if isCovered, !isScrolled, !node.staysInside { sight.lasting = nil }
    if sight.lasting != nil { return sight }
    if let outer { sight.lasting = standing(node, in: outer) }
    if sense == .eye, sight.lasting == nil, node.isCovered || node.isAside { sight.lasting = .away }
    for modifier in node.modifiers.reversed() where sight.lasting == nil { sight.apply(modifier) }
    if sight.lasting == nil, node.isClippedAway { sight.lasting = .clippedAway }
    if [.scroll, .list, .form, .table].contains(node.role) { sight.isScrolled = true }
    return sight
  }

  /// What is in the way of `node` because of where it stands.
  private func standing(_ node: ShownNode, in outer: ShownNode) -> Obstacle? {
    if let cover = outer.cover(over: node, for: sense) { return .covered(by: cover, in: outer) }
    if node.role == .toolbarItem, let holder = outer.parent, let bar = node.bar, holder.hides(bar: bar) {
      return .inHiddenBar(bar)
    }
    // A finger is told by the window.
    guard sense == .eye else { return nil }
    if let isRowAway = node.work.isRowAway, isRowAway(node.id) { return .scrolledAway }
    switch outer.role {
    case .window: return outer.hasFullCover(after: node) ? .away : nil
    case .textField, .textEditor, .secureField:
      return (outer.attributes[.value]?.text ?? "").isEmpty ? nil : .filled
    case .picker where node.part == nil: return shows(choice: node, of: outer) ? nil : .notChosen
    case .picker where node.part == "label", .stepper, .colorPicker, .datePicker:
      return hidesLabels ? .labelsHidden : nil
    case .toggle:
      return hidesLabels && ["automatic", "switch", "checkbox"].contains(toggleStyle) ? .labelsHidden : nil
    default: return nil
    }
  }

  private func shows(choice: ShownNode, of picker: ShownNode) -> Bool {
    if !["automatic", "menu", "navigationLink"].contains(pickerStyle) { return true }
    return picker.chosen === choice
  }

  private mutating func apply(_ modifier: RenderModifier) {
    let value = modifier.attributes[.value]
    switch modifier.name {
    case .hidden: if sense == .eye, value?.flag == true { lasting = .away }
    // They are for assistive technology alone, which asks for them by their names.
    case .accessibilityActions: lasting = .away
    case .opacity:
      if let opacity = value?.number, opacity < 0.01 {
        lasting = .transparent(opacity: opacity)
      }
    case .scale:
      let parts = [value, modifier.attributes[.x], modifier.attributes[.y]]
      if parts.contains(where: { $0?.number == 0 }) { lasting = .scaledToNothing }
    case .offset where !isScrolled:
      offset.x += modifier.attributes[.x]?.number ?? 0
      offset.y += modifier.attributes[.y]?.number ?? 0
    case .foreground: ink = value?.text.flatMap(Paint.opacity) ?? 1
    case .redacted:
      let reasons = value?.text ?? ""
      redactions = reasons.isEmpty ? [] : redactions.union(reasons.split(separator: " "))
    case .privacySensitive: isPrivate = value?.flag ?? false
    case .labelsHidden: hidesLabels = value?.flag ?? false
    case .pickerStyle: pickerStyle = value?.text ?? pickerStyle
    case .toggleStyle: toggleStyle = value?.text ?? toggleStyle
    default: break
    }
  }

  /// Points: more than any window is wide or high.
  static let farAway = 3_000.0
}

extension ShownNode {
  /// True when a presentation over the whole window stands after `child`. What is presented stands last.
  fileprivate func hasFullCover(after child: ShownNode) -> Bool {
    var later = last
    while let node = later, node !== child, node.isPresentation {
      if node.role == .cover { return true }
      later = node.previous
    }
    return false
  }

  /// The bar that an item stands in; nil where that is up to the platform.
  fileprivate var bar: String? {
    switch attributes[.placement]?.text {
    case "topBarLeading", "topBarTrailing", "principal", "navigation": "navigationBar"
    case "bottomBar": "bottomBar"
    default: nil
    }
  }

  /// True where it says that a bar around its content is not shown. What is said last counts.
  func hides(bar: String) -> Bool {
    if bar == "navigationBar", attributes[.hidesBar]?.flag == true { return true }
    guard case .list(let bars) = attributes[.bars] else { return false }
    let said = bars.compactMap(\.text).last { text in
      text.hasPrefix("\(bar) ") || bar == "navigationBar" && text.hasPrefix("automatic ")
    }
    return said?.hasSuffix(" hidden") == true
  }

  /// True for what has a frame without width or height and is cut off at it.
  fileprivate var isClippedAway: Bool {
    var isNothing = false
    for modifier in modifiers {
      if modifier.name == .frame {
        isNothing = [AttributeKey.width, .height].contains { modifier.attributes[$0]?.number == 0 }
      } else if isNothing, modifier.name == .clipped || modifier.name == .clipShape {
        return true
      }
    }
    return false
  }
}
