import TenureLayout
import TenureRender
import TenureText

// Bars, sheets and lists as they are on an iPhone that is held upright.
extension LayoutMaker {
  func screenful(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    switch element.role {
    case .window: return windowful(element, styling)
    case .screen: return screen(element, styling)
    case .tabs: return tabs(element, styling)
    case _ where element.isSheet(in: window.size):
      let content = ContainerNode(filling(element.children, styling))
      if let card = FramedElement.sheetCard(in: window.size) {
        return FlexibleFrameNode(
          FrameNode(content, width: card.width, height: card.height), horizontal: .all, vertical: .all)
      }
      // It stands on the home indicator, as the window does.
      let top = element.sheetTop(in: window.size, window.safeArea)
      return PaddingNode(content, Insets(top: top, bottom: window.safeArea.bottom))
    case .popover: return PaddingNode(column(element.children, styling), Insets(16))
    case .alert: return FrameNode(alert(element, styling), width: 270)
    case .dialog: return dialog(element, styling)
    case .toolbar: return LeafNode(Fixed(width: 0, height: 0))
    default: return filling(element.children, styling)
    }
  }

  /// All of them on top of each other, over the whole space: the screens of a stack, a sheet's content.
  private func filling(_ elements: [FramedElement], _ styling: TextStyling) -> LayoutNode {
    let nodes = make(elements, in: styling)
    return FlexibleFrameNode(nodes.count == 1 ? nodes[0] : ZStackNode(nodes), horizontal: .whole, vertical: .all)
  }

  private func windowful(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let layers = element.children.filter { $0.role.isPresentation }
    let content = column(element.children.filter { !$0.role.isPresentation && $0.role != .toolbar }, styling)
    let safe = ContainerNode(FlexibleFrameNode(content, horizontal: .all, vertical: .all))
    let over = layers.filter(\.hasPlace).map { layer in
      let node = make(layer, in: styling)
      // A cover is a screen as the one below it is.
      return layer.role == .cover ? node : IgnoresSafeAreaNode(node)
    }
    return ZStackNode([safe] + over)
  }

  private func screen(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = column(element.children.filter { $0.role != .toolbar && $0.role != .searchField }, styling)
    // What is wider than the screen reaches beyond it, and moves no bar.
    var fill: LayoutNode = ContainerNode(FlexibleFrameNode(content, horizontal: .whole, vertical: .all))
    element.bar = nil
    for search in element.children where search.role == .searchField {
      // While a user searches it stands in the place of the title.
      if search[.active]?.flag == true, !isWide {
        let cancel = words("Cancel", styling.inBar)
        element.bar = ScreenBar(cancel: cancel)
        let row = StackNode(.horizontal, spacing: 12, [make(search, in: styling), cancel])
        return SafeAreaInsetNode(
          fill, PaddingNode(row, Insets(top: 4, leading: 16, bottom: 12, trailing: 16)), edge: .top)
      }
      // Below the title
      let field = PaddingNode(make(search, in: styling), Insets(top: 1, leading: 16, bottom: 15, trailing: 16))
      fill = SafeAreaInsetNode(fill, field, edge: .top)
    }
    if element[.hidesBar]?.flag == true { return fill }
    let hasTitle = element[.title]?.text.map { !$0.isEmpty } ?? false
    let isLarge = hasTitle && element.hasLargeTitle
    let inner = SafeAreaInsetNode(fill, bar(of: element, isLarge: isLarge, hasTitle: hasTitle, styling), edge: .top)
    let tools = items(of: element, styling) { ["bottomBar", "status"].contains($0) }
    if tools.isEmpty { return inner }
    let row = PaddingNode(StackNode(.horizontal, spacing: 16, tools), Insets(leading: 16, trailing: 16))
    let foot = FrameNode(FlexibleFrameNode(row, horizontal: .all), height: 44)
    element.bar?.foot = foot
    return SafeAreaInsetNode(inner, foot, edge: .bottom)
  }

