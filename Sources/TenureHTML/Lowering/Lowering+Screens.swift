import TenureRender

extension Lowering {
  /// The window, its screens, and the sheets, popovers and alerts over them.
  func screens(_ node: Shadow) -> Markup? {
    let title = node[.title]?.text
    switch node.role {
    case .window:
      return Markup(
        "div", "window", .element(bar(title, node, back: false)),
        .element(Markup("main", "content", key: "c", .slot(.content))),
        .element(Markup("div", "layers", key: "l", .slot(.layers))))
    case .navigationStack: return stack("stack", node)
    // A stack of views above one another is called so too.
    case .column where node.parent?.role == .splitView:
      let isFirst = node.index == 0
      return stack("stack column", node).with("role", isFirst ? "navigation" : nil)
        .with("aria-label", isFirst ? "Sidebar" : nil)
    case .splitView: return split(node)
    case .screen:
      let isBack = node[.back]?.flag == true
      return Markup(
        "section", isBack ? "screen pushed" : "screen", .element(bar(title, node, back: isBack)),
        .element(Markup("div", "content", key: "c", .slot(.content)))
      )
      .with("hidden", node[.covered]?.flag == true ? "" : nil)
      .with("aria-label", title)
    case .toolbar:
      return Markup("div", "toolbar", .slot(.content), .element(Markup("div", "bottom", key: "b", .slot(.foot))))
    case .toolbarItem:
      let place = node[.placement]?.text ?? "automatic"
      return Markup("div", "item at-\(CSS.token(place))", .slot(.content))
    case .tabs:
      // The buttons stand beside their panels; for assistive technology they are a list of their own.
      let buttons = node.children.filter { $0.role == .tab }.map { "\($0.id.rawValue)h" }.joined(separator: " ")
      let list = Markup("div", "tablist").with("role", "tablist").with("aria-owns", buttons)
      return Markup("div", "tabs", .element(list), .slot(.content))
    case .tabSection: return Markup("div", "tabsection", .slot(.content))
    case .tab:
      let isSelected = node[.selected]?.flag == true
      return Markup(
        "div", "tab",
        .element(
          Markup("button", "tabbutton", key: "h", .slot(.head)).with("type", "button").with("role", "tab")
            .with("aria-selected", isSelected ? "true" : "false")
            .with("aria-controls", "\(node.id.rawValue)c").with("aria-label", pageName(node))
            .with("data-badge", node.badgeOfTab)),
        .element(
          Markup("div", "tabpanel", key: "c", .slot(.content)).with("role", "tabpanel")
            .with("aria-labelledby", "\(node.id.rawValue)h")
            .with("hidden", isSelected ? nil : "")))
    case .tabContent: return Markup("div", "tabcontent", .slot(.content))
    case .sheet, .cover, .popover:
      var dialog = Markup(
        "dialog", node.role.name, .element(bar(title, node, back: false)),
        .element(Markup("div", "content", key: "c", .slot(.content))))
      for name in presentationLooks(node) { dialog.add(class: name) }
      let heights = Self.heights(of: node).map { "\(CSS.factor($0.share)) \(CSS.number($0.points))" }
      if !heights.isEmpty { dialog["data-heights"] = heights.joined(separator: ",") }
      if node.role == .popover {
        let said = node[.modifier(.presentationCompactAdaptation)]?.text
        dialog.add(class: ["popover", "none"].contains(said) ? "stays" : "sheet")
        dialog["data-tip"] = node[.anchor]?.number.map { "\(Int($0))" }
      }
      return dialog.with("open", "").with("aria-label", title).with("data-locked", isLocked(node) ? "" : nil)
    case .alert, .dialog:
      return Markup(
        "dialog", node.role.name, .element(Markup("div", "question", key: "h", .slot(.head))),
        .element(Markup("div", "answers", key: "c", .slot(.content)))
      )
      .with("open", "").with("role", "alertdialog").with("aria-labelledby", "\(node.id.rawValue)h")
      .with("data-locked", node.role == .alert ? "" : nil)
    case .fileImporter, .fileExporter: return fileDialog(node)
    default: return nil
    }
  }

  /// Browsers have dialogs of their own for files; they open where a user asks for it.
  private func fileDialog(_ node: Shadow) -> Markup {
    let cancel = Markup("button", "btn cancel", .text("Cancel")).with("type", "button")
      .with("data-a", PageWord.dismiss.rawValue)
    let heading: String
    var content: [Markup]
    if let name = node[.fileName]?.text {
      heading = "Save “\(name)”"
      let save = Markup("button", "btn", .text("Save")).with("type", "button").with("data-a", PageWord.save.rawValue)
      content = [cancel, save]
    } else {
      let isMany = node[.allowsMany]?.flag == true
      heading = isMany ? "Choose Files" : "Choose a File"
      let accepted = (node[.accepts]?.items ?? []).compactMap(\.text).joined(separator: ",")
      let input = Markup("input").with("type", "file").with("accept", accepted.isEmpty ? nil : accepted)
        .with("multiple", isMany ? "" : nil).with("aria-label", heading)
        .with("data-limit", "\(Reach.megabytes)")
      content = [input, cancel]
    }
    var answers = Markup("div", "answers", key: "c")
    answers.content = content.map { .element($0) }
    let question = Markup("div", "question", key: "h", .element(Markup("h2", "", .text(heading))))
    return Markup("dialog", "alert files", .element(question), .element(answers))
      .with("open", "").with("role", "alertdialog").with("aria-labelledby", "\(node.id.rawValue)h")
  }

