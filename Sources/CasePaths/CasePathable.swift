import IssueReporting

/// An enum whose cases have key paths. `@CasePathable` writes the conformance.
///
///     @CasePathable enum Route { case home, detail(Int) }
///     Route.detail(3)[case: \.detail]  // 3
///     Route.home.is(\.detail)          // false
public protocol CasePathable: SendableMetatype {
  /// A value with a property for each case.
  associatedtype AllCasePaths
  /// The properties for all cases.
  static var allCasePaths: AllCasePaths { get }
}

/// An enum whose cases are a sequence: `Route.allCasePaths.map { … }`. `@CasePathable` writes the conformance.
public protocol CasePathIterable: CasePathable
where AllCasePaths: Sequence, AllCasePaths.Element == PartialCaseKeyPath<Self> {}

/// All cases of an enum, which say for a value which one it is.
public protocol CasePathReflectable<Root> {
  associatedtype Root: CasePathable
  /// The case that `root` is.
  subscript(root: Root) -> PartialCaseKeyPath<Root> { get }
}

extension CasePathable {
  /// Where key paths to the cases of this enum begin: `\Route.Cases.detail`.
  public typealias Cases = Case<Self>

  /// The value of a case: nil where it is another one.
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value? { Case(self)[keyPath: keyPath].value }

  /// Writes the value of a case. Where the enum is another case, nothing is written; a `modify` says so.
  @_disfavoredOverload
  public subscript<Value>(case keyPath: CaseKeyPath<Self, Value>) -> Value {
    @available(*, unavailable, message: "Reading gives an optional: write 'self[case: path]' where one is expected")
    get { fatalError("The compiler refuses this: read the case as an optional.") }
    set { if `is`(keyPath) { self = keyPath(newValue) } }
  }

  /// With `@dynamicMemberLookup` on the enum: `route.detail` is the case's value or nil.
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value>) -> Value? {
    Case(self)[keyPath: keyPath].value
  }

  /// Writes the value of a case by its name: `route.detail?.title = "Second"`. Where the enum is another case, or what is
  /// written is nil, nothing is written. `modify` says so where it is another case.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Value>>) -> Value? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard let newValue, path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }

  /// With `@dynamicMemberLookup` on an enum of optionals: `route.detail` is not a doubled optional.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember keyPath: CaseKeyPath<Self, Value?>) -> Value? {
    Case(self)[keyPath: keyPath].value ?? nil
  }

  /// True where this is the case that the key path leads to.
  public func `is`(_ keyPath: PartialCaseKeyPath<Self>) -> Bool {
    (Case(self)[keyPath: keyPath] as? any AnyCase)?.isThere ?? false
  }

  /// Changes the value of a case in place.
  ///
  ///     route.modify(\.detail) { $0 += 1 }
  ///
  /// The trap: where this is another case nothing happens, and an issue is reported at this line.
  public mutating func modify<Value>(
    _ keyPath: CaseKeyPath<Self, Value>, yield: (inout Value) -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    guard var value = Case(self)[keyPath: keyPath].value else {
      return reportIssue(
        """
        'modify' was asked to change a case with a value of type '\(Value.self)', and this is another case.

          Value: \(self)

        Nothing was changed. Ask 'is(_:)' before, or read the case with 'if let'.
        """, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    yield(&value)
    self = keyPath(value)
  }
}

// Its cases are no sequence: `\.route.filter` of an optional route is the route's case, and no method of sequences.
extension Optional: CasePathable {
  /// A property for each case.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable {
    /// The case that `root` is.
    public subscript(root: Optional) -> PartialCaseKeyPath<Optional> {
      root == nil ? \Case<Optional>.none : \Case<Optional>.some
    }

    /// The case of nothing.
    public var none: AnyCasePath<Optional, Void> {
      AnyCasePath(embed: { .none }, extract: { if case .none = $0 { () } else { nil } })
    }

    /// The case of a value.
    public var some: AnyCasePath<Optional, Wrapped> { AnyCasePath(embed: { $0 }, extract: { $0 }) }

    /// A case of the enum that is wrapped: `\.route.detail` for a `route` that is optional.
    public subscript<Member>(
      dynamicMember keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
    ) -> AnyCasePath<Optional, Member> where Wrapped: CasePathable {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      return AnyCasePath(embed: { path.embed($0) }, extract: { $0.flatMap(path.extract(from:)) })
    }
  }

  /// The properties for all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension Result: CasePathable, CasePathIterable {
  /// A property for each case.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The case that `root` is.
    public subscript(root: Result) -> PartialCaseKeyPath<Result> {
      switch root {
      case .success: \Case<Result>.success
      case .failure: \Case<Result>.failure
      }
    }

    /// The case of a value.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The case of an error.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(embed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
    }

    /// One case after the other.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result>]> {
      [\Case<Result>.success, \Case<Result>.failure].makeIterator()
    }
  }

  /// The properties for all cases.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
