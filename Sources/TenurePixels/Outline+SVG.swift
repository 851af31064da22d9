import Foundation

extension Outline {
  /// An outline in the words of SVG's `d`; what cannot be read ends it there.
  package init(svg text: String) {
    var reader = PathReader(text)
    reader.read()
    self = reader.outline
  }
}

private struct PathReader {
  private let bytes: [UInt8]
  private var place = 0
  var outline = Outline()
  private var at = Spot(0, 0)
  private var start = Spot(0, 0)
  /// The control point that a smooth curve mirrors.
  private var control: (kind: Character, spot: Spot)?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() {
    var command: Character?
    while true {
      skip()
      guard place < bytes.count else { return }
      let byte = bytes[place]
      if (65...90).contains(byte) || (97...122).contains(byte) {
        command = Character(UnicodeScalar(byte))
        place += 1
      } else if command == "M" {
        command = "L"
      } else if command == "m" {
        command = "l"
      }
      guard let name = command, step(name) else { return }
      if name == "Z" || name == "z" { command = nil }
    }
  }

  private mutating func skip() {
    while place < bytes.count, [32, 44, 9, 10, 13].contains(bytes[place]) { place += 1 }
  }

  private mutating func number() -> Double? {
    skip()
    let from = place
    if place < bytes.count, bytes[place] == 43 || bytes[place] == 45 { place += 1 }
    var hasPoint = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 46 {
        if hasPoint { break }
        hasPoint = true
      } else if byte == 101 || byte == 69 {
        if place + 1 < bytes.count, bytes[place + 1] == 43 || bytes[place + 1] == 45 { place += 1 }
      } else if !(48...57).contains(byte) {
        break
      }
      place += 1
    }
    return Double(String(decoding: bytes[from..<place], as: UTF8.self))
  }

  /// Flags of arcs may stand without anything between them.
  private mutating func flag() -> Bool? {
    skip()
    guard place < bytes.count, bytes[place] == 48 || bytes[place] == 49 else { return nil }
    place += 1
    return bytes[place - 1] == 49
  }

  private mutating func spot(_ isRelative: Bool) -> Spot? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? Spot(at.x + x, at.y + y) : Spot(x, y)
  }

  private func mirrored(_ kind: Character) -> Spot {
    guard let control, control.kind == kind else { return at }
    return Spot(2 * at.x - control.spot.x, 2 * at.y - control.spot.y)
  }

  private mutating func step(_ name: Character) -> Bool {
    let isRelative = name.isLowercase
    var next: (Character, Spot)?
    switch name.uppercased() {
    case "M":
      guard let to = spot(isRelative) else { return false }
      outline.elements.append(.move(to))
      (at, start) = (to, to)
    case "L":
      guard let to = spot(isRelative) else { return false }
      line(to)
    case "H":
      guard let x = number() else { return false }
      line(Spot(isRelative ? at.x + x : x, at.y))
    case "V":
      guard let y = number() else { return false }
      line(Spot(at.x, isRelative ? at.y + y : y))
    case "C":
      guard let first = spot(isRelative), let second = spot(isRelative), let to = spot(isRelative) else { return false }
      outline.elements.append(.cubic(first, second, to))
      (at, next) = (to, ("C", second))
    case "S":
      let first = mirrored("C")
      guard let second = spot(isRelative), let to = spot(isRelative) else { return false }
      outline.elements.append(.cubic(first, second, to))
      (at, next) = (to, ("C", second))
    case "Q":
      guard let first = spot(isRelative), let to = spot(isRelative) else { return false }
      outline.elements.append(.quad(first, to))
      (at, next) = (to, ("Q", first))
    case "T":
      let first = mirrored("Q")
      guard let to = spot(isRelative) else { return false }
      outline.elements.append(.quad(first, to))
      (at, next) = (to, ("Q", first))
    case "A":
      guard let rx = number(), let ry = number(), let turn = number(), let isLarge = flag(), let isClockwise = flag(),
        let to = spot(isRelative)
      else { return false }
      arc(rx, ry, turn, isLarge, isClockwise, to)
      at = to
    case "Z":
      outline.elements.append(.close)
      at = start
    default: return false
    }
    control = next
    return true
  }

  private mutating func line(_ to: Spot) {
    outline.elements.append(.line(to))
    at = to
  }

  /// An arc of an ellipse, given by its ends: as curves of at most a quarter each.
  private mutating func arc(
    _ rx: Double, _ ry: Double, _ turn: Double, _ isLarge: Bool, _ isClockwise: Bool, _ to: Spot
  ) {
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, at != to else { return line(to) }
    let (s, c) = (sin(turn * .pi / 180), cos(turn * .pi / 180))
    let (hx, hy) = ((at.x - to.x) / 2, (at.y - to.y) / 2)
    let (px, py) = (c * hx + s * hy, -s * hx + c * hy)
    let need = px * px / (rx * rx) + py * py / (ry * ry)
    if need > 1 { (rx, ry) = (rx * need.squareRoot(), ry * need.squareRoot()) }
    let (a, b) = (rx * rx, ry * ry)
    let rest = max(0, (a * b - a * py * py - b * px * px) / (a * py * py + b * px * px))
    let factor = rest.squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (mx, my) = (factor * rx * py / ry, -factor * ry * px / rx)
    let middle = Spot(c * mx - s * my + (at.x + to.x) / 2, s * mx + c * my + (at.y + to.y) / 2)
    let from = atan2((py - my) / ry, (px - mx) / rx)
    var sweep = atan2((-py - my) / ry, (-px - mx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let part = sweep / Double(count)
    let k = 4 / 3 * tan(part / 4)
    let place = Affine(a: rx * c, b: rx * s, c: -ry * s, d: ry * c, tx: middle.x, ty: middle.y)
    for index in 0..<count {
      let (u, v) = (from + Double(index) * part, from + Double(index + 1) * part)
      outline.elements.append(
        .cubic(
          place(Spot(cos(u) - k * sin(u), sin(u) + k * cos(u))), place(Spot(cos(v) + k * sin(v), sin(v) - k * cos(v))),
          index == count - 1 ? to : place(Spot(cos(v), sin(v)))))
    }
  }
}
