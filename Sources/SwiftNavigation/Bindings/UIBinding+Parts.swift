import CasePaths

extension UIBinding {
  /// A part of the value: `$user.name`.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> UIBinding<Member> {
    UIBinding<Member>(PartPlace(place, keyPath), transaction)
  }

  /// What a case of an enum holds, nil while it is another case.
  ///
  ///     if let $name = $row.name { … }
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> UIBinding<Member>? where Value: CasePathable {
    UIBinding<Member>(UIBinding<Member?>(PartPlace(place, \.[dynamicMember: keyPath]), transaction))
  }

  /// What a case of an enum that may be absent holds, nil while it is another case or absent. Writing nil takes it away.
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> UIBinding<Member?> where Value == Enum? {
    UIBinding<Member?>(PartPlace(place, \.[member: keyPath]), transaction)
  }

  /// What an optional holds; nil where it holds nothing.
  ///
  /// Later it may hold nothing: then the last value is read, and what is written is this binding's alone.
  public init?(_ base: UIBinding<Value?>) {
    guard let place = FoundPlace(base.place) else { return nil }
    self.init(place, base.transaction)
  }

  /// A value as one that may be nil. Writing nil changes nothing.
  public init<Wrapped>(_ base: UIBinding<Wrapped>) where Value == Wrapped? {
    self.init(OptionalPlace(base.place), base.transaction)
  }

  /// A value without its type. Writing one of another type changes nothing.
  public init<Wrapped: Hashable>(_ base: UIBinding<Wrapped>) where Value == AnyHashable {
    self.init(AnyPlace(base.place), base.transaction)
  }

  /// True while there is a value. Writing false takes it away; writing true is an issue.
  public init<Wrapped>(_ base: UIBinding<Wrapped?>) where Value == Bool {
    self.init(PresencePlace(base.place), base.transaction)
  }
}

extension Optional where Wrapped: CasePathable {
  /// The value of a case. Written while it is that case.
  package subscript<Member>(
    member keyPath: KeyPath<Wrapped.AllCasePaths, AnyCasePath<Wrapped, Member>>
  ) -> Member? {
    get { flatMap(Wrapped.allCasePaths[keyPath: keyPath].extract(from:)) }
    set {
      let path = Wrapped.allCasePaths[keyPath: keyPath]
      guard let now = self, path.extract(from: now) != nil else { return }
      self = newValue.map(path.embed)
    }
  }
}
