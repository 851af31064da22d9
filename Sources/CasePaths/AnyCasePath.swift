/// The way in and out of one case of an enum: `embed` makes the case of its value, `extract` takes the value out.
///
///     let path = AnyCasePath(\Route.detail)
///     path.extract(from: .detail(3))  // 3
///     path.extract(from: .home)       // nil
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  private let wrap: (Value) -> Root
  private let unwrap: (Root) -> Value?

  /// A case path of two functions that undo each other.
  public init(
    embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?
  ) {
    (wrap, unwrap) = (embed, extract)
  }

  /// A case path of two functions that capture nothing but types and key paths.
  package init(unchecked embed: @escaping (Value) -> Root, extract: @escaping (Root) -> Value?) {
    (wrap, unwrap) = (embed, extract)
  }

  /// What a macro writes for a case with one value: `Route.detail`, as the function that it is.
  ///
  /// In a closure of its own the compiler would warn of each case that holds an action of a feature without actions.
  public init(_case embed: @escaping (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    (wrap, unwrap) = (embed, extract)
  }

  /// The case that holds `value`.
  public func embed(_ value: Value) -> Root { wrap(value) }

  /// The value of the case, or nil where `root` is another case.
  public func extract(from root: Root) -> Value? { unwrap(root) }

  /// The case path of a case of this case's value.
  public func appending<Inner>(path: AnyCasePath<Value, Inner>) -> AnyCasePath<Root, Inner> {
    AnyCasePath<Root, Inner>(
      unchecked: { embed(path.embed($0)) },
      extract: { extract(from: $0).flatMap(path.extract(from:)) })
  }

  /// Changes the value of the case in place. Throws where `root` is another case.
  @discardableResult
  public func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) throws -> Result {
    guard let result = try modifyIfThere(&root, body) else { throw ExtractionFailed() }
    return result
  }

  /// Changes the value of the case in place. Does nothing where `root` is another case, and returns nil.
  package func modifyIfThere<Result>(
    _ root: inout Root, _ body: (inout Value) throws -> Result
  ) rethrows -> Result? {
    guard var value = unwrap(root) else { return nil }
    defer { root = wrap(value) }
    return try body(&value)
  }
}

/// A value is another case than the one that was to be changed.
struct ExtractionFailed: Error {}

extension AnyCasePath where Root == Value {
  /// The case path of a whole: embeds and extracts the value itself.
  public init() { self.init(embed: { $0 }, extract: { $0 }) }
}

extension AnyCasePath {
  /// The case path that a case key path leads to.
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    let keyPath = Unchecked(keyPath)
    self.init(
      embed: { Case<Root>.embed($0, at: keyPath.value) },
      extract: { Case($0)[keyPath: keyPath.value].value })
  }
}

extension AnyCasePath: CustomStringConvertible {
  public var description: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
}

/// A value that its maker knows to be safe to hand over: key paths of cases capture nothing.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
