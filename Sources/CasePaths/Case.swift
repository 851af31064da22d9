/// What a case key path goes through: `\Route.Cases.detail` is a key path from `Case<Route>` to `Case<Detail>`.
///
/// It is a value on its way out of an enum, or the way into one. A key path that is applied to a value takes that out,
/// case by case, and makes nothing else.
@dynamicMemberLookup
public struct Case<Value> {
  /// What has been taken out so far: nil after a case that was another one.
  let value: Value?
  /// The way back in, only where it was asked for.
  private let way: Way<Value>?

  /// A value to take cases out of.
  init(_ value: Value) { (self.value, way) = (value, nil) }

  private init(value: Value?, way: Way<Value>?) { (self.value, self.way) = (value, way) }

  /// One case further.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value: CasePathable { along(Value.allCasePaths[keyPath: keyPath]) }

  /// One case of a result further. With the subscript above the compiler (Swift 6.3.1) crashes where there is no value:
  /// `\.response.success` of a `Result<Void, any Error>`.
  public subscript<Success, Failure: Error, Member>(
    dynamicMember keyPath: KeyPath<Result<Success, Failure>.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Case<Member> where Value == Result<Success, Failure> { along(Value.allCasePaths[keyPath: keyPath]) }

  private func along<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(
      value: value.flatMap(path.extract(from:)),
      way: way.map { way in
        Way(embed: { way.embed(path.embed($0)) }, path: way.isStart ? path : nil)
      })
  }

  /// The whole that has `member` at the end of `keyPath`.
  static func embed<Member>(_ member: Member, at keyPath: KeyPath<Case<Value>, Case<Member>>) -> Value {
    let end = Case(value: nil, way: .start)[keyPath: keyPath]
    guard let whole = end.way?.embed(member) as? Value else {
      fatalError("The key path \(keyPath) does not come from the cases of \(Value.self).")
    }
    return whole
  }
}

/// The way from a value in a case to the whole.
private struct Way<Value> {
  let embed: (Value) -> Any
  /// The case path, where it is a single case.
  var path: Any?
  var isStart = false

  static var start: Way { Way(embed: { $0 }, isStart: true) }
}

extension Case {
  /// The case path that a key path leads to: for a single case that case's own.
  package static func path<Member>(to keyPath: KeyPath<Case<Value>, Case<Member>>) -> AnyCasePath<Value, Member> {
    let end = Case(value: nil, way: .start)[keyPath: keyPath]
    return end.way?.path as? AnyCasePath<Value, Member> ?? AnyCasePath(keyPath)
  }
}

/// A key path to a case: `\Action.Cases.saved`, in most places shortened to `\.saved`.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A key path to some case of a known enum.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

extension KeyPath {
  /// Makes the case of a value: `(\Action.Cases.named)("Ada")`.
  public func callAsFunction<Enum, Member>(_ value: Member) -> Enum where Root == Case<Enum>, Value == Case<Member> {
    Case<Enum>.embed(value, at: self)
  }

  /// Makes a case without a value: `(\Action.Cases.saved)()`.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    Case<Enum>.embed((), at: self)
  }
}

extension Case {
  var isThere: Bool { value != nil }
}

/// A case at the end of a key path whose value's type is not known.
protocol AnyCase {
  var isThere: Bool { get }
  var anyValue: Any? { get }
  /// The whole that has a value here: nil where the value is of another type.
  func whole(with value: Any) -> Any?
}

extension Case: AnyCase {
  var anyValue: Any? { value }
  func whole(with value: Any) -> Any? { (value as? Value).flatMap { way?.embed($0) } }

  /// The case at the end of a key path, as the way into the enum.
  static func end(of keyPath: PartialCaseKeyPath<Value>) -> (any AnyCase)? {
    Case(value: nil, way: .start)[keyPath: keyPath] as? any AnyCase
  }
}
