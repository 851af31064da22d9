/// Writes a value to standard output, and returns it: fields, elements and cases as one would write them in Swift, one a
/// line.
///
///     customDump(user)
///     // User(
///     //   id: 2,
///     //   name: "Blob"
///     // )
@discardableResult
public func customDump<Value>(_ value: Value, name: String? = nil, indent: Int = 0, maxDepth: Int = .max) -> Value {
  var text = ""
  customDump(value, to: &text, name: name, indent: indent, maxDepth: maxDepth)
  print(text)
  return value
}

/// Writes a value to a stream, and returns it.
@discardableResult
public func customDump<Value>(
  _ value: Value, to target: inout some TextOutputStream, name: String? = nil, indent: Int = 0, maxDepth: Int = .max
) -> Value {
  let dump = Dump(maxDepth: maxDepth)
  let margin = String(repeating: " ", count: indent)
  let lines = Lines(dump.lines(of: value)).labelled(name.map { "\($0): " } ?? "")
  target.write(dump.objects.named(lines.map { margin + $0 }.joined(separator: "\n")))
  return value
}

extension String {
  /// What `customDump` writes for a value.
  public init<Subject>(customDumping subject: Subject) {
    self = ""
    customDump(subject, to: &self)
  }
}
