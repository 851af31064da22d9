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
  func listChanges(_ a: [Shape.Part], _ b: [Shape.Part]) -> [Change] {
    let (olds, news) = (sides(a), sides(b))
    var result: [Change] = []
    var same: [Part] = []
    func flush() {
      result += unchanged(same)
      same = []
    }
    for step in Alignment(olds.map(\.value), news.map(\.value)).steps {
      switch step {
      case .same(_, let new): same.append(news[new])
      case .changed(let old, let new):
        flush()
        result += changes(Part(news[new].label, olds[old].value, isLast: olds[old].isLast), news[new])
      case .replaced(let old, let new):
        flush()
        result += changes(olds[old], news[new])
      case .removed(let old):
        flush()
        result += removed(olds[old])
      case .added(let new):
        flush()
        result += added(news[new])
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
      result += unchanged(same)
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
      case .same(_, let index): [.both(new[index])]
      case .changed(let i, let j), .replaced(let i, let j): [.first(old[i]), .second(new[j])]
      case .removed(let index): [.first(old[index])]
      case .added(let index): [.second(new[index])]
      }
    }
  }
}