  /// 44 points (in a sheet 56) with the buttons and a title between them, and below them 52 more for a large title.
  private func bar(of screen: FramedElement, isLarge: Bool, hasTitle: Bool, _ styling: TextStyling) -> LayoutNode {
    var parts = ScreenBar()
    var title = isLarge ? styling.ofTitle : styling.ofTitle.inBar
    title.read(.font, .text(isLarge ? "largeTitle bold" : "headline"), Attributes())
    title.options.maximumLines = 1
    if hasTitle { parts.title = words(screen[.title]?.text ?? "", title) }
    var tools: [LayoutNode] = []
    let column = titleOfColumnBefore(screen)
    if screen[.back]?.flag == true || column != nil {
      let inMiddle = isLarge || !hasTitle || isWide ? 0 : width(of: screen[.title]?.text ?? "", title)
      let before = words(
        backTitle(column ?? titleBefore(screen), in: (window.size.width - inMiddle) / 2, styling.inBar), styling.inBar)
      let back = StackNode(.horizontal, spacing: 0, [fixed(22, 44), before])
      (parts.back, parts.backTitle) = (back, before)
      tools.append(back)
    }
    let leading = ["topBarLeading", "navigationBarLeading", "cancellationAction", "navigation"]
    let elsewhere = ["bottomBar", "status", "keyboard", "principal"]
    tools += items(of: screen, styling) { leading.contains($0) }
    tools.append(SpacerNode(minimumLength: 8))
    tools += items(of: screen, styling) { !leading.contains($0) && !elsewhere.contains($0) }
    screen.bar = parts
    let edges = Insets(leading: parts.back == nil ? 16 : 0, trailing: 16)
    // In a sheet there is more room above and below them.
    let height: Double = screen.isInside(.sheet) || screen.isInside(.popover) ? 56 : 44
    let row = FrameNode(PaddingNode(StackNode(.horizontal, spacing: 16, tools), edges), height: height)
    let middle = items(of: screen, styling) { $0 == "principal" }
    guard isLarge, let large = parts.title else {
      var shown = middle.isEmpty ? parts.title.map { [$0] } ?? [] : middle
      if middle.isEmpty, screen[.editable]?.flag == true, let title = parts.title {
        let arrow = fixed(16, 16)
        screen.bar?.titleArrow = arrow
        shown = [StackNode(.horizontal, spacing: 4, [title, arrow])]
      }
      return ZStackNode([FlexibleFrameNode(row, horizontal: .all)] + shown)
    }
    // 52 points with the usual size of texts.
    let line = text.measure(TextRequest([TextRun("A", font: title.font)])).height
    let words = FrameNode(
      FlexibleFrameNode(large, horizontal: .all, alignment: .leading), height: line + 34 / 3, alignment: .leading)
    let first = middle.isEmpty ? row : ZStackNode([row] + middle)
    return StackNode(
      .vertical, alignment: .leading, spacing: 0, [first, PaddingNode(words, Insets(leading: 16, trailing: 16))])
  }

  private func items(of screen: FramedElement, _ styling: TextStyling, at isPlace: (String) -> Bool) -> [LayoutNode] {
    var styling = styling.inBar.withToolbarToggles
    // In a bar, labels are their icons.
    styling.labelStyle = "iconOnly"
    // And these are larger than those in a text.
    styling.imageScale = 20 / 17
    return screen.children.filter { $0.role == .toolbar }.flatMap { tools in
      let styling = styling.with(tools)
      return tools.children.filter { isPlace($0[.placement]?.text ?? "automatic") }.map { item in
        var own = styling
        // What ends a task well stands out.
        if item[.placement]?.text == "confirmationAction" {
          own.read(.fontWeight, .text("semibold"), Attributes())
        }
        return make(item, in: own)
      }
    }
  }

  /// The title of the screen below, which the back button says.
  /// What the back button says: the title before, `Back` where that is too long to stand beside the title of the screen,
  /// and where there is no room for that either, nothing.
  private func backTitle(_ before: String?, in room: Double, _ styling: TextStyling) -> String {
    let arrow = 22.0, gap = 8.0
    return [before ?? "Back", "Back"].first { arrow + width(of: $0, styling) + gap <= room } ?? ""
  }

  private func width(of words: String, _ styling: TextStyling) -> Double {
    text.measure(TextRequest([TextRun(words, font: styling.font)])).width
  }

