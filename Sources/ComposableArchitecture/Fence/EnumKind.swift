/// True for an enum. The first word of a type's metadata says of which kind it is: to look into a value would take longer
/// than most reducers.
func isEnum(_ type: Any.Type) -> Bool {
  unsafe unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == 0x201
}
