extension PartialKeyPath {
  /// Makes the case of a value whose type is not known: nil where the case holds another type.
  ///
  ///     for path in Route.allCasePaths { routes.append(path(3)) }
  @_disfavoredOverload
  public func callAsFunction<Enum>(_ value: Any) -> Enum? where Root == Case<Enum> {
    Case<Enum>.end(of: self)?.whole(with: value) as? Enum
  }
}

extension CasePathable {
  /// The value of a case whose type is not known: nil where this is another case.
  @_disfavoredOverload
  public subscript(case keyPath: PartialCaseKeyPath<Self>) -> Any? {
    (Case(self)[keyPath: keyPath] as? any AnyCase)?.anyValue
  }

  /// A key path as a pattern: `case \.detail.edit:` in a `switch` is for every value of that case.
  public static func ~= (keyPath: PartialCaseKeyPath<Self>, value: Self) -> Bool { value.is(keyPath) }
}
