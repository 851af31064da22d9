import TenureRender
import TenureText

// A text below a text stands closer to it than other views do: the style sheet looks for one after the other.
extension Lowering {
  /// Says of a text, or of a column that may begin or end with one, what modifiers put above or below it; and of the box
  /// around a text that it is one, with the distance that the text's font has it.
  func edges(_ markup: inout Markup, _ node: Shadow) {
    guard [.text, .column].contains(node.role), !node.modifiers.isEmpty else { return }
    if node.modifiers.contains(where: { Self.stands($0, at: .top) }) { markup.add(class: "high") }
    if node.modifiers.contains(where: { Self.stands($0, at: .bottom) }) { markup.add(class: "low") }
    guard node.role == .text, markup["class"]?.split(separator: " ").contains("text") != true else { return }
    markup.add(class: "words")
    // The innermost font counts.
    let own = node[.modifier(.font)] ?? node.modifiers.first { $0.name == .font }?.attributes[.value]
    guard let name = own?.text?.prefix(while: { $0 != " " }) else { return }
    let style = TextStyle.allCases.first { "\($0)" == name }
    let points = style.map { Self.upToPixels($0.leading()) } ?? 0
    markup.add(class: styles.name(for: "--lead:\(CSS.factor(points / 16))rem"))
  }

  /// Whether a modifier stands between a view and its neighbour on that side.
  private static func stands(_ modifier: RenderModifier, at edge: AttributeKey) -> Bool {
    let facts = modifier.attributes
    switch modifier.name {
    case .padding:
      if let own = facts[edge]?.number { return own != 0 }
      let isMeant = facts[.edges]?.text?.split(separator: " ").contains { $0 == edge.spelling } ?? (facts[.top] == nil)
      return isMeant && facts[.value]?.number != 0
    case .frame: return [.height, .minHeight, .idealHeight, .maxHeight].contains { facts[$0] != nil }
    case .containerRelativeFrame: return facts[.height] != nil || facts[.maxHeight] != nil
    case .position, .refreshable: return true
    default: return false
    }
  }
}
