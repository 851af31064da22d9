import TenureRender

extension Lowering {
  /// What puts others in order.
  func containers(_ node: Shadow) -> Markup? {
    let tag = node.context.contains(.phrase) ? "span" : "div"
    switch node.role {
    case .column where node[.places] != nil:
      return Markup(tag, "arranged", .slot(.content)).with("data-places", Self.places(node[.places]))
    case .column, .row, .layers:
      let name = node.role == .column ? "vstack" : node.role == .row ? "hstack" : "zstack"
      var markup = Markup(tag, name + alignment(node), .slot(.content))
        .with("data-lazy", node[.lazy] != nil || Self.isScrollTarget(node) ? "" : nil)
      Self.pin(node, in: &markup)
      if let spacing = node[.spacing]?.number {
        markup.add(class: "gap")
        markup.add(class: styles.name(for: Self.gap(spacing, inRow: node.role == .row)))
      }
      return markup
    case .scroll:
      let axis = node[.axis]?.text ?? "vertical"
      let bar = node[.indicators]?.flag == false ? " nobar" : ""
      return Markup("div", "scroll \(CSS.token(axis))\(bar)", .slot(.content)).with(
        "tabindex", axis == "vertical" ? nil : "0")
    case .fitting: return Markup(tag, "fitting", .slot(.content))
    case .candidate:
      return Markup(tag, "candidate", .slot(.content)).with("hidden", node[.covered]?.flag == true ? "" : nil)
    case .geometry:
      return Markup(tag, "zstack al-topLeading geometry", .slot(.content)).with("data-room", "")
        .with("data-where", node[.place]?.flag == true ? "" : nil)
    case .clipped:
      var markup = Markup(tag, "box", .slot(.content)).with("data-room", "")
      if let path = node[.path]?.text {
        let rule = node[.evenOdd]?.flag == true ? "evenodd," : ""
        markup.add(class: styles.name(for: "clip-path:path(\(rule)\"\(path)\")"))
      }
      return markup
    case .controlGroup: return Markup(tag, "hstack controlgroup", .slot(.content)).with("role", "group")
    case .list:
      var list = Markup("ul", Self.isPart(node) ? "list within" : "list", .slot(.content)).with("data-lazy", "")
      if node[.editing]?.flag == true {
        list.add(class: node[.selection]?.text == "many" ? "editing picks" : "editing")
      }
      return list
    case .form:
      return Markup("div", Self.isPart(node) ? "form within" : "form", .slot(.content)).with("role", "form")
    case .section: return section(node)
    case .label: return Markup("span", "label", .slot(.content))
    case .labeledContent:
      return Markup(
        "div", "labeled", .element(Markup("span", "name", key: "h", .slot(.head))),
        .element(Markup("span", "what", key: "c", .slot(.content))))
    case .groupBox:
      return Markup(
        "section", "groupbox", .element(Markup("div", "name", key: "h", .slot(.head))),
        .element(Markup("div", "inside vstack", key: "c", .slot(.content))))
    case .unavailable:
      return Markup(
        "div", "unavailable", .element(Markup("div", "name", key: "h", .slot(.head))),
        .element(Markup("div", "why", key: "c", .slot(.content))),
        .element(Markup("div", "answers", key: "f", .slot(.foot))))
    case .table, .tableRow, .columnHeader, .cell: return table(node)
    case .part where node.parent?.role == .table: return Markup("tr", "", .slot(.content))
    case .part:
      let name = node[.role]?.text ?? ""
      let align = node.parent.map { $0.attributes[.alignment]?.text ?? "" } ?? ""
      let place =
        ["overlay", "background", "bar"].contains(name) ? " to-\(CSS.place(align))" : ""
      let isTitle = name == "title"
      return Markup(isTitle ? "h2" : tag, "part-\(CSS.token(name))\(place)", .slot(.content))
    case .menu:
      return Markup(
        "details", "menu", .element(Markup("summary", "", key: "h", .slot(.head))),
        .element(Markup("div", "items", key: "c", .slot(.content)))
      ).with("data-act", node[.primaryAction]?.flag == true ? "" : nil)
    case .menuItems: return Markup("div", "vstack", .slot(.content)).with("role", "menu")
    case .contextMenu:
      return Markup(
        "details", "menu context", .element(Markup("summary", "", .text("⋯")).with("aria-label", "More")),
        .element(Markup("div", "items", key: "c", .slot(.content))))
    case .swipeActions:
      let edge = node[.edge]?.text ?? "trailing"
      return Markup(node.context.contains(.inList) ? "li" : "div", "swipe at-\(CSS.token(edge))", .slot(.content))
        .with("data-full", node[.fullSwipe]?.flag == true ? "" : nil)
    case .layered:
      var base = Markup(tag, "base", key: "c", .slot(.content))
      if let mask = node.children.first(where: { $0[.role]?.text == "mask" }) { cut(&base, along: mask) }
      return Markup(
        tag, "layered", .element(base), .element(Markup(tag, "over", key: "l", .slot(.layers))))
    case .grid: return grid(node)
    case .gridRow: return Markup("div", "gridrow" + alignment(node), .slot(.content))
    case .cells: return cells(node)
    default: return nil
    }
  }