  private func titleBefore(_ screen: FramedElement) -> String? {
    guard let screens = screen.parent?.children, let place = screens.firstIndex(where: { $0 === screen }), place > 0
    else { return nil }
    return screens[place - 1][.title]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private func tabs(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = ContainerNode(filling(element.children.filter { $0.role != .part }, styling))
    let isPage = element.modifier(.tabViewStyle)?.attributes[.value]?.text?.hasPrefix("page") == true
    element.tabBar = nil
    if isPage || element.hidesTabBar { return content }
    let bar = LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 49)))
    element.tabBar = bar
    return SafeAreaInsetNode(content, bar)
  }

  // MARK: Lists

  func list(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    if element.role == .section { return section(element, styling, isOutside: !isInRows(element)) }
    let margins = styling.contentMargins
    var styling = styling
    styling.contentMargins = ContentMargins()
    let isPlain = ["plain", "inset"].contains(styling.listStyle)
    // Groups from edge to edge stand apart as cards do.
    let side: Double = element.rowGround == .bands ? 0 : 16
    // Rows without a section are one.
    var groups: [LayoutNode] = []
    var rows: [FramedElement] = []
    func endGroup() {
      if !rows.isEmpty {
        groups.append(
          StackNode(.vertical, alignment: .leading, spacing: styling.rowSpacing ?? 0, rows.map { row($0, styling) }))
      }
      rows = []
    }
    for child in element.children where child.isRow {
      if child.role == .section {
        endGroup()
        groups.append(make(child, in: styling))
      } else {
        rows.append(child)
      }
    }
    endGroup()
    let all = StackNode(.vertical, alignment: .leading, spacing: isPlain ? 0 : styling.sectionSpacing, groups)
    // Rows of a sidebar begin right below its title.
    let top: Double = element.isSidebar(in: window.size) ? 0 : 35
    let insets = margins.over(isPlain ? Insets() : Insets(top: top, leading: side, bottom: 35, trailing: side))
    return ScrollNode(.vertical, PaddingNode(FlexibleFrameNode(all, horizontal: .all, alignment: .leading), insets))
  }

  private func isInRows(_ element: FramedElement) -> Bool { element.isInside(.list) || element.isInside(.form) }

  private func section(_ element: FramedElement, _ styling: TextStyling, isOutside: Bool) -> LayoutNode {
    if isOutside {
      // Its header and its views stand as those of the stack or the grid do.
      guard let parent = element.parent else { return column(element.children, styling) }
      let alignment = Alignment(named: parent[.alignment]?.text)
      func stack(_ axis: Axis, _ alignment: Guide) -> LayoutNode {
        StackNode(axis, alignment: alignment, spacing: parent[.spacing]?.number, make(element.children, in: styling))
      }
      switch parent.role {
      case .column: return stack(.vertical, alignment.horizontal)
      case .row: return stack(.horizontal, alignment.vertical)
      case .cells: return section(element, of: parent, styling)
      default: return column(element.children, styling)
      }
    }
    var small = styling
    (small.style, small.size) = (.footnote, nil)
    var rows = element.children.filter(\.isRow).map { row($0, styling) }
    if let spacing = styling.rowSpacing {
      rows = [StackNode(.vertical, alignment: .leading, spacing: spacing, rows)]
    }
    var head = styling.ofHeader
    let isCapital = element.rowGround != .none && !styling.hasProminentHeaders
    if isCapital, head.textCase.isEmpty { head.textCase = "uppercase" }
    func part(_ name: String, _ small: TextStyling, _ insets: Insets) -> [LayoutNode] {
      guard let part = element.part(name), !part.children.isEmpty else { return [] }
      return [PaddingNode(column(part.children, small), insets)]
    }
    let header = part("header", head, Insets(top: 0, leading: 20, bottom: 7, trailing: 20))
    let footer = part("footer", small, Insets(top: 7, leading: 20, bottom: 0, trailing: 20))
    return FlexibleFrameNode(
      StackNode(.vertical, alignment: .leading, spacing: 0, header + rows + footer), horizontal: .all,
      alignment: .leading)
  }

  /// A row is 44 points high or more, and its content begins 16 points (20 in a plain list) from its edge.
  private func row(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let content = make(element, in: styling)
    // Its label and what is in it are the rows.
    if element.disclosesRows { return FlexibleFrameNode(content, horizontal: .all, alignment: .leading) }
    return row(content, of: element)
  }

  func rows(disclosedBy group: FramedElement, label: LayoutNode, _ styling: TextStyling) -> LayoutNode {
    let inside = group.children.filter(\.isRow).map { row($0, styling) }
    return StackNode(
      .vertical, alignment: .leading, spacing: styling.rowSpacing ?? 0, [row(label, of: group)] + inside)
  }

  private func row(_ content: LayoutNode, of element: FramedElement) -> LayoutNode {
    var insets = Insets(top: 11, leading: 20, bottom: 11, trailing: 20)
    if let own = element.rowModifier(.listRowInsets)?.attributes, !own.isEmpty {
      let said = Insets(own)
      // Of some edges; at the others are the list's.
      let edges = own[.edges]?.text?.split(separator: " ").map(String.init)
      if edges?.contains("top") ?? true { insets.top = said.top }
      if edges?.contains("leading") ?? true { insets.leading = said.leading }
      if edges?.contains("bottom") ?? true { insets.bottom = said.bottom }
      if edges?.contains("trailing") ?? true { insets.trailing = said.trailing }
    }
    insets.leading += element.rowIndent
    if element.editingMark != nil { insets.leading += FramedElement.editingMarkWidth }
    if element.hasHandle { insets.trailing += FramedElement.editingMarkWidth }
    // What has no height of its own fills the row.
    let wide = LeastHeightNode(
      FlexibleFrameNode(content, horizontal: .all, alignment: .leading), max(0, 44 - insets[.vertical]))
    let row = FlexibleFrameNode(
      PaddingNode(wide, insets), horizontal: .all, vertical: .init(least: 44), alignment: .leading)
    element.listRow = row
    return row
  }
}

