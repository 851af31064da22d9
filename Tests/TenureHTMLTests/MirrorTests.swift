import Foundation
import TenureRender
import Testing

@testable import TenureHTML
@testable import TenureWeb

/// What a server keeps of a page follows every step, and is what a page made anew would be.
@MainActor @Suite struct MirrorTests {
  /// `TENURE_SEED` repeats a run that failed.
  @Test func aMirrorAfterManyStepsIsTheMirrorOfTheTreeAfterThem() throws {
    let seed = ProcessInfo.processInfo.environment["TENURE_SEED"].flatMap { UInt64($0) } ?? .random(in: 1 ... .max / 2)
    var walk = Walk(seed: seed)
    var tree = RenderNode(id: NodeID(1), role: .column)
    let styles = StyleBook()
    let mirror = Mirror(tree, styles: styles)
    for round in 0..<150 {
      let step = walk.step(in: tree)
      tree = try tree.applying(Patch(steps: [step]))
      #expect(mirror.apply(Patch(steps: [step])) != nil, "seed \(seed), round \(round): \(step)")
      guard mirror.root.value == tree, mirror.html() == Mirror(tree, styles: styles).html() else {
        Issue.record("seed \(seed), round \(round): \(step)")
        return
      }
    }
  }

  @Test func whatIsAroundASpacerFillsItsRoomWhileTheSpacerIsThere() throws {
    let words = RenderNode(id: NodeID(4), role: .text)
    let row = RenderNode(id: NodeID(3), role: .row, children: [words])
    let padded = RenderNode(
      id: NodeID(2), role: .column, modifiers: [RenderModifier(.padding)], children: [row])
    let mirror = Mirror(RenderNode(id: NodeID(1), role: .column, children: [padded]), styles: StyleBook())
    #expect(!mirror.html().contains("wide"))
    let spacer = RenderNode(id: NodeID(5), role: .spacer)
    let came = try #require(mirror.apply(Patch(steps: [.insert(spacer, into: NodeID(3), before: nil)])))
    // The row, the column with its padding, and the one around it.
    #expect(came.count == 4 && mirror.html().components(separatedBy: "wide").count == 4)
    let fixed = try #require(
      mirror.apply(Patch(steps: [.modify(NodeID(2), [RenderModifier(.frame, fact(.width, 90))])])))
    #expect(fixed.count == 2 && mirror.html().components(separatedBy: "wide").count == 3)
    let went = try #require(mirror.apply(Patch(steps: [.remove(NodeID(5))])))
    #expect(went.count == 3 && !mirror.html().contains("wide"))
  }

  @Test func aGridHasTheColumnsOfItsRows() throws {
    func cell(_ id: UInt32, _ role: Role) -> RenderNode { RenderNode(id: NodeID(id), role: role) }
    let styles = StyleBook()
    let row = RenderNode(id: NodeID(2), role: .gridRow, children: [cell(3, .text)])
    let mirror = Mirror(RenderNode(id: NodeID(1), role: .grid, children: [row]), styles: styles)
    func columns() throws -> String {
      let name = try #require(mirror.html().firstMatch(of: #/class="grid (k\w+)/#)).1
      let rule = try #require(styles.rules.first { $0.hasPrefix(".\(name){") })
      return try #require(rule.firstMatch(of: #/columns:([^}]*)/#)).1.description
    }
    #expect(try columns() == "auto")
    _ = mirror.apply(Patch(steps: [.insert(cell(4, .color), into: NodeID(2), before: nil)]))
    #expect(try columns() == "auto minmax(0,1fr)")
    _ = mirror.apply(Patch(steps: [.move(NodeID(4), into: NodeID(2), before: NodeID(3))]))
    #expect(try columns() == "minmax(0,1fr) auto")
    let wide = RenderModifier(.gridCellColumns, value: .number(2))
    _ = mirror.apply(Patch(steps: [.modify(NodeID(3), [wide])]))
    #expect(try columns() == "minmax(0,1fr) auto auto")
    _ = mirror.apply(Patch(steps: [.remove(NodeID(4))]))
    #expect(try columns() == "auto auto")
  }

  @Test func aCanvasIsDrawnAnewOnceHoweverManyOfItsViewsChange() throws {
    func words(_ id: UInt32, _ text: String) -> RenderNode {
      RenderNode(id: NodeID(id), role: .text, attributes: fact(.text, text))
    }
    func mark(_ id: Double) -> AttributeValue { .list([.text("selected"), .number(id)]) }
    var drawing = Attributes()
    drawing[.drawing] = .list([mark(4), mark(5), mark(6)])
    let row = RenderNode(id: NodeID(3), role: .row, children: [words(4, "one")])
    let canvas = RenderNode(
      id: NodeID(2), role: .canvas, attributes: drawing, children: [row, words(5, "two")])
    let mirror = Mirror(RenderNode(id: NodeID(1), role: .column, children: [canvas]), styles: StyleBook())
    #expect(mirror.html().contains("two") && !mirror.html().contains("one"))
    let changes = try #require(
      mirror.apply(
        Patch(steps: [
          .set(NodeID(4), fact(.text, "uno")), .set(NodeID(5), fact(.text, "due")),
          .insert(words(6, "tre"), into: NodeID(2), before: NodeID(5)), .set(NodeID(6), fact(.text, "trois")),
          .move(NodeID(6), into: NodeID(2), before: nil), .remove(NodeID(4)),
        ])))
    #expect(changes.count == 1)
    guard case .replace(let place, let html)? = changes.first else {
      Issue.record("\(changes)")
      return
    }
    #expect(place == ElementRef(NodeID(2)) && html.contains("due") && html.contains("trois"))
    // One that goes in the same patch is drawn no more.
    let last = try #require(mirror.apply(Patch(steps: [.set(NodeID(5), fact(.text, "two")), .remove(NodeID(2))])))
    #expect(last.contains(.remove(ElementRef(NodeID(2)))) && !mirror.html().contains("canvas"))
    #expect(!last.contains { if case .replace = $0 { true } else { false } })
  }

  @Test func aStepThatDoesNotFitIsRefused() {
    let inner = RenderNode(id: NodeID(3), role: .text)
    let tree = RenderNode(
      id: NodeID(1), role: .column,
      children: [RenderNode(id: NodeID(2), role: .row, children: [inner])])
    let new = RenderNode(id: NodeID(4), role: .text)
    for step: PatchStep in [
      .insert(new, into: NodeID(9), before: nil), .insert(new, into: NodeID(1), before: NodeID(3)),
      .insert(inner, into: NodeID(1), before: nil), .remove(NodeID(9)), .remove(NodeID(1)),
      .move(NodeID(9), into: NodeID(1), before: nil), .move(NodeID(3), into: NodeID(1), before: NodeID(3)),
      .set(NodeID(9), Attributes()), .modify(NodeID(9), []),
    ] {
      let mirror = Mirror(tree, styles: StyleBook())
      #expect(mirror.apply(Patch(steps: [step])) == nil, "\(step)")
      #expect(mirror.root.value == tree, "\(step)")
    }
  }
}

