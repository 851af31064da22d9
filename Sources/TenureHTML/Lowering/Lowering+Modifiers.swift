import TenureRender
import TenureText

extension Lowering {
  /// Which of the boxes around each other a modifier speaks of: a modifier of an inner one needs another box outside.
  private func depth(of name: ModifierName) -> Int? {
    switch name {
    case .padding: 1
    case .frame, .containerRelativeFrame, .aspectRatio: 2
    case .background, .border, .cornerRadius, .clipShape, .clipped: 3
    case .shadow, .opacity, .offset, .scale, .rotation, .rotation3D, .transform, .position: 4
    case _ where Self.filters.contains(name): 4
    default: nil
    }
  }

  /// Applies what modifiers say, innermost first.
  func decorated(_ markup: Markup, _ node: Shadow) -> Markup {
    var markup = markup
    let isPhrase = node.context.contains(.phrase)
    var reached = 0
    var isFiltered = false
    // A control keeps the box that it has by itself: what is said about boxes goes around it.
    let hasOwnBox = node.children.isEmpty && [.text, .color, .shape].contains(node.role)
    let isDrawing = [.shape, .canvas, .color].contains(node.role)
    // So does a layout of the program's own, whose box is as large as that says.
    var isOwn = hasOwnBox || [.column, .row, .layers].contains(node.role) && node[.places] == nil
    var filling = node.fillingInside
    var hasOwnRules = Self.hasOwnRules(node)
    // The shadow of a text without a ground is that of its letters; that of a box without one, of what is in it.
    var hasGround = node.role != .text
    var isGround = [.color, .shape].contains(node.role)
    var order = hasOwnBox ? BoxOrder(of: node.role) : BoxOrder()
    var isWrapped = false
    // A frame's width, and what stands around it.
    var isRigid = false
    // A circle in a box that is none: its shadow is not that of the box.
    var hasCircle = false
    if let style = node[.modifier(.foreground)],
      Self.gradient(of: RenderModifier(.foreground, value: style)) != nil
    {
      order.paint()
    }
    var spaces = 0
    // The room of what keeps a ratio goes around what else is said of that.
    var ratio: String?
    func leaveRoomForRatio() {
      guard let rule = ratio else { return }
      ratio = nil
      markup = wrapped(markup, in: Markup(isPhrase ? "span" : "div", "box fits", .slot(.content)))
      markup.add(class: styles.name(for: rule))
    }
    for modifier in node.modifiers {
      let castsAll = modifier.name == .shadow && (hasGround && !isGround || hasCircle || order.hasSaid(.shadow))
      if let depth = depth(of: modifier.name) {
        let needsBox =
          !isOwn || depth < reached || (depth == reached && depth < 3) || modifier.name == .frame
          || modifier.name == .containerRelativeFrame
          || modifier.name == .padding && (isGround || node.role == .text && node.modifier(.lineLimit) != nil)
          || isFiltered && (castsAll || Self.filters.contains(modifier.name)) || order.needsBox(modifier)
        if needsBox {
          let isFrame = modifier.name == .frame || modifier.name == .containerRelativeFrame
          if ratio != nil, depth > 2 {
            markup.fill(.both)
          } else {
            leaveRoomForRatio()
            if !hasOwnRules { markup.fill(filling) }
          }
          hasOwnRules = false
          markup = wrapped(markup, in: Markup(isPhrase ? "span" : "div", isFrame ? "frame" : "box", .slot(.content)))
          (isOwn, isGround, isWrapped, hasCircle) = (true, false, true, false)
          order = BoxOrder()
          if isFrame { isRigid = modifier.attributes[.width]?.number?.isFinite == true }
          if isRigid, !isFrame { markup.add(class: "rigid") }
        }
        order.say(modifier)
        reached = depth
        isFiltered = castsAll || Self.filters.contains(modifier.name) || isFiltered && !needsBox
      }
      if [.background, .border, .clipShape].contains(modifier.name) { hasGround = true }
      if modifier.name == .background {
        isGround = true
        if modifier.attributes[.shape]?.text == "circle" { hasCircle = true }
      }
      // Letters that a gradient shines through have no other ground in the same box.
      if node.role == .text, !isWrapped {
        let isGradient = modifier.name == .foreground && Self.gradient(of: modifier) != nil
        if modifier.name == .background || isGradient && hasGround {
          markup.add(class: styles.name(for: "-webkit-text-fill-color:currentcolor"))
        }
        if isGradient { order.paint() }
      }
      if modifier.name == .shadow {
        let ofDrawing = castsAll || markup.tag == "svg"
        markup.add(class: styles.name(for: shadow(modifier, ofLetters: !hasGround, ofDrawing: ofDrawing)))
      } else if modifier.name == .border, isWrapped || !hasOwnBox {
        edge(&markup, modifier.attributes)
      } else if modifier.name == .coordinateSpace {
        // The box that it has now: one that is said further out goes around it.
        markup["data-space"] = (markup["data-space"].map { $0 + " " } ?? "") + "\(spaces)"
        spaces += 1
        reached = max(reached, 3)
      } else {
        style(&markup, modifier)
      }
      if modifier.name == .foreground, !node.children.isEmpty { levels(&markup, modifier.attributes) }
      if Self.keepsRatio(filling, in: modifier), let number = modifier.attributes[.value]?.number, number > 0 {
        ratio = "aspect-ratio:\(CSS.factor(number));--ratio:\(CSS.factor(number))"
      }
      if Self.isUpright(filling, in: modifier) { markup.add(class: "upright") }
      filling = Self.filling(of: filling, in: modifier)
      if isDrawing, [.accessibilityLabel, .accessibilityValue].contains(modifier.name) { picture(&markup) }
      if modifier.name == .accessibilityTraits { traits(&markup, modifier) }
      if modifier.name == .dynamicTypeSize {
        let size = textSize(modifier.attributes[.value]?.text, of: node)
        if !size.isEmpty { markup.add(class: styles.name(for: size)) }
      }
      if modifier.name == .position, !isPhrase {
        // It stands where it is told in a box that takes all the space there is.
        markup = wrapped(markup, in: Markup("div", "positioned", .slot(.content)))
        (isOwn, reached, isRigid, order) = (true, 0, false, BoxOrder())
      }
    }
    leaveRoomForRatio()
    if !hasOwnRules { markup.fill(filling) }
    edges(&markup, node)
    share(&markup, node)
    if node.modifier(.refreshable) != nil, !isPhrase {
      markup = wrapped(markup, in: Markup("div", "refreshable", .slot(.content)))
      markup.fill(filling)
      let button = Markup("button", "refresh", .text("↻")).with("type", "button").with(
        "data-a", PageWord.refresh.rawValue)
      markup.content.insert(.element(button.with("aria-label", "Refresh").with("title", "Refresh")), at: 0)
    }
    if markup["data-tap"] != nil && !["button", "a"].contains(markup.tag) && !isPhrase {
      markup["tabindex"] = "0"
      // A button holds nothing else that is used: whoever is told of a button is not told of what is in it.
      if markup["role"] == nil { markup["role"] = holdsControl(node) ? "group" : "button" }
    }
    return markup
  }

