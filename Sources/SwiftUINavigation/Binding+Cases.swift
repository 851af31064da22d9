import CasePaths
import SwiftUI

extension Binding {
  /// A binding to a case of an enum, nil while it is another case: `if let $name = $row.name { TextField("Name", text: $name) }`.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let part: Binding<Member?> = self[dynamicMember: \.[member: keyPath]]
    return Binding<Member>(part)
  }

  /// A binding to a case of an enum that may be absent, nil while it is another case or absent. Writing nil takes it away.
  ///
  ///     .sheet(item: $model.destination.edit) { edit in … }
  public subscript<Enum: CasePathable, Member>(
    dynamicMember keyPath: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Member>>
  ) -> Binding<Member?> where Value == Enum? {
    self[dynamicMember: \.[member: keyPath]]
  }

  /// True while there is a value. Writing false takes it away; writing true changes nothing.
  ///
  ///     .sheet(isPresented: Binding($model.destination.help)) { HelpView() }
  public init<Wrapped>(_ base: Binding<Wrapped?>) where Value == Bool { self = base.isThere }
}

extension CasePathable {
  /// The value of a case. Written while it is that case.
  fileprivate subscript<Member>(member keyPath: KeyPath<AllCasePaths, AnyCasePath<Self, Member>>) -> Member? {
    get { Self.allCasePaths[keyPath: keyPath].extract(from: self) }
    set {
      let path = Self.allCasePaths[keyPath: keyPath]
      guard let newValue, path.extract(from: self) != nil else { return }
      self = path.embed(newValue)
    }
  }
}

extension Optional where Wrapped: CasePathable {
  /// The value of a case. Written while it is that case.
  fileprivate subscript<Member>(
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
