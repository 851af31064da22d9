import TenureRender

/// A role as a number, with what is asked of it for every element of a page. Roles are few, and given numbers as they come.
@MainActor struct RoleCode: Equatable {
  private let number: UInt16

  /// Of no element.
  nonisolated static let none = RoleCode(number: 0)

  private nonisolated init(number: UInt16) { self.number = number }

  private struct Known {
    var role: Role
    /// True where elements of this role stand beside what is in their parent, or may do so.
    var standsAside: Bool
    /// True for what a user can be at: a screen, a tab, a sheet, popover or alert.
    var isPlace: Bool
    /// True for a field that does not show what is typed.
    var isSecret: Bool
    /// True where an element's markup says nothing of its own, if it has neither facts nor modifiers.
    var isUniform: Bool
  }

  private static var known = [
    Known(role: Role(""), standsAside: false, isPlace: false, isSecret: false, isUniform: false)
  ]
  private static var numbers: [Role: UInt16] = [:]

  static func of(_ role: Role) -> RoleCode {
    if let number = numbers[role] { return RoleCode(number: number) }
    let number = UInt16(known.count)
    let isPresented = Lowering.presentations.contains(role.name)
    known.append(
      Known(
        role: role, standsAside: isPresented || ["toolbar", "searchField", "part"].contains(role.name),
        isPlace: isPresented
          || ["navigationStack", "splitView", "screen", "tabs", "tab", "tabContent"].contains(role.name),
        isSecret: role.name == "secureField", isUniform: ["column", "row", "layers", "button"].contains(role.name)))
    numbers[role] = number
    return RoleCode(number: number)
  }

  var role: Role { Self.known[Int(number)].role }
  var standsAside: Bool { Self.known[Int(number)].standsAside }
  var isPlace: Bool { Self.known[Int(number)].isPlace }
  var isSecret: Bool { Self.known[Int(number)].isSecret }
  var isUniform: Bool { Self.known[Int(number)].isUniform }

  /// A number for this role together with others' contexts: to look up what was found out before.
  func key(_ context: Shadow.Context, in parent: RoleCode? = nil, _ outer: Shadow.Context = []) -> UInt64 {
    UInt64(number) | UInt64(context.rawValue) << 16 | UInt64(parent?.number ?? 0) << 32
      | UInt64(outer.rawValue) << 48
  }

  nonisolated static func == (a: RoleCode, b: RoleCode) -> Bool { a.number == b.number }
}
