@_spi(Reflection) import Swift
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How two values of a type are told apart (rules R037, R038), worked out once for the type.
///
/// The ladder: trivially copyable values by their fields' bytes; Equatable ones by `==` (a view's
/// inputs only where their bytes differ); others field by field with the same ladder, enumerations by case and payload; what is left (references, closures) by its bytes. Equal bytes mean
/// the same references, so "same" is never said of values that differ in anything a view is made of.
@safe final class Comparison: @unchecked Sendable {
  private var steps: [Step] = unsafe []
  /// The same, where they can be walked without counting references. Plans live as long as the program.
  private var first: UnsafePointer<Step>
  private var count: Int

  /// Values are the same where these words of them are, and then need no other look; none where that is not known. They
  /// may hold more than is compared.
  private var firstWord = 0
  private var wordCount = 0

  @unsafe private enum Step {
    case bytes(offset: Int, count: Int)
    case string(offset: Int)
    /// The same where its bytes are, else asked.
    case value(offset: Int, count: Int, any Comparing.Type)
    case type(offset: Int, any Comparing.Type)
    case optional(offset: Int, any OptionalValue.Type, wrapped: Unmanaged<Comparison>)

    /// The bytes that are the same only where the values are; nil where `==` is asked in any case.
    var bytes: Range<Int>? {
      switch unsafe self {
      case .bytes(let offset, let count), .value(let offset, let count, _): offset..<(offset + count)
      case .string(let offset): offset..<(offset + MemoryLayout<String>.size)
      case .type, .optional: nil
      }
    }
  }

  /// For the values of a type that state holds: `==` comes first whenever there is one.
  convenience init(of type: Any.Type) { self.init(type, equatableFirst: true) }

  /// For the values of a view's type: a trivially copyable view is compared by its fields, whatever its `==`.
  convenience init(ofView type: Any.Type) { self.init(type, equatableFirst: false) }

  /// For values that are the same only when nothing could tell them apart: texts by their characters, all else by its
  /// bytes, whatever the type's `==` says. Values with other bytes may yet be the same.
  convenience init(identical type: Any.Type) { self.init(type, equatableFirst: false, isStrict: true) }

  /// True for the comparison of what is identical.
  private let isStrict: Bool

  private init(_ type: Any.Type, equatableFirst: Bool, isStrict: Bool = false) {
    self.isStrict = isStrict
    unsafe first = UnsafePointer(UnsafeMutablePointer<Step>.allocate(capacity: 1))
    count = 0
    add(type, at: 0, equatableFirst: equatableFirst)
    let fixed = unsafe UnsafeMutableBufferPointer<Step>.allocate(capacity: max(steps.count, 1))
    _ = unsafe fixed.initialize(from: steps)
    unsafe first = UnsafePointer(fixed.baseAddress!)
    count = unsafe steps.count
    findWords()
  }

  private func findWords() {
    var range: Range<Int>?
    for index in 0..<count {
      guard let bytes = unsafe first[index].bytes else { return }
      range = min(bytes.lowerBound, range?.lowerBound ?? .max)..<max(bytes.upperBound, range?.upperBound ?? 0)
    }
    guard let range, range.lowerBound % 8 == 0, range.count % 8 == 0, range.count <= 128 else { return }
    (firstWord, wordCount) = (range.lowerBound, range.count / 8)
  }

  /// True where a look at a few words tells that the values are the same, as most are that are compared.
  @inline(__always)
  func isSameInWords(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    var left = wordCount
    if left == 0 { return false }
    var (a, b) = unsafe (a + firstWord, b + firstWord)
    while left > 0 {
      if unsafe a.loadUnaligned(as: UInt64.self) != b.loadUnaligned(as: UInt64.self) { return false }
      unsafe (a, b) = (a + 8, b + 8)
      left &-= 1
    }
    return true
  }

