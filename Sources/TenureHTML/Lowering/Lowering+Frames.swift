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
    if let style = fact(.modifier(.presentationBackground))?.text, let paint = CSS.paint(style) {
      names += ["painted", styles.name(for: "background:\(paint)\(CSS.blur(behind: style))")]
    }
    if let radius = fact(.modifier(.presentationCornerRadius))?.number {
      names.append(styles.name(for: "--corner:\(CSS.length(radius))"))
    }
    let heights = Self.heights(of: node)
    // The one that is chosen, or the lowest.
    let chosen = fact(.modifier(.presentationDetent))?.text.flatMap(SheetHeight.init)
    if let height = chosen ?? heights.min(by: { $0.onPhone < $1.onPhone }) {
      names.append(styles.name(for: "--detent:calc(\(CSS.factor(height.share))*100dvh + \(CSS.length(height.points)))"))
    }
    switch fact(.modifier(.presentationDragIndicator))?.text {
    case "visible": names.append("grab")
    case "hidden": break
    default: if heights.count > 1 { names.append("grab") }
    }
    return names
  }

  /// The heights at which a sheet can rest, in the order in which its node has them.
  static func heights(of node: Shadow) -> [SheetHeight] {
    (node[.modifier(.presentationDetents)]?.items ?? []).map { $0.text.flatMap(SheetHeight.init) ?? SheetHeight() }
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

  /// What is said of a row of a list or a form, or of all rows of its section.
  func look(_ row: inout Markup, _ node: Shadow) {
    let section = node.parent.flatMap { $0.role == .section ? $0 : nil }
    func said(_ name: ModifierName) -> Attributes? { (node.modifier(name) ?? section?.modifier(name))?.attributes }
    if let paint = said(.listRowBackground)?[.value]?.text.flatMap(CSS.paint) {
      row.add(class: styles.name(for: "background:\(paint)"))
      row.add(class: "painted")
    }
    if let insets = said(.listRowInsets), !insets.isEmpty {
      row.add(class: styles.name(for: padding(insets)))
    }
    if said(.listRowSeparator)?[.value]?.text == "hidden" { row.add(class: "bare") }
    if let tint = said(.listRowSeparatorTint)?[.value]?.text.flatMap(CSS.color) {
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

/// A height at which a sheet rests: a share of the window's, and points. A large one leaves ten points above it.
struct SheetHeight {
  var share = 1.0
  var points = -10.0

  init() {}

  init?(_ detent: String) {
    let parts = detent.split(separator: "/")
    switch (parts.first, parts.count > 1 ? Double(parts[1]) : nil) {
    case ("medium", _): (share, points) = (0.5, 0)
    case ("large", _): break
    case ("fraction", let part?): (share, points) = (min(max(part, 0), 1), 0)
    case ("height", let height?): (share, points) = (0, max(height, 0))
    default: return nil
    }
  }

  var onPhone: Double { share * 759 + points }
}
