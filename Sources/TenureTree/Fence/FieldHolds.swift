@_spi(Reflection) import Swift

/// Which fields of a struct hold their values. Reflection says of `weak var owner: Owner?` that it is an `Owner?`, and its
/// bytes are none: whoever reads them as one counts references of what is no object. Nor may an `unowned` field be asked
/// for anything when its object has gone. Of these fields the bytes tell whether they know the same object.
@safe struct FieldHolds {
  /// By the fields in order; empty where all hold their values.
  private(set) var unheld: Set<Int> = []

  init(of type: Any.Type, as known: RuntimeAssumptions) {
    let metadata = unsafe unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
    guard kindWord(of: type) == _MetadataKind.struct.rawValue,
      let fields = unsafe Self.follow(metadata[1] + known.fieldsPointer)
    else { return }
    let size = unsafe Int(fields.load(fromByteOffset: known.fieldSize, as: UInt16.self))
    let count = unsafe Int(fields.load(fromByteOffset: known.fieldCount, as: UInt32.self))
    for index in 0..<count {
      guard let name = unsafe Self.follow(fields + known.firstField + index * size + known.fieldType) else { continue }
      if unsafe Self.saysUnheld(name) { unheld.insert(index) }
    }
  }

  func isHeld(_ index: Int) -> Bool { !unheld.contains(index) }

  /// What a relative pointer leads to; nil where it is empty.
  static func follow(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = unsafe place.loadUnaligned(as: Int32.self)
    return unsafe offset == 0 ? nil : place + Int(offset)
  }

  /// A mangled type that ends in `Xw` is weak, in `Xo` unowned, in `Xu` unowned(unsafe). References to other types are
  /// numbers within the name.
  private static func saysUnheld(_ name: UnsafeRawPointer) -> Bool {
    var place = unsafe name
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = unsafe place.load(as: UInt8.self)
      switch byte {
      case 0: return last.0 == UInt8(ascii: "X") && "wou".utf8.contains(last.1)
      case 0x01...0x17:
        unsafe place += 5
        last = (0, 0)
      case 0x18...0x1F:
        unsafe place += 1 + MemoryLayout<UnsafeRawPointer>.size
        last = (0, 0)
      default:
        unsafe place += 1
        last = (last.1, byte)
      }
    }
  }
}