  func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    for index in 0..<count {
      switch unsafe first[index] {
      case .bytes(let offset, let count):
        if unsafe memcmp(a + offset, b + offset, count) != 0 { return false }
      case .string(let offset):
        let (a, b) = unsafe (a + offset, b + offset)
        if unsafe a.assumingMemoryBound(to: String.self).pointee != b.assumingMemoryBound(to: String.self).pointee {
          return false
        }
      case .value(let offset, let count, let type):
        let (a, b) = unsafe (a + offset, b + offset)
        if unsafe memcmp(a, b, count) != 0, unsafe !type.isSame(a, b) { return false }
      case .type(let offset, let type):
        if unsafe !type.isSame(a + offset, b + offset) { return false }
      case .optional(let offset, let type, let wrapped):
        if unsafe !type.isSame(a + offset, b + offset, wrapped) { return false }
      }
    }
    return true
  }

  private func add(_ type: Any.Type, at offset: Int, equatableFirst: Bool) {
    if type == String.self { return unsafe steps.append(.string(offset: offset)) }
    if type == Int.self || type == Bool.self { return addBytes(at: offset, count: size(type)) }
    if let property = type as? any ComparedProperty.Type { return addProperty(property, at: offset) }
    if isStrict { return addStrictly(type, at: offset) }
    let isTrivial = isTrivial(type)
    if let equatable = type as? any Equatable.Type, equatableFirst || !isTrivial {
      return addEquatable(equatable, at: offset, isAsked: equatableFirst)
    }
    if let optional = type as? any OptionalValue.Type { return addOptional(optional, at: offset) }
    guard RuntimeAssumptions.current.knowsTypes else { return addBytes(at: offset, count: size(type)) }
    if isExistential(type) { return addExistential(type, at: offset) }
    if kind(of: type) == .enum { return addEnum(type, at: offset) }
    if addFields(of: type, at: offset, equatableFirst: equatableFirst && !isTrivial) { return }
    addBytes(at: offset, count: size(type))
  }

  private func addStrictly(_ type: Any.Type, at offset: Int) {
    if let optional = type as? any OptionalValue.Type { return addOptional(optional, at: offset) }
    if RuntimeAssumptions.current.knowsTypes, addFields(of: type, at: offset, equatableFirst: false) { return }
    addBytes(at: offset, count: size(type))
  }

  /// False when the type is not made of fields that can be visited.
  private func addFields(of type: Any.Type, at base: Int, equatableFirst: Bool) -> Bool {
    guard kind(of: type) == .struct || kind(of: type) == .tuple else { return false }
    var fields: [(Any.Type, Int)] = []
    let visited = unsafe _forEachField(of: type) { _, offset, fieldType, _ in
      fields.append((fieldType, base + offset))
      return true
    }
    guard visited, !fields.isEmpty || size(type) == 0 else { return false }
    let holds = FieldHolds(of: type, as: .current)
    for (index, (fieldType, offset)) in fields.enumerated() {
      if holds.isHeld(index) {
        add(fieldType, at: offset, equatableFirst: equatableFirst)
      } else {
        addBytes(at: offset, count: size(fieldType))
      }
    }
    return true
  }

  private func addBytes(at offset: Int, count: Int) {
    if count == 0 { return }
    if case .bytes(let start, let length)? = unsafe steps.last, start + length == offset {
      unsafe steps[steps.count - 1] = .bytes(offset: start, count: length + count)
    } else {
      unsafe steps.append(.bytes(offset: offset, count: count))
    }
  }

  /// `==` is asked of what state holds; of an input only where its bytes differ.
  private func addEquatable<Value: Equatable>(_ type: Value.Type, at offset: Int, isAsked: Bool) {
    if isAsked {
      unsafe steps.append(.type(offset: offset, EquatableValues<Value>.self))
    } else {
      unsafe steps.append(
        .value(offset: offset, count: MemoryLayout<Value>.size, EquatableValues<Value>.self))
    }
  }

  private func addProperty<Property: ComparedProperty>(_ type: Property.Type, at offset: Int) {
    if type.comparesInput { unsafe steps.append(.type(offset: offset, Inputs<Property>.self)) }
  }

  private func addExistential(_ type: Any.Type, at offset: Int) {
    func add<Value>(_ type: Value.Type) { unsafe steps.append(.type(offset: offset, Existentials<Value>.self)) }
    _openExistential(type, do: add)
  }

  private func addEnum(_ type: Any.Type, at offset: Int) {
    func add<Value>(_ type: Value.Type) { unsafe steps.append(.type(offset: offset, Enums<Value>.self)) }
    _openExistential(type, do: add)
  }

  private func addOptional<Value: OptionalValue>(_ type: Value.Type, at offset: Int) {
    let comparison = isStrict ? Comparison(identical: type.wrappedType) : Comparison(of: type.wrappedType)
    let wrapped = unsafe Unmanaged.passRetained(comparison)
    unsafe steps.append(.optional(offset: offset, type, wrapped: wrapped))
  }
}

