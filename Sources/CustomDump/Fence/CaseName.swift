/// The name of a case without payload, also where its type has a description of its own.
func caseName(_ value: Any) -> String? {
  func name<Value>(of value: Value) -> String? { unsafe nameOfCase(value).map { unsafe String(cString: $0) } }
  return _openExistential(value, do: name)
}

@_silgen_name("swift_EnumCaseName")
private func nameOfCase<Value>(_ value: Value) -> UnsafePointer<CChar>?
