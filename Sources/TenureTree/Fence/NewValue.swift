#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A view's new value on its way to the node that an earlier value of the same type made: where it lies in memory. Whoever
/// is given it takes it out of there, once: whole, or in parts that go on to the nodes inside. So nothing is copied on the
/// way down, and no type has to be looked up to destroy what is left.
@safe public struct _NewValue<Value> {
  @usableFromInline package let address: UnsafeMutablePointer<Value>

  @inlinable @inline(__always) package init(at address: UnsafeMutablePointer<Value>) { unsafe self.address = address }

  /// The value, where it lies. Not to be asked once it has been taken.
  @inlinable @inline(__always) package var value: Value { unsafeAddress { unsafe UnsafePointer(address) } }

  @inlinable @inline(__always) package func take() -> Value { unsafe address.move() }
  @inlinable @inline(__always) package func drop() { _ = unsafe address.move() }

  /// True where a value is the same, byte for byte, and so holds the same references: found out without a copy of either.
  @inlinable @inline(__always)
  package func hasBytes(of other: inout Value) -> Bool {
    unsafe withUnsafeMutablePointer(to: &other) { other in
      unsafe haveSameBytes(UnsafeRawPointer(other), UnsafeRawPointer(address), MemoryLayout<Value>.size)
    }
  }

  /// The first of the two parts that the value is made of.
  @inlinable @inline(__always) package func first<First>(as type: First.Type) -> _NewValue<First> {
    unsafe _NewValue<First>(at: UnsafeMutableRawPointer(address).assumingMemoryBound(to: First.self))
  }

  /// What the case of an enum holds, which the value is in. Enums of types that are known only when a program runs keep it at
  /// their start.
  @inlinable @inline(__always) package func held<Held>(as type: Held.Type) -> _NewValue<Held> {
    unsafe _NewValue<Held>(at: UnsafeMutableRawPointer(address).assumingMemoryBound(to: Held.self))
  }

  /// The second of the two parts that the value is made of.
  @inlinable @inline(__always) package func second<First, Second>(as type: Second.Type, after first: First.Type)
    -> _NewValue<Second>
  {
    let alignment = MemoryLayout<Second>.alignment
    let offset = (MemoryLayout<First>.size + alignment - 1) & ~(alignment - 1)
    return unsafe _NewValue<Second>(
      at: (UnsafeMutableRawPointer(address) + offset).assumingMemoryBound(to: Second.self))
  }
}

/// Memory for one value after the other, for the length of a closure.
@safe @usableFromInline struct ValueMemory<Value> {
  @usableFromInline let address: UnsafeMutablePointer<Value>

  @inlinable @inline(__always)
  init(at address: UnsafeMutablePointer<Value>) { unsafe self.address = address }

  @inlinable @inline(__always)
  static func with<Result>(_ body: (ValueMemory<Value>) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { memory in
      body(unsafe ValueMemory(at: memory.baseAddress!))
    }
  }

  /// Puts a value there. The one before must have been taken.
  @inlinable @inline(__always)
  func put(_ value: consuming Value) -> _NewValue<Value> {
    unsafe address.initialize(to: value)
    return unsafe _NewValue(at: address)
  }
}

/// Makes a value and hands it on without a copy: `use` takes it.
@inline(__always)
func handOver<Value>(_ make: () -> Value, to use: (_NewValue<Value>) -> Void) {
  ValueMemory<Value>.with { memory in use(memory.put(make())) }
}

@usableFromInline
package func haveSameBytes(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int) -> Bool {
  unsafe memcmp(a, b, count) == 0
}