  /// What lesser styles stand for inside of a foreground: less of it. Words, which have to be read, have more.
  private func levels(_ markup: inout Markup, _ facts: Attributes) {
    guard let style = facts[.value]?.text, let fill = CSS.fill(style), let color = CSS.color(style) else { return }
    let said: [AttributeKey] = [.secondary, .tertiary].filter { facts[$0] != nil }
    let rules = StyleWords.levels(of: StyleWords.divided(style).color).compactMap { level -> String? in
      if said.contains(where: { $0.spelling == level.name }) { return nil }
      if level.share == 1 { return "--\(level.name):\(color)" }
      func part(_ color: String, _ share: Double) -> String {
        "color-mix(in srgb,\(color) \(CSS.number(share * 100))%,transparent)"
      }
      return "--\(level.name):\(part(color, level.share + 0.25));--\(level.name)-fill:\(part(fill, level.share))"
    }
    if !rules.isEmpty { markup.add(class: styles.name(for: rules.joined(separator: ";"))) }
  }

  /// True where something in it is used by itself. Of very many elements, the first are looked at.
  private func holdsControl(_ node: Shadow) -> Bool {
    var (rest, seen) = ([node], 0)
    while let next = rest.popLast(), seen < 200 {
      seen += 1
      for child in next.children {
        if Self.controls.contains(child.role) || child.modifier(.tap) != nil { return true }
        rest.append(child)
      }
    }
    return false
  }

