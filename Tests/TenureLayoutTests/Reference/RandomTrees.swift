import TenureLayout

/// Numbers that look random and are the same for the same seed.
struct Chance: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }
  mutating func one<T>(of values: [T]) -> T { values[below(values.count)] }
  mutating func length() -> Double { Double(below(60)) * 2 }
  mutating func maybe(_ value: Double) -> Double? { below(2) == 0 ? value : nil }
  mutating func axes() -> Axes { one(of: [.horizontal, .vertical, .both]) }
  mutating func alignment() -> Alignment {
    Alignment(horizontal: one(of: Guides.horizontal), vertical: one(of: Guides.vertical))
  }
  mutating func limits() -> FlexibleFrameNode.Limits {
    let least = maybe(length())
    return FlexibleFrameNode.Limits(
      least: least, ideal: maybe(length()), most: one(of: [nil, (least ?? 0) + length(), .infinity]))
  }

  mutating func leaf() -> Sketch.Kind {
    switch below(6) {
    case 0: .fixed(Size(width: length(), height: length()))
    case 1:
      .flexible(
        axes(), ideal: Size(width: 10, height: 10), minimum: below(3) == 0 ? Size(width: length(), height: 4) : .zero)
    case 2, 3:
      .words(
        (0...below(6)).map { _ in 1 + length() }, lineLimit: below(4) == 0 ? 1 + below(3) : nil,
        leading: maybe(Double(below(4))))
    case 4: .spacer(maybe(length()))
    default: .divider
    }
  }

  mutating func stack() -> Sketch.Kind {
    let axis = one(of: [Axis.horizontal, .vertical])
    return .stack(
      axis, one(of: axis == .horizontal ? Guides.vertical : Guides.horizontal), spacing: maybe(Double(below(12))))
  }

  mutating func tree(depth: Int) -> Sketch {
    guard depth > 0, below(8) > 0 else { return Sketch(leaf()) }
    func inside(_ count: Int) -> [Sketch] { (0..<count).map { _ in tree(depth: depth - 1) } }
    switch below(24) {
    case 0...6: return Sketch(stack(), inside(below(4)))
    case 7, 8: return Sketch(.layers(alignment()), inside(below(4)))
    case 9: return Sketch(.frame(width: maybe(length()), height: maybe(length()), alignment()), inside(1))
    case 10, 11: return Sketch(.limits(limits(), limits(), alignment()), inside(1))
    case 12:
      let insets = Insets(
        top: length() / 4, leading: length() / 4, bottom: Double(below(2)) * 3, trailing: length() / 4)
      return Sketch(.padding(insets), inside(1))
    case 13: return Sketch(.fixedSize(axes()), inside(1))
    case 14: return Sketch(.offset(Point(x: length(), y: -length())), inside(1))
    case 15: return Sketch(.position(Point(x: length(), y: length())), inside(1))
    case 16: return Sketch(.aspectRatio(one(of: [nil, 0.5, 1, 2]), fills: below(2) == 0), inside(1))
    case 17:
      let guide = one(of: Guides.horizontal + Guides.vertical)
      return Sketch(.alignmentGuide(guide, part: Double(below(5)) / 4), inside(1))
    case 18: return Sketch(.priority(Double(below(3))), inside(1))
    case 19: return Sketch(.overlay(alignment()), inside(2))
    case 20: return Sketch(.thatFits(axes()), inside(1 + below(3)))
    case 21: return Sketch(.geometryReader, inside(below(3)))
    case 22: return Sketch(.scroll(axes()), inside(1))
    default: return Sketch(.direction(one(of: [.leftToRight, .rightToLeft])), inside(1))
    }
  }
}
