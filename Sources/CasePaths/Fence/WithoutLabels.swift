/// The same tuple under another spelling of its type, where the two differ in labels alone. Labels are not in memory.
func withoutLabels<Value>(_ payload: Any, as type: Value.Type) -> Value? {
  func open<Payload>(_ payload: Payload) -> Value? {
    guard String(reflecting: Payload.self).filter({ $0 != " " }).isTuple,
      unlabelled(Payload.self) == unlabelled(Value.self),
      MemoryLayout<Payload>.size == MemoryLayout<Value>.size
    else { return nil }
    return unsafe withUnsafePointer(to: payload) { pointer in
      unsafe UnsafeRawPointer(pointer).assumingMemoryBound(to: Value.self).pointee
    }
  }
  return _openExistential(payload, do: open)
}

extension String {
  fileprivate var isTuple: Bool { hasPrefix("(") && hasSuffix(")") }
}

/// The type's name, without the labels of a tuple: `(id: Int, name: String)` is `(Int, String)`.
private func unlabelled(_ type: Any.Type) -> String {
  String(reflecting: type).replacing(#/[(,]\s*\w+: /#) { "\($0.output.prefix(1))" }.filter { $0 != " " }
}
