import TenureLayout
import Testing

@Suite struct RandomTreeTests {
  /// `TENURE_LAYOUT_TREES` of them in a release run; some thousand otherwise.
  static let count = environmentNumber("TENURE_LAYOUT_TREES") ?? 2_000

  @Test("Frames of random trees are those of the slow layout")
  func frames() {
    for seed in 0..<Self.count {
      var chance = Chance(seed)
      let sketch = chance.tree(depth: 1 + chance.below(4))
      let window = Size(width: 20 + chance.length() * 3, height: 20 + chance.length() * 3)
      let direction = chance.one(of: [LayoutDirection.leftToRight, .rightToLeft])
      var nodes: [ObjectIdentifier: LayoutNode] = [:]
      let tree = LayoutTree(sketch.build(&nodes), in: window, direction: direction)
      tree.update()
      let expected = SlowLayout().frames(sketch, in: window, direction)
      if let difference = difference(sketch, nodes, expected) {
        Issue.record("Tree of seed \(seed): \(difference)\n\(sketch.description())")
        return
      }
    }
  }

  @Test("After random changes, frames are those of a tree made anew")
  func changes() {
    for seed in 0..<Self.count / 4 {
      var chance = Chance(seed &+ 1_000_000)
      let sketch = chance.tree(depth: 2 + chance.below(3))
      var window = Size(width: 300, height: 300)
      var nodes: [ObjectIdentifier: LayoutNode] = [:]
      let tree = LayoutTree(sketch.build(&nodes), in: window)
      tree.update()
      for step in 0..<6 {
        let what: String
        if chance.below(8) == 0 {
          window = Size(width: 50 + chance.length() * 3, height: 50 + chance.length() * 3)
          tree.size = window
          what = "the window is \(window)"
        } else {
          what = change(sketch, &nodes, &chance)
        }
        tree.update()
        let expected = SlowLayout().frames(sketch, in: window, .leftToRight)
        if let difference = difference(sketch, nodes, expected) {
          Issue.record("Tree of seed \(seed), step \(step), \(what): \(difference)\n\(sketch.description())")
          return
        }
      }
    }
  }

  /// Says where the frames differ first.
  func difference(
    _ sketch: Sketch, _ nodes: [ObjectIdentifier: LayoutNode], _ expected: [ObjectIdentifier: Rect]
  ) -> String? {
    let id = ObjectIdentifier(sketch)
    let is_ = nodes[id]?.windowFrame
    let should = expected[id]
    if !isSame(is_, should) { return "\(sketch.kind) has \(text(is_)), not \(text(should))." }
    for child in sketch.children {
      if let difference = difference(child, nodes, expected) { return difference }
    }
    return nil
  }

  private func text(_ frame: Rect?) -> String {
    frame.map { "\($0.origin.x) \($0.origin.y) \($0.size.width) \($0.size.height)" } ?? "no frame"
  }

  private func isSame(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 0.000_01 || (a.isNaN && b.isNaN) }
    return near(a.origin.x, b.origin.x) && near(a.origin.y, b.origin.y) && near(a.size.width, b.size.width)
      && near(a.size.height, b.size.height)
  }

  /// Changes one view of both trees.
  func change(_ root: Sketch, _ nodes: inout [ObjectIdentifier: LayoutNode], _ chance: inout Chance) -> String {
    var all: [Sketch] = []
    func collect(_ sketch: Sketch) {
      all.append(sketch)
      sketch.children.forEach(collect)
    }
    collect(root)
    for _ in 0..<20 {
      let sketch = chance.one(of: all)
      guard let node = nodes[ObjectIdentifier(sketch)] else { continue }
      switch (sketch.kind, node) {
      case (.fixed, let leaf as LeafNode):
        let size = Size(width: chance.length(), height: chance.length())
        sketch.kind = .fixed(size)
        leaf.content = Fixed(width: size.width, height: size.height)
        return "a fixed size is \(size)"
      case (.words, let leaf as LeafNode):
        let widths = (0...chance.below(6)).map { _ in 1 + chance.length() }
        let leading = chance.maybe(Double(chance.below(4)))
        sketch.kind = .words(widths, lineLimit: nil, leading: leading)
        leaf.content = Words(widths, leading: leading)
        return "words are \(widths)"
      case (.spacer, let spacer as SpacerNode):
        let least = chance.length()
        sketch.kind = .spacer(least)
        spacer.minimumLength = least
        return "a spacer is \(least)"
      case (.frame(_, _, let alignment), let frame as FrameNode):
        let width = chance.maybe(chance.length())
        sketch.kind = .frame(width: width, height: nil, alignment)
        frame.width = width
        frame.height = nil
        return "a frame is \(width.map { "\($0)" } ?? "free")"
      case (.priority, let priority as LayoutPriorityNode):
        priority.priority = Double(chance.below(4))
        sketch.kind = .priority(priority.priority)
        return "a priority is \(priority.priority)"
      case (.alignmentGuide(let guide, _), let aligned as AlignmentGuideNode):
        let part = Double(chance.below(9)) / 8
        sketch.kind = .alignmentGuide(guide, part: part)
        aligned.value = { (guide.axis == .horizontal ? $0.width : $0.height) * part }
        return "a guide is at \(part)"
      case (.stack(let axis, let guide, _), let stack as StackNode) where chance.below(4) == 0:
        let spacing = chance.maybe(Double(chance.below(20)))
        sketch.kind = .stack(axis, guide, spacing: spacing)
        stack.spacing = spacing
        return "a spacing is \(spacing.map { "\($0)" } ?? "the usual")"
      case (.stack, _), (.layers, _), (.geometryReader, _):
        let count = sketch.children.count
        switch chance.below(3) {
        case 0:
          let new = chance.tree(depth: 1 + chance.below(2))
          let index = chance.below(count + 1)
          sketch.children.insert(new, at: index)
          node.insert(new.build(&nodes), at: index)
          return "a view is inserted at \(index)"
        case 1 where count > 0:
          let index = chance.below(count)
          let old = sketch.children.remove(at: index)
          let removed = node.remove(at: index)
          // Put elsewhere at once, as what is moved from stack to stack.
          let places = all.filter { $0.isContainer && !old.contains($0) }
          if let place = places.randomElement(using: &chance), let target = nodes[ObjectIdentifier(place)] {
            let end = place.children.count
            place.children.append(old)
            target.insert(removed, at: end)
            return "a view is put into \(place.kind)"
          }
          return "a view is removed at \(index)"
        case 2 where count > 1:
          let source = chance.below(count), target = chance.below(count)
          sketch.children.insert(sketch.children.remove(at: source), at: target)
          node.move(from: source, to: target)
          return "a view is moved from \(source) to \(target)"
        default: continue
        }
      default: continue
      }
    }
    return "nothing changes"
  }
}

extension Sketch {
  func contains(_ other: Sketch) -> Bool { self === other || children.contains { $0.contains(other) } }
}
