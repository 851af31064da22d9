import TenureRender

extension ShownNode {
  /// What a user calls it: its accessibility label, or the texts inside. Kept until something inside changes.
  var label: String {
    if let knownLabel { return knownLabel }
    var parts = givenLabel.map { [$0] } ?? labelParts
    if parts.isEmpty, !role.isLayout { parts = pictureNames }
    let label = parts.joined(separator: " ")
    knownLabel = label
    return label
  }

  private var givenLabel: String? { said(.accessibilityLabel)?.text }

  /// The accessibility label of what has no name of its own: a stack, a shape.
  var saidName: String? { role.isLayout || role == .shape || role == .color ? givenLabel : nil }

  /// What pictures are called, for what has no words: a symbol and a picture of the program by their names.
  private var pictureNames: [String] {
    if let givenLabel { return [givenLabel] }
    if role != .image { return isAside ? [] : children.flatMap(\.pictureNames) }
    if let label = attributes[.label]?.text { return label.isEmpty ? [] : [label] }
    guard let name = attributes[.value]?.text else { return [] }
    return [name.hasPrefix("system:") ? String(name.dropFirst("system:".count)) : name]
  }

  /// The title of the first screen inside that has one and is seen.
  private var title: String? {
    if isCovered { return nil }
    if let title = attributes[.title]?.text, !title.isEmpty { return title }
    for child in children { if let title = child.title { return title } }
    return nil
  }

  private var labelParts: [String] {
    switch role {
    case .text: attributes[.text]?.text.map { [$0] } ?? []
    case _ where isAside: []
    case .screen: attributes[.title]?.text.map { [$0] } ?? []
    case .alert, .dialog: parts("title").flatMap(\.labelParts)
    case .sheet, .cover, .popover: title.map { [$0] } ?? []
    case .searchField: [prompt ?? ""]
    case .slider: children.filter { $0.role != .part }.flatMap(\.labelParts)
    case .picker, .disclosureGroup, .labeledContent, .groupBox, .tab, .menu:
      parts("label").flatMap(\.labelParts)
    default: children.flatMap { child in child.givenLabel.map { [$0] } ?? child.labelParts }
    }
  }
}
