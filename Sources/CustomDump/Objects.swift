/// The objects of a dump. One that is there several times gets a number, and is written once. What holds a shared value has
/// a number always.
///
/// Whether it is there again is known only at the end: until then a mark stands where the number would.
final class Objects {
  private var order: [ObjectIdentifier: Int] = [:]
  private var repeated: Set<Int> = []
  private let end = "\u{1}"

  /// True when it has been there before.
  func meet(_ object: ObjectIdentifier, isNumbered: Bool = false) -> Bool {
    if let number = order[object] {
      repeated.insert(number)
      return true
    }
    if isNumbered { repeated.insert(order.count) }
    order[object] = order.count
    return false
  }

  func mark(_ object: ObjectIdentifier) -> String { order[object].map { "\(end)\($0)\(end)" } ?? "" }

  /// The text with numbers for the marks of objects that are there again, and nothing for the others.
  func named(_ text: String) -> String {
    guard !order.isEmpty, text.contains(end) else { return text }
    let numbers = Dictionary(uniqueKeysWithValues: repeated.sorted().enumerated().map { ($0.element, $0.offset + 1) })
    var result = ""
    for (index, piece) in text.split(separator: "\u{1}", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 0 {
        result += piece
      } else if let number = Int(piece).flatMap({ numbers[$0] }) {
        result += "#\(number) "
      }
    }
    return result
  }
}
