import TenureLayout
import TenureRender
import TenureText

/// Makes the nodes that lay out an element and what is in it.
final class LayoutMaker {
  let text: any TextMeasurer
  var window = (size: Size(), safeArea: Insets())

  private let pictures: (Attributes) -> Size?
  private let sayings: (NodeID) -> [Saying]
  /// Counts the times that changes were taken over.
  var round = 0

  init(
    text: any TextMeasurer, pictures: @escaping (Attributes) -> Size?, sayings: @escaping (NodeID) -> [Saying]
  ) {
    self.text = text
    self.pictures = pictures
    self.sayings = sayings
  }

  func make(_ element: FramedElement, in outer: TextStyling) -> LayoutNode {
    let styling = outer.with(element)
    (element.round, element.stylingAround) = (round, outer)
    element.hasOtherFacts = false
    var said = element.mayHaveSayings ? sayings(element.id)[...] : []
    let content = content(of: element, styling, &said)
    element.content = content
    element.insides = []
    let node = element.modifiers.reduce(content) { node, modifier in
      element.insides.append(node)
      if modifier.name == .coordinateSpace { element.spaces.append(node) }
      if modifier.name == .badge, element.role != .navigationLink, let badge = badge(of: element, styling) {
        return StackNode(.horizontal, spacing: 0, [node, SpacerNode(minimumLength: 8), badge])
      }
      return wrap(node, in: modifier, &said)
    }
    element.outer = GridCellNode(node, element) ?? node
    return element.outer ?? node
  }

  func make(_ elements: [FramedElement], in outer: TextStyling) -> [LayoutNode] {
    elements.filter(\.hasPlace).map { make($0, in: outer) }
  }

  /// Takes over what has changed in an element; false where its node has to be made anew.
  func takesOver(_ element: FramedElement) -> Bool {
    if element.hasOtherFacts {
      guard element.role == .text, element.modifiers.isEmpty, let leaf = element.content as? LeafNode else {
        return false
      }
      element.hasOtherFacts = false
      leaf.content = words(of: element, element.stylingInside)
      return true
    }
    guard let row = element.row, row.children.isEmpty || element.outer != nil else { return false }
    let styling = element.stylingInside
    row.setChildren(element.children.filter(\.hasPlace).map { $0.outer ?? make($0, in: styling) })
    return true
  }

  // MARK: By role

  private func content(
    of element: FramedElement, _ styling: TextStyling, _ said: inout ArraySlice<Saying>
  ) -> LayoutNode {
    (element.row, element.spaces) = (nil, [])
    if element[.name] != nil, case .layout(let code)? = said.first {
      said.removeFirst()
      return kept(element, CustomLayoutNode(code, make(element.children, in: styling)))
    }
    switch element.role {
    case .text: return LeafNode(words(of: element, styling))
    case .image, .awaitedPicture: return picture(element, styling)
    case .color, .shape: return LeafNode(Flexible())
    case .canvas:
      let drawing = LeafNode(Flexible())
      if element.children.isEmpty { return drawing }
      // The views that it draws have the sizes that they like; the drawing moves them.
      let symbols = make(element.children, in: styling).map { FixedSizeNode($0) }
      return OverlayNode(drawing, ZStackNode(alignment: .topLeading, symbols), alignment: .topLeading)
    case .spacer: return SpacerNode(minimumLength: element[.minimum]?.number ?? element[.value]?.number)
    case .divider: return DividerNode(thickness: 1.0 / 3)
    // Screens of a column of a split view lie over one another.
    case .column where element.parent?.role == .splitView: return screenful(element, styling)
    case .column: return stack(element, .vertical, styling)
    case .row: return stack(element, .horizontal, styling)
    case .layers:
      return kept(
        element, ZStackNode(alignment: Alignment(named: element[.alignment]?.text), make(element.children, in: styling))
      )
    case .fitting:
      return kept(
        element, ViewThatFitsNode(Axes(named: element[.axis]?.text ?? "both"), make(element.children, in: styling)))
    case .candidate: return kept(element, ZStackNode(make(element.children, in: styling)))
    case .geometry: return kept(element, GeometryReaderNode(make(element.children, in: styling)))
    case .layered: return layered(element, styling)
    case .scroll:
      let axes = Axes(named: element[.axis]?.text)
      var inside = styling
      inside.contentMargins = ContentMargins()
      let content = column(element.children, inside, axis: axes == .horizontal ? .horizontal : .vertical)
      let margins = styling.contentMargins
      return ScrollNode(
        axes, content, contentMargins: margins.over(Insets()), contentAnchor: element.scrollAlignment ?? .zero)
    case .cells: return cells(element, styling)
    case .grid: return grid(element, styling)
    case .gridRow:
      return kept(
        element,
        GridRowNode(
          alignment: element[.alignment].map { Alignment(named: $0.text).vertical }, make(element.children, in: styling)
        ))
    case .toolbarItem where element.children.count > 1: return row(element.children, styling, spacing: 16)
    case .splitView: return splitView(element, styling)
    case .table: return table(element, styling)
    case .tableRow: return tableRow(element, styling)
    case .window, .screen, .navigationStack, .toolbar, .tabs, .tab, .tabContent, .tabSection, .sheet,
      .cover, .popover, .alert, .dialog, .fileImporter, .fileExporter:
      return screenful(element, styling)
    case .list, .form, .section: return list(element, styling)
    default: return control(element, styling)
    }
  }

