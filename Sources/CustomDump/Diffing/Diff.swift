/// What is different between two values: the dump of both in one, with a mark at each line that only one of them has. Nil
/// where nothing is.
///
///     print(diff(before, after)!)
///     //   User(
///     //     id: 2,
///     // -   name: "Blob"
///     // +   name: "Blob!"
///     //   )
///
/// What has not changed is left out: `Address(…)`, `… (998 unchanged)`. The trap: values of a type without `==` are compared
/// by their fields, which takes longer.
public func diff<Value>(_ first: Value, _ second: Value, format: DiffFormat = .default) -> String? {
  let difference = Difference()
  let changes = difference.changes(from: first, to: second)
  guard !changes.isEmpty else { return nil }
  return changes.map { change in
    switch change {
    case .note(let line): "\(format.both) \(line)"
    case .both(let line): "\(format.both) \(difference.second.objects.named(line))"
    case .first(let line): "\(format.first) \(difference.first.objects.named(line))"
    case .second(let line): "\(format.second) \(difference.second.objects.named(line))"
    }
  }
  .joined(separator: "\n")
}

/// Writes the lines of two values as one.
struct Difference {
  enum Change {
    case both(String), first(String), second(String), note(String)
  }

  let first = Dump(side: .first)
  let second = Dump()

  func changes(from a: Any, to b: Any) -> [Change] {
    guard !isSame(a, b) else { return [] }
    let changes = changes(Part("", a, isLast: true), Part("", b, isLast: true), isRoot: true)
    let (gone, new) = (changes.compactMap(\.inFirst), changes.compactMap(\.inSecond))
    return gone == new ? alike(a, b) : changes
  }

  /// A value with its label, on one side.
  struct Part {
    var label: String
    var value: Any
    var isLast: Bool
    var comma: String { isLast ? "" : "," }

    init(_ label: String, _ value: Any, isLast: Bool) {
      self.label = label
      self.value = value
      self.isLast = isLast
    }
  }

  /// Two values that are not the same.
  func changes(_ a: Part, _ b: Part, isRoot: Bool = false) -> [Change] {
    let shape = Shape(of: a.value, isRoot: isRoot, on: .first)
    let other = Shape(of: b.value, isRoot: isRoot)
    if let lines = textChanges(shape, other, a, b) { return lines }
    guard shape.opening == other.opening, isNested(shape), isNested(other), !bothOnOneLine(shape, other) else {
      return removed(a, isRoot: isRoot) + added(b, isRoot: isRoot)
    }
    if let object = shape.object { _ = first.objects.meet(object) }
    if let object = other.object { _ = second.objects.meet(object) }
    let isKnown = meet(shape.holder?.object, other.holder?.object)
    let mark = other.holder.map { second.objects.mark($0.object) } ?? ""
    if isKnown, let again = other.holder?.again { return [.both(b.label + mark + again + b.comma)] }
    let inner =
      switch shape.kind {
      case .list(let olds):
        if case .list(let news) = other.kind { listChanges(olds, news) } else { [Change]() }
      case .leaf, .fields: fieldChanges(shape.parts, other.parts)
      case .set, .keyed: keyedChanges(shape.parts, other.parts)
      }
    return [.both(b.label + mark + shape.opening)] + inner.map { $0.indented }
      + [.both(shape.closing + (a.isLast && b.isLast ? "" : ","))]
  }

  /// What holds a value has the same number on both sides. True where it has been there before.
  private func meet(_ holder: ObjectIdentifier?, _ other: ObjectIdentifier?) -> Bool {
    let isKnown = holder.map { first.objects.meet($0, isNumbered: true) } ?? false
    let isOtherKnown = other.map { second.objects.meet($0, isNumbered: true) } ?? false
    return isKnown && isOtherKnown
  }

  private func isNested(_ shape: Shape) -> Bool {
    if case .leaf = shape.kind { return false }
    return !shape.isEmpty
  }

  /// A single plain field on each side is shown in one line.
  private func bothOnOneLine(_ a: Shape, _ b: Shape) -> Bool {
    [a, b].allSatisfy { shape in
      guard case .fields = shape.kind, shape.parts.count == 1 else { return false }
      return Dump().lines(of: shape, depth: 0).count == 1
    }
  }

  func removed(_ part: Part, isRoot: Bool = false) -> [Change] {
    lines(of: part, by: first, isRoot: isRoot).map(Change.first)
  }

  func added(_ part: Part, isRoot: Bool = false) -> [Change] {
    lines(of: part, by: second, isRoot: isRoot).map(Change.second)
  }

  private func lines(of part: Part, by dump: Dump, isRoot: Bool) -> [String] {
    Lines(Lines(dump.lines(of: part.value, isRoot: isRoot)).labelled(part.label)).followed(by: part.comma)
  }

  /// A part that both have: on one line, without what is inside.
  func unchanged(_ part: Part) -> [Change] {
    let shape = Shape(of: part.value, isRoot: false)
    let isKnown = meet(shape.holder?.object, shape.holder?.object)
    let label = part.label + (shape.holder.map { second.objects.mark($0.object) } ?? "")
    if isKnown, let again = shape.holder?.again { return [.both(label + again + part.comma)] }
    if case .leaf(let lines) = shape.kind {
      return Lines(Lines(lines).labelled(label)).followed(by: part.comma).map(Change.both)
    }
    if bothOnOneLine(shape, shape), let inner = shape.parts.first,
      case .both(let text)? = unchanged(Part(shape.opening + inner.label, inner.value, isLast: true)).first
    {
      return [.both(label + text + shape.closing + part.comma)]
    }
    return [.both(label + shape.collapsed + part.comma)]
  }

  /// So many parts that both have, of which the last one is given.
  func unchanged(_ count: Int, last: () -> Part) -> [Change] {
    switch count {
    case 0: []
    case 1: unchanged(last())
    default: [.both("… (\(count) unchanged)\(last().comma)")]
    }
  }

  /// Values that are not equal and look the same.
  private func alike(_ a: Any, _ b: Any) -> [Change] {
    [.note("// Not equal but no difference detected:")] + removed(Part("", a, isLast: true), isRoot: true)
      + added(Part("", b, isLast: true), isRoot: true)
  }
}

extension Difference.Change {
  var inFirst: String? {
    if case .first(let line) = self { line } else { nil }
  }

  var inSecond: String? {
    if case .second(let line) = self { line } else { nil }
  }

  var indented: Self {
    switch self {
    case .both(let line): .both("  " + line)
    case .first(let line): .first("  " + line)
    case .second(let line): .second("  " + line)
    case .note(let line): .note("  " + line)
    }
  }
}
