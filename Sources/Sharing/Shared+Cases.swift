import CasePaths

extension Shared where Value: CasePathable {
  /// What a case of the enum holds, to be shared; nil where it has another case.
  ///
  ///     if let name: Shared<String> = $model.route.rename { RenameView(name: name) }
  ///
  /// When the enum has another case later, it keeps the last value, and what is written is not the enum's any more.
  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Shared<Member>? {
    let reference = CaseReference(reference.current, Value.allCasePaths[keyPath: path])
    return WrappedReference(reference, isCase: true).map { Shared<Member>(reference: $0) }
  }

  /// The same, to be read only.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> SharedReader<Member>? {
    let reference = CaseReference(reference.current, Value.allCasePaths[keyPath: path])
    return WrappedReference(reference, isCase: true).map { SharedReader<Member>(reference: $0) }
  }
}
