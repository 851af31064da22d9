import TenureRender
import TenureRuntime

extension Screen {
  /// All that a user can read, in order, a line each.
  public var text: String { index.text }

  /// True when a user can read `text` somewhere: as a whole text, or inside one.
  public func shows(_ text: String) -> Bool { index.shows(text) }

  /// The screen as an outline, for snapshots: roles, names and the values of controls.
  public var tree: String { index.outline }
}

extension ScreenIndex {
  fileprivate var text: String {
    // What is scrolled changes what is in sight, and nothing else.
    if let keptText, work.isRowAway == nil { return keptText }
    let text = root?.visibleTexts.joined(separator: "\n") ?? ""
    keptText = text
    return text
  }

  fileprivate var outline: String {
    if let keptOutline { return keptOutline }
    var lines: [String] = []
    for child in root?.children.filter({ !$0.isCovered }) ?? [] { child.outline(into: &lines, depth: 0) }
    let outline = lines.joined(separator: "\n")
    keptOutline = outline
    return outline
  }

  fileprivate func shows(_ text: String) -> Bool {
    refresh()
    return texts.contains(text, work) { $0.isSeen }
  }
}
