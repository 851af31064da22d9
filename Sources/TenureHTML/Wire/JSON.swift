/// Writes JSON from front to back.
package struct JSON {
  package private(set) var bytes: [UInt8] = []
  /// True iff the next item follows another one.
  private var isFollowing = false

  package init() {}

  package mutating func object(_ body: (inout JSON) -> Void) { enclose("{", "}", body) }

  package mutating func list<Items: Sequence>(_ items: Items, _ each: (Items.Element, inout JSON) -> Void) {
    enclose("[", "]") { json in for item in items { each(item, &json) } }
  }

  private mutating func enclose(_ start: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout JSON) -> Void) {
    separate()
    bytes.append(UInt8(ascii: start))
    isFollowing = false
    body(&self)
    bytes.append(UInt8(ascii: end))
    isFollowing = true
  }

  private mutating func separate() {
    if isFollowing { bytes.append(UInt8(ascii: ",")) }
    isFollowing = true
  }

  package mutating func text(_ text: String) {
    separate()
    Encoder.text(text, to: &bytes)
  }

  package mutating func number(_ number: Int) {
    separate()
    bytes.append(contentsOf: "\(number)".utf8)
  }

  package mutating func flag(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: "\(flag)".utf8)
  }

  /// Microseconds, to the nanosecond.
  package mutating func time(_ time: Duration) {
    separate()
    // Not divided: of a quotient, the last nanosecond is not exact.
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000)
    let digits = "\(abs(rest))"
    bytes.append(contentsOf: "\(whole).\(String(repeating: "0", count: 3 - digits.count))\(digits)".utf8)
  }

  // MARK: Fields of an object; those without a value are left out

  package mutating func key(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
    isFollowing = false
  }

  package mutating func field(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    text(value)
  }

  package mutating func field(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  package mutating func field(_ name: String, _ value: Duration?) {
    guard let value else { return }
    key(name)
    time(value)
  }

  /// Left out where it is false.
  package mutating func field(_ name: String, _ value: Bool) {
    guard value else { return }
    key(name)
    flag(true)
  }

  /// Left out where there is nothing in it.
  package mutating func field<Items: Collection>(
    _ name: String, _ items: Items, _ each: (Items.Element, inout JSON) -> Void
  ) {
    guard !items.isEmpty else { return }
    key(name)
    list(items, each)
  }
}