  /// What a row says at its end. That of a tab is in the bar of tabs.
  func badge(of element: FramedElement, _ styling: TextStyling) -> LayoutNode? {
    element.badge = nil
    guard element.isInside(.list) || element.isInside(.form),
      let badge = element.modifier(.badge)?.attributes[.value]?.text, !badge.isEmpty
    else { return nil }
    element.badge = words(badge, styling)
    return element.badge
  }

  /// Several views where one is expected stand in a column.
  func column(_ elements: [FramedElement], _ styling: TextStyling, axis: Axis = .vertical) -> LayoutNode {
    let nodes = make(elements, in: styling)
    return nodes.count == 1 ? nodes[0] : StackNode(axis, nodes)
  }

  func kept(_ element: FramedElement, _ node: LayoutNode) -> LayoutNode {
    element.row = node
    return node
  }

  private func stack(_ element: FramedElement, _ axis: Axis, _ styling: TextStyling) -> LayoutNode {
    let alignment = Alignment(named: element[.alignment]?.text)
    let stack = kept(
      element,
      StackNode(
        axis, alignment: axis == .vertical ? alignment.horizontal : alignment.vertical,
        spacing: element[.spacing]?.number, make(element.children, in: styling)))
    if element[.lazy] == nil { return stack }
    // A lazy stack takes all the breadth that it is offered.
    return axis == .vertical
      ? FlexibleFrameNode(
        stack, horizontal: .all, alignment: Alignment(horizontal: alignment.horizontal, vertical: .top))
      : FlexibleFrameNode(
        stack, vertical: .all, alignment: Alignment(horizontal: .leading, vertical: alignment.vertical))
  }

  private func layered(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let parts = element.children.filter { $0.role == .part }
    let base = column(element.children.filter { $0.role != .part }, styling)
    let alignment = Alignment(named: element[.alignment]?.text)
    return parts.reduce(base) { base, part in
      let kind = part[.role]?.text
      let layer = ZStackNode(alignment: alignment, make(part.children, in: styling))
      (part.outer, part.content, part.row) = (layer, layer, layer)
      guard kind == "bar" else {
        return OverlayNode(base, layer, alignment: alignment, isBackground: kind == "background")
      }
      let fill = FlexibleFrameNode(base, horizontal: .all, vertical: .all)
      let isAtTop = alignment.vertical == .top
      return SafeAreaInsetNode(fill, layer, edge: isAtTop ? .top : .bottom, alignment: alignment.horizontal)
    }
  }

  // MARK: Texts and pictures

  private func words(of element: FramedElement, _ styling: TextStyling) -> TextContent {
    var runs: [TextRun] = []
    var leading = -Double.infinity
    if case .list(let parts)? = element[.runs] {
      for case .list(let facts) in parts {
        var own = styling
        for case .list(let style) in facts.count > 1 ? facts[1].items ?? [] : [] {
          guard let name = style.first?.text.flatMap(ModifierName.init(rawValue:)) else { continue }
          own.read(name, style.last, Attributes())
        }
        leading = max(leading, own.leadingOfStyle)
        if facts.count > 3, let name = facts[3].text, name.hasPrefix("system:") {
          runs.append(TextRun(symbol: TextSymbol(name, width: 1.2 * own.imageScale), font: own.font))
        } else {
          runs.append(own.run(facts.first?.text ?? ""))
        }
      }
    }
    if runs.isEmpty {
      runs = [styling.run(element[.text]?.text ?? "")]
      leading = styling.leadingOfStyle
    }
    return TextContent(text, runs, styling.options, leading: leading)
  }

  func words(_ words: String, _ styling: TextStyling) -> LayoutNode {
    LeafNode(TextContent(text, [TextRun(words, font: styling.font)], styling.options, leading: styling.leadingOfStyle))
  }

  private func picture(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    // A symbol is about as wide as its line is high; of a picture that nobody has read, the size is not known.
    let isSymbol = element[.value]?.text?.hasPrefix("system:") == true
    let side = (styling.font.size * 1.2 * styling.imageScale).rounded()
    let ideal = isSymbol ? Size(width: side, height: side) : pictures(element.attributes) ?? Size()
    if element[.resizable]?.flag == true { return LeafNode(Flexible(ideal: ideal)) }
    if isSymbol { return LeafNode(SymbolContent(side: side, fontSize: styling.font.size)) }
    return LeafNode(Fixed(width: ideal.width, height: ideal.height))
  }

  // MARK: Modifiers