  /// What is drawn and has a label is read as a picture is: by one name, which the value belongs to.
  private func picture(_ markup: inout Markup) {
    guard markup["aria-label"] != nil || markup["aria-valuetext"] != nil else { return }
    markup["aria-label"] = [markup["aria-label"], markup["aria-valuetext"]].compactMap { $0 }.joined(separator: ", ")
    markup["aria-valuetext"] = nil
    markup["aria-hidden"] = nil
    if markup["role"] == nil { markup["role"] = "img" }
  }

  /// The gradient that a foreground is, for words.
  private static func gradient(of foreground: RenderModifier) -> String? {
    guard let style = foreground.attributes[.value]?.text, CSS.color(style) == nil else { return nil }
    return CSS.paint(style).flatMap { $0.contains("gradient(") ? $0 : nil }
  }

  func style(_ markup: inout Markup, _ modifier: RenderModifier) {
    guard modifier.name.browserUse == .drawn else { return }
    let value = modifier.attributes[.value]
    func fact(_ key: AttributeKey) -> Double? { modifier.attributes[key]?.number }
    func rule(_ declarations: String) {
      if !declarations.isEmpty { markup.add(class: styles.name(for: declarations)) }
    }
    switch modifier.name {
    case .padding: rule(padding(modifier.attributes))
    case .frame, .containerRelativeFrame:
      frame(&markup, modifier.attributes)
      if modifier.name == .containerRelativeFrame, let share = fact(.scale), let rest = fact(.spacing) {
        // What scrolls sideways is as wide as its margins leave.
        markup.add(class: "share \(styles.name(for: "--share:\(CSS.factor(share));--rest:\(CSS.length(rest))"))")
      }
      // In what scrolls sideways, the room that there is has no end.
      if modifier.name == .containerRelativeFrame, fact(.maxWidth) == .infinity { markup.add(class: "pagewide") }
    case .foreground:
      let color = value?.text.flatMap(CSS.color)
      // Symbols have the brighter colours of shapes, or a gradient.
      let ink = value?.text.flatMap(CSS.paint).map { $0 == color ? "currentColor" : $0 }
      // Shapes further in that are filled or stroked with the foreground have it too.
      let fill = value?.text.flatMap { style in
        style == "foreground" ? nil : style.hasPrefix("foreground/") ? "currentColor" : CSS.fill(style)
      }
      let letters =
        Self.gradient(of: modifier).map { "--paint:\($0);--letters:transparent" }
        ?? color.map { "color:\($0);--words:\($0);--paint:none;--letters:currentcolor" }
      rule(
        [letters, ink.map { "--ink:\($0)" }, fill.map { "--foreground:\($0)" }]
          .compactMap { $0 }.joined(separator: ";"))
      for (key, level) in [(AttributeKey.secondary, "secondary"), (.tertiary, "tertiary")] {
        if let color = modifier.attributes[key]?.text.flatMap(CSS.color) {
          rule(CSS.withoutItself("--\(level):\(color);--\(level)-fill:\(color)", "secondary", "tertiary"))
          markup.add(class: "palette")
        } else if key == .secondary, let paint = modifier.attributes[key]?.text.flatMap(CSS.paint) {
          // A gradient, of a symbol's second layer.
          rule("--second:\(paint)")
          markup.add(class: "palette")
        }
      }
    case .symbolEffect: effect(&markup, modifier)
    // What is there already.
    case .tint where value?.text == "tint": break
    case .tint:
      if value?.text == "accent" {
        // The program's own: made of itself, it would be no colour to a browser.
        rule(
          "--accent:var(--app);--tint:var(--app-fill);--strong:var(--app-strong);--on-strong:var(--on-app);--switch:initial"
        )
      } else if let accent = value?.text.flatMap(CSS.accent) {
        rule(
          CSS.withOwnAccent(
            "--accent:\(accent.color);--tint:\(accent.fill);--strong:\(accent.strong);--on-strong:\(accent.onStrong)"
              + ";--switch:\(accent.fill)"))
      } else {
        rule(value?.text.flatMap(StyleWords.Gradient.init).map(Self.ring) ?? "")
      }
    // All of it takes touches, where they else go through what is empty to what is below.
    case .contentShape:
      if modifier.attributes[.name]?.text?.contains("interaction") ?? true { markup.add(class: "solid") }
    case .background:
      if value?.text != "clear" { markup.add(class: "solid") }
      if modifier.attributes[.shape]?.text == "circle", let color = value?.text.flatMap(CSS.fill) {
        // As large as there is room for, and no ellipse.
        rule("background:radial-gradient(circle closest-side,\(color) calc(100% - .5px),transparent)")
        return
      }
      if let style = value?.text, let paint = CSS.paint(style) {
        rule("background:\(paint);--back:\(paint)\(CSS.blur(behind: style))")
      }
      rule(Self.corners(of: modifier.attributes))
    case .border:
      if let color = value?.text.flatMap(CSS.color) {
        // Over the edge, where it takes no room.
        let width = fact(.width) ?? 1
        rule("outline:\(CSS.length(width)) solid \(color);outline-offset:\(CSS.length(-width))")
      }
    case .cornerRadius: rule("border-radius:\(CSS.length(value?.number ?? 0));overflow:hidden")
    case .clipShape:
      rule(Self.corners(of: modifier.attributes))
      rule("overflow:hidden")
    case .clipped: rule("overflow:hidden")
    case .opacity: rule("opacity:\(CSS.number(value?.number ?? 1))")
    case .offset:
      let (x, y) = (CSS.length(fact(.x) ?? 0), CSS.length(fact(.y) ?? 0))
      rule("translate:\(fact(.x) ?? 0 == 0 ? x : "calc(\(x)*var(--forth))") \(y)")
    case .position:
      rule(
        "position:absolute;left:\(CSS.length(fact(.x) ?? 0));top:\(CSS.length(fact(.y) ?? 0));"
          + "transform:translate(-50%,-50%)")
    case .scale:
      rule(
        "scale:\(CSS.factor(value?.number ?? fact(.x) ?? 1)) \(CSS.factor(value?.number ?? fact(.y) ?? 1))"
          + Self.origin(modifier))
    case .rotation: rule("rotate:\(CSS.number(value?.number ?? 0))deg" + Self.origin(modifier))
    case .zIndex: rule("position:relative;z-index:\(CSS.number(value?.number ?? 0))")
    case .aspectRatio: if let ratio = value?.number { rule("aspect-ratio:\(CSS.factor(ratio))") }
    case .tracking, .kerning: rule("letter-spacing:\(CSS.length(value?.number ?? 0))")
    case .lineSpacing: rule("line-height:calc(1.196em + \(CSS.length(value?.number ?? 0)))")
    case .lineLimit:
      if let lines = value?.number, lines >= 1 {
        rule("-webkit-line-clamp:\(Int(min(lines, 1e6)))")
        markup.add(class: "clamp")
      }
    case .minimumScaleFactor:
      rule("--least:\(CSS.factor(min(max(value?.number ?? 1, 0.01), 1)))")
      markup.add(class: "scales")
    case .font: font(&markup, value?.text ?? "")
    case .fontWeight: if let weight = Self.weights[value?.text ?? ""] { rule(Self.weight(weight)) }
    case .bold: if value?.flag == true { rule(Self.weight(700)) }
    case .italic: if value?.flag == true { rule("--slant:italic;font-style:italic") }
    case .underline: rule(Self.line("underline", value))
    case .strikethrough: rule(Self.line("line-through", value))
    case .monospaced: if value?.flag == true { markup.add(class: "fontDesign-monospaced") }
    case .speechSpelling: if value?.flag == true { rule("--spell:spell-out;\(Self.speech)") }
    case .speechPunctuation: if value?.flag == true { rule("--marks:literal-punctuation;\(Self.speech)") }
    case .monospacedDigit: rule("font-variant-numeric:tabular-nums")
    case .buttonBorderShape:
      let radius = fact(.cornerRadius).map(CSS.length)
      let radii = ["capsule": "999px", "circle": "50%", "roundedRectangle": radius ?? "var(--radius)"]
      if let radius = radii[value?.text ?? ""] { rule("--button-radius:\(radius)") }
      if value?.text == "circle" { markup.add(class: "circular") }
    case .listStyle where value?.text == "inset": markup.add(class: "listStyle-plain")
    // Glass looks like a button with a border, with round ends.
    case .buttonStyle where value?.text?.hasPrefix("glass") == true:
      markup.add(class: value?.text == "glass" ? "buttonStyle-bordered" : "buttonStyle-borderedProminent")
      markup.add(class: "glassy")
    case .textAlignment, .textCase, .fontDesign, .controlSize, .buttonStyle, .listStyle, .pickerStyle, .datePickerStyle,
      .toggleStyle, .textFieldStyle, .formStyle, .progressViewStyle, .labelStyle, .redacted,
      .truncationMode, .imageScale, .tabViewStyle, .ignoresSafeArea, .colorScheme, .headerProminence,
      .symbolRenderingMode, .gaugeStyle, .indexViewStyle:
      if let name = value?.text { markup.add(class: "\(modifier.name)-\(CSS.token(name))") }
    case .toolbarVisibility: if modifier.hidesTabBar { markup.add(class: "without-tabs") }
    case .preferredColorScheme:
      if let scheme = value?.text { markup.add(class: "prefers-\(CSS.token(scheme))") }
    case .matchedGeometryEffect:
      guard let space = fact(.place), modifier.attributes[.active]?.flag == true else { break }
      markup["data-match"] = "\(Int(space)) \(value?.text ?? "")"
    case .transition:
      markup["data-t"] = value?.text?.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-+|_.".contains($0)) }
    case .scrollContentBackground where value?.text == "hidden": markup.add(class: "bare")
    case .listRowSpacing where value?.number != nil:
      markup.add(class: "spaced")
      rule(Self.listLook(modifier))
    case .scrollDisabled: if value?.flag == true { markup.add(class: "still") }
    case .scrollIndicators: if value?.text == "hidden" { markup.add(class: "nobar") }
    case .scrollTarget: markup.add(class: "snap")
    case .contentMargins: rule(Self.contentMargins(modifier.attributes))
    case .contentTransition: markup["data-c"] = value?.text.map(CSS.token)
    case .fontWidth: if let width = Self.widths[value?.text ?? ""] { rule("font-stretch:\(width)") }
    // What is fixed downward alone goes on in lines.
    case .fixedSize: if modifier.attributes[.horizontal]?.flag != false { markup.add(class: "bounded") }
    case .layoutDirection: markup["dir"] = value?.text == "rightToLeft" ? "rtl" : "ltr"
    case .labelsHidden: if value?.flag == true { markup.add(class: "labelsHidden") }
    case .hidden: if value?.flag == true { markup.add(class: "hid"); markup["inert"] = "" }
    case .disabled: if value?.flag == true { markup.add(class: "off"); markup["aria-disabled"] = "true" }
    case .help: markup["title"] = value?.text
    case .badge: markup["data-badge"] = value?.text.flatMap { $0.isEmpty ? nil : $0 }
    case .alignmentGuide: guide(&markup, modifier.attributes)
    case .tap, .longPress, .drag:
      // The nearest gesture answers first: where that takes one tap, nothing waits for two.
      let isTapped = markup["data-tap"] != nil
      // A gesture that is made of others names them all.
      for name in [modifier.name.rawValue] + (value?.items ?? []).compactMap({ $0.text }) {
        switch name {
        case "tap": markup["data-tap"] = "tap"
        case "double": if !isTapped { markup["data-taps"] = "" }
        case "longPress": markup["data-long"] = ""
        case "drag": markup["data-drag"] = ""
        default: break
        }
      }
    case .hover: markup["data-hover"] = ""
    case .continuousHover:
      markup["data-hover"] = ""
      markup["data-point"] = ""
    case .accessibilityActions: markup.add(class: "actions")
    case .accessibilityFocused:
      markup["data-at"] = ""
      if markup["tabindex"] == nil { markup["tabindex"] = "-1" }
    case .scrollGeometry: markup["data-scrolls"] = ""
    case .pastes: markup["data-paste"] = ""
    case .defaultScrollAnchor:
      // Where scrolled content begins, and where it stays as it grows.
      if let y = value?.text?.split(separator: " ").last { markup["data-anchor"] = String(y) }
      // Where it stands while it is smaller than its room.
      let side = modifier.attributes[.alignment]?.text?.split(separator: " ").last.flatMap { Double($0) } ?? 0
      if side == 1 { markup.add(class: "from-bottom") } else if side > 0 { markup.add(class: "from-center") }
    case .draggable: markup["draggable"] = "true"
    case .dropDestination: markup["data-drop"] = ""
    case .press: markup["data-press"] = ""
    case .keyPress: markup["data-keys"] = ""
    case .focusable:
      if value?.flag == true {
        markup["data-focus"] = ""
        markup["tabindex"] = "0"
      }
    // What is there already.
    case .backgroundStyle where value?.text == "background": break
    case .backgroundStyle:
      if let paint = value?.text.flatMap(CSS.paint) { rule(CSS.withoutItself("--background:\(paint)", "background")) }
    case .accessibilityLabel: markup["aria-label"] = value?.text
    case .accessibilityHint: markup["aria-description"] = value?.text
    case .accessibilityValue: markup["aria-valuetext"] = value?.text
    case .accessibilityHidden: if value?.flag == true { markup["aria-hidden"] = "true" }
    case .accessibilityIdentifier: markup["data-testid"] = value?.text
    case .keyboardShortcut:
      let held = modifier.attributes[.modifiers]?.text?.split(separator: " ") ?? []
      markup["data-key"] = value?.text.map { (held + [Substring($0)]).joined(separator: "+") }
    default:
      rule(Self.effect(modifier))
      rule(Self.listLook(modifier))
    }
    if modifier.hides && modifier.name == .opacity { markup["inert"] = "" }
  }

