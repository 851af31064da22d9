/// Lists of objects compared by identity. A list of ten thousand is looked through at each change of it: word by word, without
/// holding each object for the look.
extension Array where Element: AnyObject {
  /// How many objects at the beginning are the same ones.
  func sameAtStart(as other: [Element]) -> Int {
    unsafe words { ours in
      unsafe other.words { theirs in
        var count = 0
        while count < ours.count, count < theirs.count, unsafe ours[count] == theirs[count] { count += 1 }
        return count
      }
    }
  }

  /// How many objects at the end are the same ones, of `most` that are looked at.
  func sameAtEnd(as other: [Element], atMost most: Int) -> Int {
    unsafe words { ours in
      unsafe other.words { theirs in
        var count = 0
        while count < most, unsafe ours[ours.count - 1 - count] == theirs[theirs.count - 1 - count] { count += 1 }
        return count
      }
    }
  }

  /// Whether the object is one of them.
  func has(_ object: AnyObject) -> Bool {
    let word = UInt(bitPattern: ObjectIdentifier(object))
    return unsafe words { ours in unsafe ours.contains(word) }
  }

  /// A reference to an object is one word, which is its address.
  private func words<Result>(_ body: (UnsafeBufferPointer<UInt>) -> Result) -> Result {
    unsafe withUnsafeBytes { bytes in unsafe body(bytes.bindMemory(to: UInt.self)) }
  }
}
