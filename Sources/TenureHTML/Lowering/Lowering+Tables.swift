import TenureRender

extension Lowering {
  /// A table and what it is made of. It scrolls by itself where it is wider than the page.
  func table(_ node: Shadow) -> Markup {
    switch node.role {
    case .table:
      let head = Markup("thead", "", key: "h", .slot(.head))
      let body = Markup("tbody", "", key: "c", .slot(.content)).with("data-lazy", "")
      return Markup("div", "table", .element(Markup("table", "", .element(head), .element(body))))
    case .tableRow:
      let isSelected = node.modifier(.selected) != nil
      var row = Markup("tr", isSelected ? "selected" : "", .slot(.content))
      if node.parent?.attributes[.selection] != nil {
        row["data-select"] = isSelected ? "1" : "0"
        row["aria-current"] = isSelected ? "true" : nil
        row["tabindex"] = "0"
      }
      return row
    case .columnHeader:
      let orders = ["forward": "ascending", "reverse": "descending"]
      let order = node.attributes[.value]?.text.flatMap { orders[$0] }
      var head = Markup("th", column(node), .slot(.content)).with("scope", "col").with("aria-sort", order)
      let known: [(AttributeKey, String)] = [(.width, "width"), (.minWidth, "min-width"), (.maxWidth, "max-width")]
      let widths = known.compactMap { key, word in
        node.attributes[key]?.number.flatMap { $0.isFinite ? "\(word):\(CSS.length($0))" : nil }
      }
      if !widths.isEmpty { head.add(class: styles.name(for: widths.joined(separator: ";"))) }
      return head
    default:
      return Markup("td", column(node), .slot(.content))
    }
  }

  private func column(_ node: Shadow) -> String {
    node.attributes[.alignment]?.text.map { "col-\(CSS.token($0))" } ?? ""
  }
}
