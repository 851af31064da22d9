/// Writes values as lines: the first without its label, the last without its comma.
struct Dump {
  var maxDepth = Int.max
  var side = DiffSide.second
  let objects = Objects()

  func lines(of value: Any, depth: Int = 0, isRoot: Bool = true) -> [String] {
    lines(of: Shape(of: value, isRoot: isRoot, on: side), depth: depth)
  }

  func lines(of shape: Shape, depth: Int) -> [String] {
    guard let holder = shape.holder else { return lines(ofHeld: shape, depth: depth) }
    let isKnown = objects.meet(holder.object, isNumbered: true)
    let lines = isKnown ? [holder.again] : lines(ofHeld: shape, depth: depth)
    return Lines(lines).labelled(objects.mark(holder.object))
  }

  private func lines(ofHeld shape: Shape, depth: Int) -> [String] {
    if case .leaf(let lines) = shape.kind { return lines }
    var shape = shape
    if let object = shape.object {
      let isKnown = objects.meet(object)
      shape.opening = objects.mark(object) + shape.opening
      if isKnown { return ["\(shape.opening)↩︎\(shape.closing)"] }
    }
    if shape.isEmpty { return [shape.empty] }
    if depth >= maxDepth { return [shape.collapsed] }
    var parts = shape.parts.map { part in
      Lines(lines(of: part.value, depth: depth + 1, isRoot: false)).labelled(part.label)
    }
    // A single field stays on the line of its type.
    if case .fields = shape.kind, parts.count == 1, parts[0].count == 1 {
      return [shape.opening + parts[0][0] + shape.closing]
    }
    for index in parts.indices.dropLast() { parts[index] = Lines(parts[index]).followed(by: ",") }
    return [shape.opening] + parts.joined().map { "  " + $0 } + [shape.closing]
  }
}

/// Lines of one value.
struct Lines {
  var lines: [String]
  init(_ lines: [String]) { self.lines = lines }

  func labelled(_ label: String) -> [String] {
    guard !label.isEmpty, let first = lines.first else { return lines }
    return [label + first] + lines.dropFirst()
  }

  func followed(by mark: String) -> [String] {
    guard let last = lines.last else { return lines }
    return lines.dropLast() + [last + mark]
  }
}
