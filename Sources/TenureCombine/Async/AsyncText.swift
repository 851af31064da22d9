/// Text out of bytes, a line at a time.
///
/// A line ends as Unicode says: at a line feed, a carriage return or both, a form feed, and the separators of lines and of
/// paragraphs. Empty lines are left out.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// What comes: lines.
  public typealias Element = String
  let base: Base

  /// Begins with the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// Hands out the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    /// Bytes that were looked at and belong to the next line.
    private var ahead: [UInt8] = []
    private var line: [UInt8] = []

    init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line, or nil after the last one.
    public mutating func next() async throws -> String? { try await next(isolation: nil) }

    /// The next line, on the actor that asks.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> String? {
      while let byte = try await byte(actor) {
        if try await ends(at: byte, actor) {
          if !line.isEmpty { return taken() }
        } else {
          line.append(byte)
        }
      }
      return line.isEmpty ? nil : taken()
    }

    private mutating func taken() -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }

    private mutating func byte(_ actor: isolated (any Actor)?) async throws -> UInt8? {
      if !ahead.isEmpty { return ahead.removeFirst() }
      return try await bytes.next(isolation: actor)
    }

    /// True where a line ends; what belongs to its end is taken.
    private mutating func ends(at byte: UInt8, _ actor: isolated (any Actor)?) async throws -> Bool {
      switch byte {
      case 0x0A...0x0D: return true
      case 0xC2: return try await takes([0x85], actor)
      case 0xE2:
        if try await takes([0x80, 0xA8], actor) { return true }
        return try await takes([0x80, 0xA9], actor)
      default: return false
      }
    }

    /// Takes these bytes if they come next.
    private mutating func takes(_ wanted: [UInt8], _ actor: isolated (any Actor)?) async throws -> Bool {
      while ahead.count < wanted.count, let next = try await bytes.next(isolation: actor) { ahead.append(next) }
      guard ahead.starts(with: wanted) else { return false }
      ahead.removeFirst(wanted.count)
      return true
    }
  }
}

/// Text out of bytes, one of Unicode's scalars at a time. What is no UTF-8 is U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// What comes: scalars.
  public typealias Element = Unicode.Scalar
  let base: Base

  /// Begins with the first scalar.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// Hands out the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var ahead: UInt8?
    private var ready: [Unicode.Scalar] = []

    init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next scalar, or nil after the last one.
    public mutating func next() async throws -> Unicode.Scalar? { try await next(isolation: nil) }

    /// The next scalar, on the actor that asks.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Unicode.Scalar? {
      if !ready.isEmpty { return ready.removeFirst() }
      var bytesOfOne: [UInt8] = []
      if let byte = ahead {
        bytesOfOne = [byte]
      } else if let byte = try await bytes.next(isolation: actor) {
        bytesOfOne = [byte]
      }
      ahead = nil
      guard let first = bytesOfOne.first else { return nil }
      let length = first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 1
      while bytesOfOne.count < length, let next = try await bytes.next(isolation: actor) {
        guard next & 0xC0 == 0x80 else {
          ahead = next
          break
        }
        bytesOfOne.append(next)
      }
      ready = Array(String(decoding: bytesOfOne, as: UTF8.self).unicodeScalars)
      return ready.removeFirst()
    }
  }
}

/// Text out of bytes, a character at a time.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// What comes: characters.
  public typealias Element = Character
  let base: Base

  /// Begins with the first character.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }

  /// Hands out the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The beginning of the next character.
    private var begun = ""

    init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// The next character, or nil after the last one.
    public mutating func next() async throws -> Character? { try await next(isolation: nil) }

    /// The next character, on the actor that asks: it is whole once another one has begun.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        begun.unicodeScalars.append(scalar)
        if begun.count > 1 { return begun.removeFirst() }
      }
      return begun.isEmpty ? nil : begun.removeFirst()
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the text that these bytes are, in UTF-8. Empty ones are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The characters of the text that these bytes are, in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  /// Unicode's scalars of the text that these bytes are, in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