  /// Whether a list has a part of its screen, where others may stand above, below or beside it.
  private static func isPart(_ list: Shadow) -> Bool {
    var around = list.parent
    while let each = around {
      switch each.role {
      case .column, .row: return each.parent?.role != .splitView
      case .screen, .window, .tabContent, .navigationStack: return false
      case let role where role.isPresentation: return false
      default: around = each.parent
      }
    }
    return false
  }

  private func section(_ node: Shadow) -> Markup {
    let head = Markup(node.context.contains(.inForm) ? "legend" : "div", "head", key: "h", .slot(.head))
    let foot = Markup("div", "foot", key: "f", .slot(.foot))
    if node.context.contains(.inForm) {
      return Markup(
        "fieldset", "section", .element(head), .element(Markup("div", "rows", key: "c", .slot(.content))),
        .element(foot))
    }
    let rows = Markup(node.context.contains(.inList) ? "ul" : "div", "rows", key: "c", .slot(.content))
    return Markup(
      node.context.contains(.inList) ? "li" : "section", "section", .element(head), .element(rows), .element(foot))
  }

  private func cells(_ node: Shadow) -> Markup {
    let isAcross = node[.axis]?.text == "horizontal"
    var tracks: [String] = []
    if case .list(let items)? = node[.tracks] {
      for item in items {
        let words = (item.text ?? "").split(separator: " ")
        let least = words.count > 1 ? Double(words[1]) ?? 10 : 10
        switch words.first {
        case "fixed": tracks.append(CSS.length(least))
        case "adaptive": tracks.append("repeat(auto-fill,minmax(\(CSS.length(least)),1fr))")
        default: tracks.append("minmax(\(CSS.length(least)),1fr)")
        }
      }
    }
    let spacing = CSS.length(node[.spacing]?.number ?? 8)
    let template = "grid-template-\(isAcross ? "rows" : "columns"):\(tracks.joined(separator: " "));gap:\(spacing)"
    var markup = Markup("div", isAcross ? "cells across" : "cells", .slot(.content)).with("data-lazy", "")
    markup.add(class: styles.name(for: template))
    Self.pin(node, in: &markup)
    return markup
  }

  /// Of what is in it, a page tells which one has been scrolled to.
  private static func isScrollTarget(_ node: Shadow) -> Bool {
    node.modifier(.scrollTargetLayout)?.attributes[.value]?.flag == true
  }

  /// What of its sections stays in view while they are scrolled.
  private static func pin(_ node: Shadow, in markup: inout Markup) {
    for word in node[.pinned]?.text?.split(separator: " ") ?? [] { markup.add(class: "pins-\(word)") }
  }

  /// What is masked by one shape, colour or gradient.
  private func cut(_ base: inout Markup, along mask: Shadow) {
    guard let shape = mask.children.first(where: { _ in true }) else { return }
    if shape.role == .color, let paint = shape[.value]?.text.flatMap(CSS.paint) {
      let image = paint.contains("gradient(") ? paint : "linear-gradient(\(paint),\(paint))"
      base.add(class: styles.name(for: "-webkit-mask-image:\(image);mask-image:\(image)"))
    } else if shape.role == .shape, let name = shape[.shape] {
      var corners = Attributes()
      corners[.shape] = name
      for key in [AttributeKey.cornerRadius, .topLeading, .topTrailing, .bottomLeading, .bottomTrailing] {
        corners[key] = shape[key]
      }
      let rule = Self.corners(of: corners)
      base.add(class: styles.name(for: rule.isEmpty ? "overflow:hidden" : "\(rule);overflow:hidden"))
    }
  }

  /// The size of a layout of the program's own, then each view with its place.
  private static func places(_ told: AttributeValue?) -> String {
    guard let parts = told?.items, parts.count > 1 else { return "" }
    func words(_ numbers: some Sequence<AttributeValue>) -> String {
      numbers.map { CSS.number($0.number ?? 0) }.joined(separator: " ")
    }
    return ([words(parts.prefix(2))] + parts.dropFirst(2).map { words($0.items ?? []) }).joined(separator: ";")
  }

  func alignment(_ node: Shadow) -> String {
    node[.alignment]?.text.map { " al-\(CSS.place($0))" } ?? ""
  }

  /// The room between views. Where it is less than none they overlap, which no gap of a browser does.
  private static func gap(_ spacing: Double, inRow: Bool) -> String {
    if spacing >= 0 { return "gap:\(CSS.length(spacing))" }
    return "gap:0;&>*+*{margin-\(inRow ? "inline-start" : "top"):\(CSS.length(spacing))}"
  }
}