private func fact(_ key: AttributeKey, _ text: String) -> Attributes {
  var facts = Attributes()
  facts[key] = .text(text)
  return facts
}

private func fact(_ key: AttributeKey, _ number: Double) -> Attributes {
  var facts = Attributes()
  facts[key] = .number(number)
  return facts
}

/// Steps by chance, each of which fits.
private struct Walk {
  private var state: UInt64
  private var lastID: UInt32 = 1

  init(seed: UInt64) { state = seed | 1 }

  private mutating func number(below count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  private func all(in node: RenderNode) -> [RenderNode] { [node] + node.children.flatMap(all) }

  mutating func step(in tree: RenderNode) -> PatchStep {
    let nodes = all(in: tree)
    let others = Array(nodes.dropFirst())
    switch number(below: others.isEmpty ? 1 : 6) {
    case 0, 1:
      let parent = nodes[number(below: nodes.count)]
      return .insert(made(depth: 0), into: parent.id, before: place(in: parent, without: nil))
    case 2: return .remove(others[number(below: others.count)].id)
    case 3:
      let moved = others[number(below: others.count)]
      let inside = Set(all(in: moved).map(\.id))
      let parents = nodes.filter { !inside.contains($0.id) }
      let parent = parents[number(below: parents.count)]
      return .move(moved.id, into: parent.id, before: place(in: parent, without: moved.id))
    case 4: return .set(nodes[number(below: nodes.count)].id, facts())
    default: return .modify(nodes[number(below: nodes.count)].id, modifiers())
    }
  }

  private mutating func place(in parent: RenderNode, without id: NodeID?) -> NodeID? {
    let places = parent.children.map(\.id).filter { $0 != id }
    let index = number(below: places.count + 1)
    return index < places.count ? places[index] : nil
  }

  private mutating func made(depth: Int) -> RenderNode {
    lastID += 1
    let id = NodeID(lastID)
    let roles: [Role] = [
      .text, .row, .column, .button, .list, .form, .section, .label, .toolbar, .spacer, .divider, .toggle, .color,
      .layered, .layers, .scroll, .grid, .gridRow,
    ]
    let role = roles[number(below: roles.count)]
    let count = depth < 2 ? number(below: 4) : 0
    return RenderNode(
      id: id, role: role, attributes: facts(), modifiers: modifiers(),
      children: (0..<count).map { _ in made(depth: depth + 1) })
  }

  private mutating func facts() -> Attributes {
    var facts = Attributes()
    if number(below: 2) == 0 { facts[.text] = .text("words \(number(below: 1_000))") }
    if number(below: 4) == 0 { facts[.alignment] = .text("leading") }
    if number(below: 6) == 0 { facts[.title] = .text("Title") }
    return facts
  }

  private mutating func modifiers() -> [RenderModifier] {
    switch number(below: 9) {
    case 0: [RenderModifier(.disabled, value: .flag(true))]
    case 2: [RenderModifier(.padding), RenderModifier(.frame, fact(.width, 90))]
    case 3: [RenderModifier(.frame, fact(.maxWidth, .infinity)), RenderModifier(.opacity, value: .number(0.5))]
    case 4: [RenderModifier(.labelsHidden, value: .flag(number(below: 2) == 0))]
    case 5: [RenderModifier(.gridCellColumns, value: .number(2))]
    case 1: [RenderModifier(.help, value: .text("help")), RenderModifier(.bold, value: .flag(true))]
    default: []
    }
  }
}
