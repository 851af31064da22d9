extension Difference {
  /// Fields are matched by their position and name; without the same ones, all are exchanged.
  func fieldChanges(_ a: [Shape.Part], _ b: [Shape.Part]) -> [Change] {
    guard a.map(\.label) == b.map(\.label) else {
      return sides(a).flatMap { removed($0) } + sides(b).flatMap { added($0) }
    }
    return zip(sides(a), sides(b)).flatMap { one, other in
      isSame(one.value, other.value) ? unchanged(other) : changes(one, other)
    }
  }

  /// Elements are matched by their ids where they have some, else by being equal; of those between matched ones, each takes
  /// the place of its counterpart.
  func listChanges(_ olds: any Elements, _ news: any Elements) -> [Change] {
    func part(_ elements: any Elements, _ index: Int, label: Int? = nil) -> Part {
      Part("[\(label ?? index)]: ", elements.element(at: index), isLast: index == elements.count - 1)
    }
    var result: [Change] = []
    /// How many that are the same have not been written yet, and where the last one is.
    var (same, last) = (0, 0)
    func flush() {
      result += unchanged(same) { part(news, last) }
      same = 0
    }
    for step in Alignment(olds, news).steps {
      if case .same(_, let new, let count) = step {
        (same, last) = (same + count, new + count - 1)
        continue
      }
      flush()
      switch step {
      case .same: break
      case .changed(let old, let new): result += changes(part(olds, old, label: new), part(news, new))
      case .replaced(let old, let new): result += changes(part(olds, old), part(news, new))
      case .removed(let old): result += removed(part(olds, old))
      case .added(let new): result += added(part(news, new))
      }
    }
    flush()
    return result
  }

  /// Entries are matched by their keys. Those of the first value that are gone come before those that are new.
  func keyedChanges(_ a: [Shape.Part], _ b: [Shape.Part]) -> [Change] {
    let (olds, news) = (sides(a), sides(b))
    let newPlaces = Dictionary(zip(b.map { name($0) }, b.indices), uniquingKeysWith: { first, _ in first })
    let oldNames = Set(a.map { name($0) })
    var result: [Change] = []
    var same: [Part] = []
    var written = 0
    func flush() {
      result += unchanged(same.count) { same[same.count - 1] }
      same = []
    }
    func add(upTo end: Int) {
      while written < end {
        if !oldNames.contains(name(b[written])) {
          flush()
          result += added(news[written])
        }
        written += 1
      }
    }
    for (index, old) in olds.enumerated() {
      guard let place = newPlaces[name(a[index])] else {
        flush()
        result += removed(old)
        continue
      }
      add(upTo: place)
      written = max(written, place + 1)
      if isSame(old.value, news[place].value) {
        same.append(news[place])
      } else {
        flush()
        result += changes(old, news[place])
      }
    }
    add(upTo: news.count)
    flush()
    return result
  }

  private func name(_ part: Shape.Part) -> AnyHashable {
    part.key ?? AnyHashable(part.label + (part.label.isEmpty ? String(customDumping: part.value) : ""))
  }

  private func sides(_ parts: [Shape.Part]) -> [Part] {
    parts.enumerated().map { Part($0.element.label, $0.element.value, isLast: $0.offset == parts.count - 1) }
  }

  /// Texts of several lines are compared line by line. Nil where it is none on both sides.
  func textChanges(_ a: Shape, _ b: Shape, _ one: Part, _ other: Part) -> [Change]? {
    guard case .leaf(let olds) = a.kind, case .leaf(let news) = b.kind, olds.count > 1, news.count > 1 else {
      return nil
    }
    let old = Lines(Lines(olds).labelled(one.label)).followed(by: one.comma)
    let new = Lines(Lines(news).labelled(other.label)).followed(by: other.comma)
    return Alignment(old, new).steps.flatMap { step -> [Change] in
      switch step {
      case .same(_, let index, let count): new[index..<index + count].map(Change.both)
      case .changed(let i, let j), .replaced(let i, let j): [.first(old[i]), .second(new[j])]
      case .removed(let index): [.first(old[index])]
      case .added(let index): [.second(new[index])]
      }
    }
  }
}