  private func wrap(
    _ node: LayoutNode, in modifier: RenderModifier, _ said: inout ArraySlice<Saying>
  ) -> LayoutNode {
    let facts = modifier.attributes
    func number(_ key: AttributeKey) -> Double? { facts[key]?.number }
    switch modifier.name {
    case .padding: return PaddingNode(node, Insets(facts))
    case .frame:
      let alignment = Alignment(named: facts[.alignment]?.text)
      if facts[.width] != nil || facts[.height] != nil {
        return FrameNode(node, width: number(.width), height: number(.height), alignment: alignment)
      }
      return FlexibleFrameNode(
        node,
        horizontal: .init(least: number(.minWidth), ideal: number(.idealWidth), most: number(.maxWidth)),
        vertical: .init(least: number(.minHeight), ideal: number(.idealHeight), most: number(.maxHeight)),
        alignment: alignment)
    case .offset: return OffsetNode(node, Point(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .transform:
      let rows = facts[.value]?.items?.compactMap(\.number) ?? []
      // What turns or grows has the frame that it had.
      guard rows.count == 9, Array(rows[0..<6]) == [1, 0, 0, 0, 1, 0], rows[8] == 1 else { return node }
      return OffsetNode(node, Point(x: rows[6], y: rows[7]))
    case .position: return PositionNode(node, Point(x: number(.x) ?? 0, y: number(.y) ?? 0))
    case .aspectRatio: return AspectRatioNode(node, number(.value), fills: facts[.style]?.text == "fill")
    case .fixedSize:
      var axes: Axes = []
      if facts[.horizontal]?.flag != false { axes.insert(.horizontal) }
      if facts[.vertical]?.flag != false { axes.insert(.vertical) }
      return FixedSizeNode(node, axes)
    case .layoutPriority: return LayoutPriorityNode(node, number(.value) ?? 0)
    case .layoutDirection:
      return DirectionNode(node, facts[.value]?.text == "rightToLeft" ? .rightToLeft : .leftToRight)
    case .zIndex: return ZIndexNode(node, number(.value) ?? 0)
    case .ignoresSafeArea:
      return facts[.name]?.text == "keyboard" ? node : IgnoresSafeAreaNode(node, Set(edges: facts[.value]?.text))
    case .alignmentGuide:
      guard case .guide(let guide, let value)? = said.popFirst() else { return node }
      return AlignmentGuideNode(node, guide, value)
    case .layoutValue:
      guard case .value(let key, let value)? = said.popFirst() else { return node }
      return LayoutValueNode(node, key, value)
    case .containerRelativeFrame:
      guard case .containerLength(let length)? = said.popFirst() else { return node }
      var axes: Axes = []
      if facts[.width] != nil || facts[.maxWidth] != nil { axes.insert(.horizontal) }
      if facts[.height] != nil || facts[.maxHeight] != nil { axes.insert(.vertical) }
      return ContainerRelativeFrameNode(node, axes, alignment: Alignment(named: facts[.alignment]?.text), length)
    default: return node
    }
  }
}

extension FlexibleFrameNode.Limits {
  /// As much as there is.
  static var all: Self { Self(most: .infinity) }
}

extension Alignment {
  /// An alignment in the words of the screen: `top-leading`, `firstTextBaseline`, none for the centre.
  init(named name: String?) {
    self = .center
    for word in name?.split(separator: "-") ?? [] {
      switch word {
      case "leading": horizontal = .leading
      case "trailing": horizontal = .trailing
      case "top": vertical = .top
      case "bottom": vertical = .bottom
      case "firstTextBaseline": vertical = .firstTextBaseline
      case "lastTextBaseline": vertical = .lastTextBaseline
      default:
        guard let guide = Guide.named(word) else { continue }
        if guide.axis == .horizontal { horizontal = guide } else { vertical = guide }
      }
    }
  }
}

extension Axes {
  init(named name: String?) {
    switch name {
    case "horizontal": self = .horizontal
    case "both": self = .both
    default: self = .vertical
    }
  }
}

extension Insets {
  /// What `padding` says: a length for each side, or one for some; 16 points where no length is said.
  init(_ facts: Attributes) {
    self.init()
    let sides: [(AttributeKey, WritableKeyPath<Insets, Double>)] = [
      (.top, \.top), (.leading, \.leading), (.bottom, \.bottom), (.trailing, \.trailing),
    ]
    let edges = facts[.edges]?.text?.split(separator: " ").map(String.init)
    for (key, side) in sides {
      if let own = facts[key]?.number {
        self[keyPath: side] = own
      } else if facts[.top] == nil, edges?.contains(key.spelling) ?? true {
        self[keyPath: side] = facts[.value]?.number ?? 16
      }
    }
  }
}

extension Set<Edge> {
  /// Edges in the words of the screen: `top leading`, `all`.
  fileprivate init(edges names: String?) {
    let all: KeyValuePairs<String, Edge> = ["top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing]
    let named = names?.split(separator: " ").map(String.init) ?? ["all"]
    self = named.contains("all") ? Set(Edge.allCases) : Set(all.filter { named.contains($0.key) }.map(\.value))
  }
}
