prefix operator /

/// The case path of a case, by the function that makes it: `/Action.detail`.
///
/// The older spelling of `\.detail`, for enums without `@CasePathable`. It looks into the value while the program runs,
/// which costs more than a case key path does.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> AnyCasePath<Root, Value> {
  AnyCasePath(reflecting: embed)
}

/// The case path of a case without a value: `/Action.saved`.
public prefix func / <Root>(root: Root) -> AnyCasePath<Root, Void> {
  let root = Unchecked(root)
  let name = caseName(of: root.value)
  return AnyCasePath(
    embed: { root.value },
    extract: { caseName(of: $0) == name ? () : nil })
}

/// The case path of a whole: `/.self`.
public prefix func / <Root>(type: Root.Type) -> AnyCasePath<Root, Root> { AnyCasePath() }

/// Takes the value out as a function, for `actions.compactMap(/Action.named)`.
@_disfavoredOverload
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> (Root) -> Value? {
  AnyCasePath(reflecting: embed).extract(from:)
}

infix operator .. : CasePathComposition

/// Binds closer than comparison, so that `/Route.detail .. /Detail.edit ~= route` is one path.
precedencegroup CasePathComposition {
  associativity: left
  higherThan: ComparisonPrecedence
}

/// The case path of a case within a case: `/Route.detail .. /Detail.edit`.
public func .. <Root, Value, Inner>(
  outer: AnyCasePath<Root, Value>, inner: AnyCasePath<Value, Inner>
) -> AnyCasePath<Root, Inner> {
  outer.appending(path: inner)
}

/// The case path of a case within a case, which its function names: `/Route.detail .. Detail.edit`.
public func .. <Root, Value, Inner>(
  outer: AnyCasePath<Root, Value>, inner: @escaping (Inner) -> Value
) -> AnyCasePath<Root, Inner> {
  outer.appending(path: /inner)
}

extension AnyCasePath {
  /// The case path of a case, by the function that makes it.
  public init(reflecting embed: @escaping (Value) -> Root) {
    let reflected = Unchecked(ReflectedCase(embed))
    self.init(embed: { reflected.value.embed($0) }, extract: { reflected.value.extract(from: $0) })
  }
}

/// The older name.
public typealias CasePath = AnyCasePath

extension AnyCasePath {
  /// The case path of a case, by the function that makes it. The older spelling of `/Route.detail`.
  @_disfavoredOverload public init(_ embed: @escaping (Value) -> Root) { self.init(reflecting: embed) }

  /// Matches the case in a condition: `/Route.detail ~= route`.
  public static func ~= (path: AnyCasePath, root: Root) -> Bool { path.extract(from: root) != nil }
}
