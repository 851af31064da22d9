/// Whole numbers in texts, written a byte at a time: most texts that change have one.
extension Int64 {
  /// The number as Swift writes it.
  var digits: String {
    // Up to fifteen bytes take no memory.
    if !(-9_999_999_999_999...99_999_999_999_999 ~= self) { return description }
    return unsafe String(unsafeUninitializedCapacity: 15) { bytes in
      var end = 15
      var rest = magnitude
      repeat {
        end -= 1
        unsafe bytes[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if self < 0 {
        end -= 1
        unsafe bytes[end] = UInt8(ascii: "-")
      }
      for index in end..<15 { unsafe bytes[index - end] = unsafe bytes[index] }
      return 15 - end
    }
  }
}

extension String {
  /// The text with the digits of its whole numbers in groups of three: all values in it but strings are such numbers.
  func groupingDigits(of values: [LocalizedStringKey.Piece], by separator: String) -> String {
    var text = self
    var separator = separator
    return text.withUTF8 { text in
      separator.withUTF8 { separator in
        var length = text.count
        for value in values where value.isFormatted {
          let number = value.start..<value.end
          let digits = unsafe text[number.lowerBound] == UInt8(ascii: "-") ? number.count - 1 : number.count
          length += (digits - 1) / 3 * separator.count
        }
        return unsafe String(unsafeUninitializedCapacity: length) { bytes in
          var (from, to) = (0, 0)
          func copy(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
            for index in range {
              unsafe bytes[to] = unsafe source[index]
              to += 1
            }
          }
          for value in values where value.isFormatted {
            let number = value.start..<value.end
            unsafe copy(text, from..<number.lowerBound)
            for index in number {
              let left = number.upperBound - index
              let isFirst = unsafe index == number.lowerBound || text[index - 1] == UInt8(ascii: "-")
              if left % 3 == 0, !isFirst { unsafe copy(separator, 0..<separator.count) }
              unsafe bytes[to] = unsafe text[index]
              to += 1
            }
            from = number.upperBound
          }
          unsafe copy(text, from..<text.count)
          return to
        }
      }
    }
  }
}
