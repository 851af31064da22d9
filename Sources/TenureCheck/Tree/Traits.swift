/// Words around a declaration or an expression, and where it stands.
public struct Traits: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  /// Of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  private init(_ bit: Int) { rawValue = 1 << UInt32(bit) }

  /// `static`, or `class` before a member.
  public static let `static` = Traits(0)
  /// `lazy`.
  public static let lazy = Traits(1)
  /// `weak`.
  public static let weak = Traits(2)
  /// `unowned`.
  public static let unowned = Traits(3)
  /// `private`.
  public static let `private` = Traits(4)
  /// `fileprivate`.
  public static let `fileprivate` = Traits(5)
  /// `package`.
  public static let `package` = Traits(6)
  /// `public`.
  public static let `public` = Traits(7)
  /// `open`.
  public static let open = Traits(8)
  /// `private(set)` and `fileprivate(set)`.
  public static let privateSet = Traits(9)
  /// `final`.
  public static let final = Traits(10)
  /// `override`.
  public static let override = Traits(11)
  /// `mutating`.
  public static let mutating = Traits(12)
  /// `nonisolated`.
  public static let nonisolated = Traits(13)
  /// `async`.
  public static let async = Traits(14)
  /// `throws`.
  public static let `throws` = Traits(15)
  /// Declared by `let`.
  public static let constant = Traits(16)
  /// `convenience`.
  public static let convenience = Traits(17)
  /// `inout`.
  public static let `inout` = Traits(18)
  /// `@escaping`.
  public static let escaping = Traits(19)
  /// `@autoclosure`.
  public static let autoclosure = Traits(20)
  /// A function that has a body, a closure in a `for await`, an accessor that is written out.
  public static let hasBody = Traits(21)
  /// `init?`.
  public static let failable = Traits(22)
  /// An accessor without a word: the whole block is the getter.
  public static let implicit = Traits(23)
  /// `indirect`.
  public static let indirect = Traits(24)
  /// `T!`.
  public static let implicitlyUnwrapped = Traits(25)
  /// A parameter with `...`.
  public static let variadic = Traits(26)
  /// `nonisolated(nonsending)`: it runs where its caller does.
  public static let staysWithCaller = Traits(28)
  /// Has generic parameters or associated types.
  static let hasGenerics = Traits(27)

  /// Inside `#if DEBUG` and the like: absent from what people use.
  public static let debugOnly = Traits(30)
  /// Inside a preview.
  public static let preview = Traits(31)

  /// What stands in code that people never run.
  public static let unshipped: Traits = [.debugOnly, .preview]
  /// Seen in its own file only.
  public static let isPrivate: Traits = [.private, .fileprivate]
  /// Seen outside of its module or its file's package.
  public static let isPublic: Traits = [.public, .open, .package]
}
