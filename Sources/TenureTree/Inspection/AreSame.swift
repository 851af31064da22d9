/// True when two values of any type are of one type and the same, as two inputs of a view are compared.
package func areSame(_ old: Any, _ new: Any) -> Bool {
  func compare<Value>(_ old: Value) -> Bool { (new as? Value).map { areSame(old, $0) } ?? false }
  return _openExistential(old, do: compare)
}