/// A way to compare that is a type, so that holding it counts no references.
private protocol Comparing {
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

private enum EquatableValues<Value: Equatable>: Comparing {
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe a.assumingMemoryBound(to: Value.self).pointee == b.assumingMemoryBound(to: Value.self).pointee
  }
}

/// Values of a protocol's type: the same when the values inside are of one type and the same.
private enum Existentials<Value>: Comparing {
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let (a, b) = unsafe (a.assumingMemoryBound(to: Value.self).pointee, b.assumingMemoryBound(to: Value.self).pointee)
    func compare<Inside>(_ type: Inside.Type) -> Bool { areSame(a as! Inside, b as! Inside) }
    let inside = type(of: a as Any)
    return inside == type(of: b as Any) && _openExistential(inside, do: compare)
  }
}

/// Values of an enumeration without `==`: the same bytes, or one case with the same payload. Payloads cost a look by
/// reflection, so only where the bytes differ.
private enum Enums<Value>: Comparing {
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    if unsafe memcmp(a, b, MemoryLayout<Value>.size) == 0 { return true }
    if Value.self is any CustomReflectable.Type { return false }
    let (a, b) = unsafe (a.assumingMemoryBound(to: Value.self).pointee, b.assumingMemoryBound(to: Value.self).pointee)
    guard let a = Mirror(reflecting: a).children.first, let b = Mirror(reflecting: b).children.first,
      a.label == b.label, type(of: a.value) == type(of: b.value)
    else { return false }
    func compare<Payload>(_ type: Payload.Type) -> Bool { areSame(a.value as! Payload, b.value as! Payload) }
    return _openExistential(type(of: a.value), do: compare)
  }
}

private enum Inputs<Property: ComparedProperty>: Comparing {
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    unsafe a.assumingMemoryBound(to: Property.self).pointee
      .isSameInput(as: b.assumingMemoryBound(to: Property.self).pointee)
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ wrapped: Unmanaged<Comparison>) -> Bool
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }

  fileprivate static func isSame(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ wrapped: Unmanaged<Comparison>
  ) -> Bool {
    switch unsafe (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
    case (nil, nil): true
    case (let a?, let b?):
      unsafe withUnsafeBytes(of: a) { a in
        unsafe withUnsafeBytes(of: b) { b in
          unsafe a.isEmpty || wrapped.takeUnretainedValue().isSame(a.baseAddress!, b.baseAddress!)
        }
      }
    default: false
    }
  }
}

/// True for `any P`, whose values have no fields to visit.
private func isExistential(_ type: Any.Type) -> Bool {
  let kind = kindWord(of: type)
  return kind == _MetadataKind.existential.rawValue || kind == RuntimeAssumptions.current.kindOfParameterizedProtocol
}

private func isTrivial(_ type: Any.Type) -> Bool {
  func ask<T>(_ type: T.Type) -> Bool { _isPOD(type) }
  return _openExistential(type, do: ask)
}

/// What sort of type it is; nil for a class.
private func kind(of type: Any.Type) -> _MetadataKind? { _MetadataKind(rawValue: kindWord(of: type)) }

private func size(_ type: Any.Type) -> Int {
  func ask<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
  return _openExistential(type, do: ask)
}

extension Comparison {
  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])
  private static let strict = Mutex<[ObjectIdentifier: Comparison]>([:])

  /// The comparison of what is identical, worked out at most once for a type.
  static func identical(_ type: Any.Type) -> Comparison {
    strict.withLock { known in
      if let comparison = known[ObjectIdentifier(type)] { return comparison }
      let comparison = Comparison(identical: type)
      known[ObjectIdentifier(type)] = comparison
      return comparison
    }
  }

  /// The comparison of a type that state may hold, worked out at most once.
  static func of(_ type: Any.Type) -> Comparison {
    known.withLock { known in
      if let comparison = known[ObjectIdentifier(type)] { return comparison }
      let comparison = Comparison(of: type)
      known[ObjectIdentifier(type)] = comparison
      return comparison
    }
  }
}