  /// A border of what holds others lies over them: an outline would lie behind those that are moved.
  private func edge(_ markup: inout Markup, _ facts: Attributes) {
    guard let color = facts[.value]?.text.flatMap(CSS.color) else { return }
    markup.add(class: "edged")
    markup.add(class: styles.name(for: "--edge:\(CSS.length(facts[.width]?.number ?? 1)) solid \(color)"))
  }

  /// A shadow is that of what is drawn: of letters, of a drawing, or of a box.
  private func shadow(_ modifier: RenderModifier, ofLetters: Bool, ofDrawing: Bool) -> String {
    func fact(_ key: AttributeKey) -> String { CSS.length(modifier.attributes[key]?.number ?? 0) }
    let color = modifier.attributes[.color]?.text.flatMap(CSS.color) ?? "#0005"
    let words = "\(fact(.x)) \(fact(.y)) \(fact(.value)) \(color)"
    return ofDrawing ? "filter:drop-shadow(\(words))" : "\(ofLetters ? "text" : "box")-shadow:\(words)"
  }

  func padding(_ attributes: Attributes) -> String {
    let fact = { (key: AttributeKey) in attributes[key]?.number }
    if let top = fact(.top), let leading = fact(.leading), let bottom = fact(.bottom),
      let trailing = fact(.trailing)
    {
      return [("top", top), ("inline-end", trailing), ("bottom", bottom), ("inline-start", leading)]
        .map(Self.padding).joined(separator: ";")
    }
    let number = attributes[.value]?.number ?? 16
    guard let edges = attributes[.edges]?.text else { return "\(Self.side(number)):\(CSS.length(number))" }
    let names = ["top": "top", "leading": "inline-start", "bottom": "bottom", "trailing": "inline-end"]
    return edges.split(separator: " ").compactMap { names[String($0)] }.map { Self.padding($0, number) }
      .joined(separator: ";")
  }

