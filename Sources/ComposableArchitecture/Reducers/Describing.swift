import CustomDump

/// A value for a message: as it would be written, and not too long.
func describe(_ value: Any) -> String {
  // What does not fit on a line goes on below it.
  let text = String(customDumping: value).split(separator: "\n").joined(separator: "\n  ")
  return text.count <= 400 ? text : text.prefix(400) + "…"
}

/// A type for a message: `Home.State`, without its module and the file that it is private to.
func describe(type: Any.Type) -> String {
  var text = String(reflecting: type)
  while let place = text.range(of: "(unknown context at "), let end = text[place.upperBound...].firstIndex(of: ")") {
    text.removeSubrange(place.lowerBound..<(text.index(end, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex))
  }
  return text.firstIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
}
