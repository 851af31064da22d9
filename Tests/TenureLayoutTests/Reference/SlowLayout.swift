import TenureLayout

/// The rules of docs/layout.md as plain functions: nothing is kept, everything is asked again each time.
struct SlowLayout {
  /// The axis of the stack around, if only modifiers are between.
  typealias Surrounding = Axis?

  // MARK: Sizes

  func size(_ sketch: Sketch, _ proposal: Proposal, in axis: Surrounding = nil) -> Size {
    switch sketch.kind {
    case .fixed(let size): return size
    case .flexible(let axes, let ideal, let minimum):
      var size = ideal
      if axes.contains(.horizontal), let width = proposal.width { size.width = max(width, minimum.width) }
      if axes.contains(.vertical), let height = proposal.height { size.height = max(height, minimum.height) }
      return size
    case .words(let widths, let limit, _): return Words(widths, lineLimit: limit).measure(proposal).size
    case .spacer(let least):
      let least = least ?? 8
      let width = max(least, proposal.width ?? least), height = max(least, proposal.height ?? least)
      return Size(width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
    case .divider:
      return axis == .horizontal
        ? Size(width: 1, height: proposal.height ?? 10) : Size(width: proposal.width ?? 10, height: 1)
    case .stack(let axis, let guide, _):
      let parts = parts(of: sketch, proposal)
      guard !parts.isEmpty else { return .zero }
      var size = Size.zero
      size[axis] = parts.reduce(0) { $0 + $1.gap + $1.size[axis] }
      let guides = parts.map { self.guide(guide, of: $0.view, $0.proposal, in: axis) }
      size[axis.other] =
        guides.max()! + zip(parts, guides).map { $0.size[axis.other] - $1 }.max()!
      return size
    case .layers(let alignment):
      guard !sketch.children.isEmpty else { return .zero }
      var size = Size.zero
      for (axis, guide) in [(Axis.horizontal, alignment.horizontal), (.vertical, alignment.vertical)] {
        let guides = sketch.children.map { self.guide(guide, of: $0, proposal, in: nil) }
        let after = zip(sketch.children, guides).map { self.size($0, proposal)[axis] - $1 }
        size[axis] = guides.max()! + after.max()!
      }
      return size
    case .frame(let width, let height, _):
      let view = size(sketch.children[0], inner(sketch, proposal, axis), in: axis)
      return Size(width: width ?? view.width, height: height ?? view.height)
    case .limits(let horizontal, let vertical, _):
      let view = size(sketch.children[0], inner(sketch, proposal, axis), in: axis)
      func length(_ limits: FlexibleFrameNode.Limits, _ proposed: Double?, _ view: Double) -> Double {
        let proposed = proposed ?? limits.ideal ?? view
        // The least and the greatest length are the view's where the frame has none.
        var result = view
        if limits.least != nil, proposed < view { result = proposed }
        if limits.most != nil, proposed > view { result = proposed }
        if let most = limits.most, result > most { result = most }
        if let least = limits.least, result < least { result = least }
        return result
      }
      return Size(
        width: length(horizontal, proposal.width, view.width), height: length(vertical, proposal.height, view.height))
    case .padding(let insets):
      let view = size(sketch.children[0], inner(sketch, proposal, axis), in: axis)
      return Size(
        width: max(0, view.width + insets.leading + insets.trailing),
        height: max(0, view.height + insets.top + insets.bottom))
    case .position:
      let view = size(sketch.children[0], proposal, in: axis)
      return Size(width: proposal.width ?? view.width, height: proposal.height ?? view.height)
    case .fixedSize, .offset, .aspectRatio, .alignmentGuide, .priority, .direction, .overlay:
      return size(sketch.children[0], inner(sketch, proposal, axis), in: axis)
    case .thatFits(let axes):
      return chosen(sketch, axes, proposal).map { size($0, proposal) } ?? .zero
    case .geometryReader: return Size(width: proposal.width ?? 10, height: proposal.height ?? 10)
    case .scroll(let axes):
      let view = size(sketch.children[0], inner(sketch, proposal, axis))
      return Size(
        width: axes.contains(.horizontal) ? proposal.width ?? view.width : view.width,
        height: axes.contains(.vertical) ? proposal.height ?? view.height : view.height)
    }
  }

  /// What a modifier or a scroll view proposes to its view.
  func inner(_ sketch: Sketch, _ proposal: Proposal, _ axis: Surrounding) -> Proposal {
    var inner = proposal
    switch sketch.kind {
    case .frame(let width, let height, _):
      inner.width = width ?? proposal.width
      inner.height = height ?? proposal.height
    case .limits(let horizontal, let vertical, _):
      func limited(_ length: Double, _ limits: FlexibleFrameNode.Limits) -> Double {
        if let least = limits.least, length < least { return least }
        if let most = limits.most, length > most { return most }
        return length
      }
      inner.width = (proposal.width ?? horizontal.ideal).map { limited($0, horizontal) }
      inner.height = (proposal.height ?? vertical.ideal).map { limited($0, vertical) }
    case .padding(let insets):
      inner.width = proposal.width.map { max(0, $0 - (insets.leading + insets.trailing)) }
      inner.height = proposal.height.map { max(0, $0 - (insets.top + insets.bottom)) }
    case .fixedSize(let axes), .scroll(let axes):
      if axes.contains(.horizontal) { inner.width = nil }
      if axes.contains(.vertical) { inner.height = nil }
    case .aspectRatio(let ratio, let fills):
      let ideal = size(sketch.children[0], .unspecified, in: axis)
      let ratio = ratio ?? ideal.width / ideal.height
      guard ratio > 0, ratio < .infinity else { return proposal }
      if proposal == .unspecified { inner = Proposal(ideal) }
      guard let width = inner.width else { return Proposal(width: inner.height! * ratio, height: inner.height) }
      guard let height = inner.height else { return Proposal(width: width, height: width / ratio) }
      let byWidth = Proposal(width: width, height: width / ratio)
      let byHeight = Proposal(width: height * ratio, height: height)
      inner = (width <= height * ratio) == fills ? byHeight : byWidth
    default: break
    }
    return inner
  }

  func chosen(_ sketch: Sketch, _ axes: Axes, _ proposal: Proposal) -> Sketch? {
    sketch.children.dropLast().first { view in
      var asked = proposal
      if axes.contains(.horizontal) { asked.width = nil }
      if axes.contains(.vertical) { asked.height = nil }
      let ideal = size(view, asked)
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? sketch.children.last
  }

  func priority(_ sketch: Sketch) -> Double {
    if case .priority(let priority) = sketch.kind { return priority }
    if case .spacer = sketch.kind { return -.infinity }
    return sketch.isModifier ? priority(sketch.children[0]) : 0
  }

  func isSpace(_ sketch: Sketch) -> Bool {
    if case .spacer = sketch.kind { return true }
    return sketch.isModifier && isSpace(sketch.children[0])
  }

  // MARK: Stacks

  /// Of the text that a view begins or ends with.
  func leading(_ view: Sketch, isAbove: Bool) -> Double? {
    switch view.kind {
    case .words(_, _, let leading): leading
    case .stack(.vertical, _, _):
      (isAbove ? view.children.first : view.children.last).flatMap { leading($0, isAbove: isAbove) }
    case .padding(let insets):
      (isAbove ? insets.top : insets.bottom) == 0 ? leading(view.children[0], isAbove: isAbove) : nil
    case .frame(_, nil, _), .limits(_, FlexibleFrameNode.Limits(), _), .fixedSize, .offset, .position, .aspectRatio,
      .alignmentGuide, .priority, .direction:
      leading(view.children[0], isAbove: isAbove)
    default: nil
    }
  }

  struct Part {
    let view: Sketch
    var gap = 0.0
    var proposal = Proposal.unspecified
    var size = Size.zero
  }

  func parts(of stack: Sketch, _ proposal: Proposal) -> [Part] {
    guard case .stack(let axis, _, let spacing) = stack.kind else { return [] }
    var parts = stack.children.map { Part(view: $0) }
    for index in parts.indices.dropFirst() {
      let touchesSpace = isSpace(parts[index - 1].view) || isSpace(parts[index].view)
      let isText = axis == .vertical && leading(parts[index - 1].view, isAbove: false) != nil
      let own = isText ? leading(parts[index].view, isAbove: true) : nil
      parts[index].gap = spacing ?? (touchesSpace ? 0 : own ?? 8)
    }
    func ask(_ view: Sketch, _ length: Double?) -> (Proposal, Size) {
      var asked = proposal
      asked[axis] = length
      return (asked, size(view, asked, in: axis))
    }
    guard let length = proposal[axis] else {
      for index in parts.indices { (parts[index].proposal, parts[index].size) = ask(parts[index].view, nil) }
      return parts
    }
    let least = parts.map { ask($0.view, 0).1[axis] }
    let flexibility = zip(parts, least).map { part, least in
      let most = ask(part.view, .infinity).1[axis]
      return most == least ? 0 : most - least
    }
    var left = length - parts.reduce(0) { $0 + $1.gap }
    for priority in Set(parts.map { self.priority($0.view) }).sorted(by: >) {
      let lower = parts.indices.filter { self.priority(parts[$0].view) < priority }
      var group = parts.indices.filter { self.priority(parts[$0].view) == priority }
      group.sort { (flexibility[$0], $0) < (flexibility[$1], $1) }
      var available = left - lower.reduce(0) { $0 + least[$1] }
      while !group.isEmpty {
        let share = length == .infinity ? .infinity : max(0, available / Double(group.count))
        let index = group.removeFirst()
        (parts[index].proposal, parts[index].size) = ask(parts[index].view, share)
        available -= parts[index].size[axis]
        left -= parts[index].size[axis]
      }
    }
    return parts
  }

  // MARK: Guides

  func guide(_ guide: Guide, of sketch: Sketch, _ proposal: Proposal, in axis: Surrounding) -> Double {
    let size = size(sketch, proposal, in: axis)
    if size[guide.axis] == .infinity { return 0 }
    return explicit(guide, of: sketch, proposal, in: axis) ?? standard(guide, size)
  }

  func standard(_ guide: Guide, _ size: Size) -> Double {
    let length = size[guide.axis]
    if guide == .leading || guide == .top { return 0 }
    if guide == .horizontalCenter || guide == .verticalCenter { return length / 2 }
    if guide == Guides.third { return length / 3 }
    if guide == Guides.quarter { return length / 4 }
    return length
  }

  func explicit(_ guide: Guide, of sketch: Sketch, _ proposal: Proposal, in axis: Surrounding) -> Double? {
    switch sketch.kind {
    case .words:
      if guide == .firstTextBaseline { return 16 }
      return guide == .lastTextBaseline ? size(sketch, proposal, in: axis).height - 4 : nil
    case .alignmentGuide(let own, let part) where own == guide:
      return size(sketch, proposal, in: axis)[guide.axis] * part
    case .offset: return explicit(guide, of: sketch.children[0], proposal, in: axis)
    case .geometryReader, .scroll: return nil
    default: break
    }
    var places = places(sketch, size(sketch, proposal, in: axis), proposal, in: axis)
    if case .overlay = sketch.kind { places = Array(places.prefix(1)) }
    let values = places.compactMap { place in
      explicit(guide, of: place.view, place.proposal, in: place.axis).map { $0 + place.origin[guide.axis] }
    }
    guard !values.isEmpty else { return nil }
    if guide == .firstTextBaseline { return values.min() }
    if guide == .lastTextBaseline { return values.max() }
    return values.reduce(0, +) / Double(values.count)
  }

  // MARK: Places

  struct Place {
    let view: Sketch
    var origin: Point
    let proposal: Proposal
    let axis: Surrounding
  }

  func places(_ sketch: Sketch, _ size: Size, _ proposal: Proposal, in axis: Surrounding) -> [Place] {
    guard let first = sketch.children.first else { return [] }
    let inner = inner(sketch, proposal, axis)
    func aligned(_ alignment: Alignment) -> Point {
      Point(
        x: standard(alignment.horizontal, size) - guide(alignment.horizontal, of: first, inner, in: axis),
        y: standard(alignment.vertical, size) - guide(alignment.vertical, of: first, inner, in: axis))
    }
    func one(_ origin: Point) -> [Place] { [Place(view: first, origin: origin, proposal: inner, axis: axis)] }
    switch sketch.kind {
    case .stack(let axis, let guide, _):
      var asked = proposal
      asked[axis.other] = proposal[axis.other] ?? size[axis.other]
      let parts = parts(of: sketch, asked)
      let guides = parts.map { self.guide(guide, of: $0.view, $0.proposal, in: axis) }
      let line = guides.max()!
      var position = 0.0
      return zip(parts, guides).map { part, guide in
        var origin = Point.zero
        position += part.gap
        origin[axis] = position
        origin[axis.other] = line - guide
        position += part.size[axis]
        return Place(view: part.view, origin: origin, proposal: part.proposal, axis: axis)
      }
    case .layers(let alignment):
      let asked = Proposal(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
      let x = sketch.children.map { guide(alignment.horizontal, of: $0, asked, in: nil) }
      let y = sketch.children.map { guide(alignment.vertical, of: $0, asked, in: nil) }
      return sketch.children.indices.map {
        Place(
          view: sketch.children[$0], origin: Point(x: x.max()! - x[$0], y: y.max()! - y[$0]), proposal: asked, axis: nil
        )
      }
    case .frame(_, _, let alignment), .limits(_, _, let alignment): return one(aligned(alignment))
    case .padding(let insets): return one(Point(x: insets.leading, y: insets.top))
    case .offset(let offset): return one(offset)
    case .position(let position):
      let view = self.size(first, proposal, in: axis)
      return one(Point(x: position.x - view.width / 2, y: position.y - view.height / 2))
    case .overlay(let alignment):
      let second = sketch.children[1], asked = Proposal(size)
      func origin(_ guide: Guide) -> Double {
        self.guide(guide, of: first, proposal, in: axis) - self.guide(guide, of: second, asked, in: axis)
      }
      let place = Point(x: origin(alignment.horizontal), y: origin(alignment.vertical))
      return one(.zero) + [Place(view: second, origin: place, proposal: asked, axis: axis)]
    case .thatFits(let axes):
      return chosen(sketch, axes, proposal).map { [Place(view: $0, origin: .zero, proposal: proposal, axis: nil)] }
        ?? []
    case .geometryReader:
      return sketch.children.map { Place(view: $0, origin: .zero, proposal: Proposal(size), axis: nil) }
    case .scroll: return [Place(view: first, origin: .zero, proposal: inner, axis: nil)]
    default: return one(.zero)
    }
  }

  // MARK: Frames

  /// The frame of every view in a window.
  func frames(_ root: Sketch, in window: Size, _ direction: LayoutDirection) -> [ObjectIdentifier: Rect] {
    var frames: [ObjectIdentifier: Rect] = [:]
    func put(_ place: Place, in parent: Rect, _ direction: LayoutDirection) {
      let size = self.size(place.view, place.proposal, in: place.axis)
      var x = place.origin.x
      if direction == .rightToLeft { x = parent.size.width - x - size.width }
      let frame = Rect(
        origin: Point(x: parent.origin.x + x, y: parent.origin.y + place.origin.y), size: size)
      frames[ObjectIdentifier(place.view)] = frame
      var inside = direction
      if case .direction(let own) = place.view.kind { inside = own }
      for each in places(place.view, size, place.proposal, in: place.axis) { put(each, in: frame, inside) }
    }
    let size = size(root, Proposal(window))
    let origin = Point(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
    put(Place(view: root, origin: origin, proposal: Proposal(window), axis: nil), in: Rect(size: window), direction)
    return frames
  }
}
