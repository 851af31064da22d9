import TenureRender

extension Lowering {
  /// Classes for what views inside say about the bar of their screen.
  func barLooks(_ node: Shadow) -> [String] {
    let said = { (key: AttributeKey) in node[key]?.text }
    var names: [String] = []
    if said(.modifier(.toolbarBackgroundVisibility)) == "hidden" {
      names.append("clear")
    } else if let paint = said(.modifier(.toolbarBackground)).flatMap(CSS.paint) {
      names += ["painted", styles.name(for: "--bar:\(paint)")]
    }
    if let scheme = said(.modifier(.toolbarColorScheme)), scheme != "automatic" {
      names.append("bar-\(CSS.token(scheme))")
    }
    return names
  }

  /// Classes for what views inside say about the sheet around them.
  func presentationLooks(_ node: Shadow) -> [String] {
    let fact = { (key: AttributeKey) in node[key] }
    var names: [String] = []
    if let paint = fact(.modifier(.presentationBackground))?.text.flatMap(CSS.paint) {
      names += ["painted", styles.name(for: "background:\(paint)")]
    }
    if let radius = fact(.modifier(.presentationCornerRadius))?.number {
      names.append(styles.name(for: "--corner:\(CSS.length(radius))"))
    }
    if case .list(let detents)? = fact(.modifier(.presentationDetents)) {
      let heights = detents.compactMap { $0.text.flatMap(Self.height) }
      // The one that is chosen, or the lowest.
      let chosen = fact(.modifier(.presentationDetent))?.text.flatMap(Self.height)
      if let height = chosen ?? heights.min(by: { $0.share < $1.share }) {
        names.append(styles.name(for: "--detent:\(height.css)"))
      }
      if detents.count > 1 { names.append("grab") }
    }
    return names
  }

  /// A height at which a sheet rests, in the words of CSS, and about how much of a window it is.
  private static func height(_ detent: String) -> (css: String, share: Double)? {
    let parts = detent.split(separator: "/")
    switch (parts.first, parts.count > 1 ? Double(parts[1]) : nil) {
    case ("medium", _): return ("50dvh", 0.5)
    case ("large", _): return ("92dvh", 0.92)
    case ("fraction", let share?): return ("\(CSS.number(min(max(share, 0), 1) * 100))dvh", share)
    case ("height", let height?): return (CSS.length(max(height, 0)), height / 850)
    default: return nil
    }
  }

  /// How much of what is missing in a row a view does without: `layoutPriority` says who has room first, and short words
  /// give less than long ones.
  func share(_ markup: inout Markup, _ node: Shadow) {
    if let priority = node.modifier(.layoutPriority)?.attributes[.value]?.number, priority != 0 {
      markup.add(class: styles.name(for: "flex-shrink:\(priority > 0 ? "1" : "1e18")"))
    } else if node.role == .text, node.parent?.role == .row, Self.isLong(node) {
      markup.add(class: "long")
    }
  }

  /// More words than a share of a phone's width has room for.
  static func isLong(_ text: Shadow) -> Bool { (text[.text]?.text?.count ?? 0) > 16 }

  /// What is said of a row of a list or a form.
  func look(_ row: inout Markup, _ node: Shadow) {
    if let paint = node.modifier(.listRowBackground)?.attributes[.value]?.text.flatMap(CSS.paint) {
      row.add(class: styles.name(for: "background:\(paint)"))
      row.add(class: "painted")
    }
    if let insets = node.modifier(.listRowInsets)?.attributes, !insets.isEmpty {
      row.add(class: styles.name(for: padding(insets)))
    }
    if node.modifier(.listRowSeparator)?.attributes[.value]?.text == "hidden" { row.add(class: "bare") }
    if let tint = node.modifier(.listRowSeparatorTint)?.attributes[.value]?.text.flatMap(CSS.color) {
      row.add(class: styles.name(for: CSS.withoutItself("--separator:\(tint)", "separator")))
    }
  }

  /// A guide's name, its axis and where it is: the page aligns by it.
  func guide(_ markup: inout Markup, _ facts: Attributes) {
    guard let name = facts[.value]?.text, let place = facts[.line]?.text else { return }
    let axis = facts[.axis]?.text == "horizontal" ? "x" : "y"
    markup["data-guide"] = [markup["data-guide"], "\(axis) \(CSS.token(name)) \(place)"].compactMap { $0 }
      .joined(separator: ";")
  }

  /// What a scroll view or a list further in has around its content, in place of its own margins.
  static func contentMargins(_ facts: Attributes) -> String {
    guard let length = facts[.value]?.number else { return "" }
    let edges = facts[.edges]?.text?.split(separator: " ").map(String.init)
    return (edges ?? ["top", "leading", "bottom", "trailing"])
      .map { "--content-\(CSS.token($0)):\(CSS.length(length))" }.joined(separator: ";")
  }

  /// The declarations for a modifier of a list; empty for any other.
  static func listLook(_ modifier: RenderModifier) -> String {
    let value = modifier.attributes[.value]
    switch modifier.name {
    case .listSectionSpacing:
      return "--section-gap:\(CSS.length(value?.number ?? (value?.text == "compact" ? 10 : 35)))"
    case .listRowSpacing: return value?.number.map { "--row-gap:\(CSS.length($0))" } ?? ""
    case .listItemTint: return value?.text.flatMap(CSS.color).map { "--item:\($0)" } ?? ""
    default: return ""
    }
  }
}