  private static func padding(_ edge: String, _ number: Double) -> String {
    "\(side(number))-\(edge):\(CSS.length(number))"
  }

  /// Less than nothing is no padding in CSS.
  private static func side(_ number: Double) -> String { number < 0 ? "margin" : "padding" }

  private func frame(_ markup: inout Markup, _ attributes: Attributes) {
    let names =
      [
        (.width, "width"), (.height, "height"), (.minWidth, "min-width"), (.maxWidth, "max-width"),
        (.minHeight, "min-height"), (.maxHeight, "max-height"),
      ] as [(AttributeKey, String)]
    var rules: [String] = []
    for (key, word) in names {
      guard let length = attributes[key]?.number else { continue }
      if length.isFinite {
        rules.append("\(word):\(CSS.length(length))")
        if key == .width { rules.append("flex:none;max-width:none") }
        if key == .height { rules.append("flex:none") }
        // As large as that where there is room, and no larger than the room.
        if key == .maxWidth { rules.append("width:\(CSS.length(length));max-width:100%") }
        if key == .maxHeight { rules.append("height:\(CSS.length(length));max-height:100%") }
      }
    }
    if !rules.isEmpty { markup.add(class: styles.name(for: rules.joined(separator: ";"))) }
    // What stands around it in a row is no narrower.
    if attributes[.width]?.number?.isFinite == true { markup.add(class: "set") }
    // What scrolls in it has an end.
    if attributes[.height]?.number?.isFinite == true { markup.add(class: "bounded") }
    if let place = attributes[.alignment]?.text { markup.add(class: "to-\(CSS.place(place))") }
  }

