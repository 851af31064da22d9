import TenureRender

/// What is asked of a role for every element of a page.
extension Role {
  /// True where elements of this role stand beside what is in their parent, or may do so.
  var mayHaveOwnSlot: Bool {
    switch self {
    case .toolbar, .toolbarItem, .searchField, .part: true
    default: isPresentation
    }
  }

  /// True for what a user can be at: a screen, a tab, a sheet, popover or alert.
  var isPlace: Bool {
    switch self {
    case .navigationStack, .splitView, .screen, .tabs, .tab, .tabContent: true
    default: isPresentation
    }
  }

  /// True where an element's markup says nothing of its own, if it has neither facts nor modifiers.
  var isUniform: Bool {
    switch self {
    case .column, .row, .layers, .button: true
    default: false
    }
  }

  /// A number for this role together with others' contexts: to look up what was found out before.
  func key(_ context: Shadow.Context, in parent: Role? = nil, _ outer: Shadow.Context = []) -> UInt64 {
    UInt64(rawValue) + 1 | UInt64(context.rawValue) << 16 | UInt64(parent.map { $0.rawValue + 1 } ?? 0) << 32
      | UInt64(outer.rawValue) << 48
  }
}
