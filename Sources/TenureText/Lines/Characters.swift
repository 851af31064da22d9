/// A text taken apart into what is never divided: what the user sees as one character, be it a letter with its accents, a
/// flag or a family.
struct Characters {
  /// The first byte of each character, and after them the text's length.
  var starts: [Int32] = []
  var advances: [Float] = []
  var classes: [BreakClass] = []
  /// Whether a line may end before the character.
  var breaks: [Bool] = []

  var count: Int { advances.count }

  /// `bytes`: how far each UTF-8 byte of the text moves on.
  init(of text: String, bytes: [Float]) {
    starts.reserveCapacity(bytes.count + 1)
    advances.reserveCapacity(bytes.count)
    classes.reserveCapacity(bytes.count)
    breaks.reserveCapacity(bytes.count)
    var cursor = LineBreaks.Cursor()
    var offset = 0
    func end(at next: Int, _ kind: BreakClass, _ mayBreak: Bool, _ characters: inout Characters) {
      var advance: Float = 0
      for byte in offset..<next { advance += bytes[byte] }
      characters.starts.append(Int32(offset))
      characters.advances.append(kind == .newline ? 0 : advance)
      characters.classes.append(kind)
      characters.breaks.append(mayBreak)
      offset = next
    }
    for character in text {
      let kind = character.unicodeScalars.first.map(BreakClass.of) ?? .letter
      let mayBreak = cursor.mayEnd(before: kind)
      if kind == .newline { cursor = LineBreaks.Cursor() }
      end(at: offset + character.utf8.count, kind, mayBreak, &self)
    }
    starts.append(Int32(offset))
  }

  func width(_ range: Range<Int>) -> Double {
    var width = 0.0
    for index in range { width += Double(advances[index]) }
    return width
  }

  /// The range without the spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, classes[end - 1] == .space { end -= 1 }
    return range.lowerBound..<end
  }

  func bytes(_ range: Range<Int>) -> Range<Int> { Int(starts[range.lowerBound])..<Int(starts[range.upperBound]) }

  /// The index of the character that a byte belongs to.
  func index(ofByte byte: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle + 1]) <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