  static let weights = [
    "ultraLight": 200, "thin": 250, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// How a screen reader speaks, of what says either or both.
  private static let speech = "speak-as:var(--spell,) var(--marks,)"

  /// A weight of text, and of the symbols beside it: these have lines of one thickness, which a shadow makes thicker. It
  /// stays where a font is said further in.
  static func weight(_ weight: Int) -> String {
    "--weight:\(weight);font-weight:\(weight);--lines:\(lines(weight));--heavy:\(lines(weight))"
  }

  /// The weight of a font, where nothing else says one.
  private static func weightOfFont(_ weight: Int) -> String {
    "font-weight:var(--weight,\(weight));--heavy:var(--lines,\(lines(weight)))"
  }

  private static func lines(_ weight: Int) -> String {
    weight < 600 ? "none" : weight < 700 ? ".012em" : weight < 800 ? ".018em" : ".03em"
  }

  /// What assistive technology is told of a view besides its name. A heading is made where the text is.
  private func traits(_ markup: inout Markup, _ modifier: RenderModifier) {
    let words = Set((modifier.attributes[.value]?.text ?? "").split(separator: " "))
    if words.contains("modal") {
      markup["aria-modal"] = "true"
      if markup["role"] == nil { markup["role"] = "dialog" }
    }
    if words.contains("toggle"), markup.tag == "button" {
      markup["role"] = "switch"
      markup["aria-checked"] = words.contains("selected") ? "true" : "false"
    }
    if words.contains("updatesFrequently"), markup["role"] == nil, ["p", "span", "div"].contains(markup.tag) {
      markup["role"] = "timer"
    }
  }

  private static let widths = ["compressed": "62.5%", "condensed": "75%", "expanded": "125%"]

  private static let leadings = [
    "tightLeading": "line-height:1.1;--loose:-.125rem", "standardLeading": "line-height:normal;--loose:0rem",
    "looseLeading": "line-height:1.45;--loose:.125rem",
  ]

  /// A font's name is its size or style, then its design and weight. What it does not say is not that of the font around.
  func font(_ markup: inout Markup, _ name: String) {
    let words = name.split(separator: " ").map(String.init)
    for (index, word) in words.enumerated() {
      if index == 0, let size = Double(word) {
        markup.add(class: styles.name(for: Self.font(of: size, Set(words.dropFirst()))))
      } else if let weight = Self.weights[word], index > 0 {
        markup.add(class: styles.name(for: Self.weightOfFont(weight)))
      } else if let stretch = word == "standard" ? "100%" : Self.widths[word], index > 0 {
        markup.add(class: styles.name(for: "font-stretch:\(stretch)"))
      } else if let lines = Self.leadings[word], index > 0 {
        markup.add(class: styles.name(for: lines))
      } else if word == "italic" {
        markup.add(class: styles.name(for: "font-style:italic"))
      } else {
        markup.add(class: "f-\(CSS.token(word == "monospaced" ? "mono" : word))")
      }
    }
  }

  /// A font of a size, without what its other words say.
  private static func font(of size: Double, _ others: Set<String>) -> String {
    let face = size < Tracking.display ? "text" : "display"
    let tracking = CSS.number(SystemDesign.tracking(.standard, size: size) * 1000)
    var rules =
      "font-size:\(CSS.factor(size / 16))rem;font-family:var(--\(face)-face);line-height:1.195;"
      + "--lead:0rem;letter-spacing:calc(\(tracking) * var(--track))"
    if others.isDisjoint(with: ["monospaced", "rounded", "serif"]) {
      rules +=
        ";--text-face:var(--design,var(--plain-face));--display-face:var(--design,var(--plain-display))"
        + ";--track:var(--design-track,var(--plain-track))"
    }
    if others.isDisjoint(with: weights.keys) { rules += ";" + weightOfFont(400) }
    if !others.contains("italic") { rules += ";font-style:var(--slant,normal)" }
    return rules
  }
}