  private func stack(_ name: String, _ node: Shadow) -> Markup {
    Markup("div", name, .slot(.content))
      .with("hidden", node[.covered]?.flag == true ? "" : nil)
  }

  /// Which column is in front where there is room for one is for the style sheet to know, until the page has told how
  /// much room there is.
  private func split(_ node: Shadow) -> Markup {
    let count = Array(node.children).count
    let columns = ["sidebar": 0, "content": 1, "detail": max(count - 1, 0)]
    let front = node[.compactColumn]?.text.flatMap { columns[$0] } ?? 0
    let visibility = node[.value]?.text
    let isOpen = visibility != "detailOnly" && !(visibility == "doubleColumn" && count == 3)
    let toggle = Markup("button", "sidebar").with("type", "button").with("aria-label", "Sidebar")
      .with("aria-expanded", isOpen ? "true" : "false")
    return Markup("div", "split", .element(toggle), .slot(.content)).with("data-front", "\(front)")
      .with("data-fold", node[.folded]?.flag == true ? "" : nil)
  }

  /// What a page without a label is called.
  private func pageName(_ tab: Shadow) -> String? {
    if tab.children.contains(where: { Self.slot(of: $0, in: tab) == .head && !$0.words.isEmpty }) { return nil }
    return "Page \(tab.index + 1)"
  }

  /// The title of the screen that a pushed one leads back to, where it is short enough to stand beside the arrow.
  private func titleBefore(_ screen: Shadow) -> String? {
    guard let siblings = screen.parent?.children, screen.index > 0 else { return nil }
    let before = Array(siblings)[screen.index - 1]
    guard let title = before[.title]?.text, !title.isEmpty, title.count <= 20 else { return nil }
    return title
  }

  /// The title of the column that a screen leads back to where there is room for one.
  private func titleOfColumnBefore(_ screen: Shadow) -> String? {
    guard let column = sequence(first: screen, next: \.parent).first(where: { $0.role == .column }),
      let columns = column.parent?.children, column.index > 0
    else { return nil }
    guard let title = firstTitle(in: Array(columns)[column.index - 1]), title.count <= 20 else { return nil }
    return title
  }

  private func firstTitle(in node: Shadow) -> String? {
    if node.role == .screen, let title = node[.title]?.text, !title.isEmpty { return title }
    for child in node.children { if let title = firstTitle(in: child) { return title } }
    return nil
  }

  private func isLocked(_ node: Shadow) -> Bool {
    node.role == .cover || node[.locked]?.flag == true
  }

  private func bar(_ title: String?, _ node: Shadow, back: Bool) -> Markup {
    var bar = Markup("header", node.hasLargeTitle ? "bar" : "bar inline", key: "b")
    if node[.hidesBar]?.flag == true { bar["hidden"] = "" }
    for name in barLooks(node) { bar.add(class: name) }
    if back {
      bar.content.append(
        .element(
          Markup("button", "back", .text("Back")).with("type", "button").with("data-a", PageWord.back.rawValue)
            .with("data-title", titleBefore(node))))
    } else if node[.backToColumn]?.flag == true {
      // Seen where there is room for one column.
      bar.content.append(
        .element(
          Markup("button", "back fold", .text("Back")).with("type", "button").with("data-a", PageWord.back.rawValue)
            .with("data-title", titleOfColumnBefore(node))))
    }
    if node[.editable]?.flag == true {
      let input = Markup("input", "title", key: "i").with("type", "text").with("aria-label", "Title")
        .with("value", title ?? "")
      bar.content.append(.element(Markup("h1", "", key: "h", .element(input))))
    } else {
      let heading = Markup("h1", "", key: "h", .text(title ?? "")).with("data-subtitle", node[.subtitle]?.text)
      bar.content.append(.element(heading))
    }
    bar.content.append(.element(Markup("div", "tools", key: "t", .slot(.bars))))
    return bar
  }
}

extension Shadow: @MainActor BadgedTab {}

extension Shadow: @MainActor StackedScreen {
  package var titleDisplay: String? { self[.titleDisplay]?.text }

  package var screenBelow: Shadow? {
    guard self[.back]?.flag == true, index > 0, let screens = parent?.children else { return nil }
    return Array(screens)[index - 1]
  }
}
