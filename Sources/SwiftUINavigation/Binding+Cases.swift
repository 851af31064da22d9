import CasePaths
import SwiftNavigation
import SwiftUI

extension Binding {
  /// A binding to a case of an enum, nil while it is another case: `if let $name = $row.name { TextField("Name", text: $name) }`.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>>
  ) -> Binding<Member>? where Value: CasePathable {
    let part: Binding<Member?> = self[dynamicMember: \.[dynamicMember: keyPath]]
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