extension FlexibleFrameNode.Limits {
  /// All of what is proposed, and not more where the content is larger.
  fileprivate static let whole = Self(least: 0, most: .infinity)
}

extension FramedElement {
  /// What scrolls in it goes on below a height.
  package func scrolls(below y: Double) -> Bool {
    guard let node = firstScrolling?.scrollNode, let shown = node.windowFrame, abs(shown.maxY - y) < 1 else {
      return false
    }
    return node.contentSize.height - node.contentOffset.y > shown.size.height + 1
  }
}

extension FramedElement: BadgedTab {}

extension FramedElement: StackedScreen {
  package var titleDisplay: String? { self[.titleDisplay]?.text }

  package var screenBelow: FramedElement? {
    guard self[.back]?.flag == true, let screens = parent?.children,
      let place = screens.firstIndex(where: { $0 === self }), place > 0
    else { return nil }
    return screens[place - 1]
  }
}

extension FramedElement {
  /// What a swipe or a long press offers stands beside the view, and has no place of its own.
  var hasPlace: Bool { !role.isAside }

  var isRow: Bool { role != .part && hasPlace }

  /// A list in the first of columns that stand side by side: its rows have no card and no lines.
  package func isSidebar(in window: Size) -> Bool {
    guard role == .list, Self.standSideBySide(in: window),
      ["", "automatic", "sidebar"].contains(stylingInside.listStyle)
    else { return false }
    var element = self
    while let parent = element.parent, parent.role != .splitView { element = parent }
    return element.parent?.children.first { !$0.role.isPresentation } === element
  }

  /// It is in such a list.
  package func isInSidebar(in window: Size) -> Bool {
    var element = parent
    while let current = element {
      if current.role == .list { return current.isSidebar(in: window) }
      element = current.parent
    }
    return false
  }

  /// Columns of a split view: narrower windows are those of a phone.
  static func standSideBySide(in window: Size) -> Bool { window.width >= 700 }

  /// What the rows of this list, or of the one around, stand on.
  package var rowGround: RowGround {
    var element: FramedElement? = self
    while let current = element {
      if current.role == .form { return .cards }
      if current.role == .list {
        switch current.stylingInside.listStyle {
        case "plain", "inset", "sidebar": return .none
        case "grouped": return .bands
        default: return .cards
        }
      }
      element = current.parent
    }
    return .cards
  }
}

/// What the rows of a list stand on.
package enum RowGround {
  /// On the list itself, from edge to edge.
  case none
  /// Those of a section together, from edge to edge.
  case bands
  /// Those of a section together, on a card with round corners.
  case cards
}
