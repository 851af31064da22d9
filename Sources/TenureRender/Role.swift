/// What an element is, in a user's words. Every host says of each role what it makes of it.
public enum Role: UInt8, Hashable, Sendable, CaseIterable {
  // Words, pictures and drawings
  case text, image, awaitedPicture, color, shape, canvas, divider, spacer
  // Controls
  case button, link, navigationLink, toggle, stepper, slider, picker, datePicker, colorPicker
  case textField, secureField, textEditor, searchField, progress, gauge, disclosureGroup
  // Arrangements
  case column, row, layers, layered, clipped, grid, gridRow, cells, scroll, geometry
  /// Views of which one is shown: the first that fits.
  case fitting, candidate
  /// Views that belong to the element around them: a header, a label, an overlay.
  case part
  // Containers
  case list, form, section, label, labeledContent, groupBox, controlGroup, unavailable
  case table, tableRow, columnHeader, cell
  case menu, menuItems, contextMenu, swipeActions
  // Screens
  case window, navigationStack, splitView, screen, toolbar, toolbarItem, tabs, tab, tabContent, tabSection
  case sheet, cover, popover, alert, dialog
  /// The system's dialogs for files: which are read, and where one is written.
  case fileImporter, fileExporter

  /// As the cases are spelled.
  public var name: String { Self.names[Int(rawValue)] }

  /// The role of that name, if there is one.
  public init?(named name: String) {
    guard let index = Self.names.firstIndex(of: name) else { return nil }
    self = Self.allCases[index]
  }

  private static let names = allCases.map { "\($0)" }
}

extension Role {
  /// True for what lies over the screen until it is dismissed.
  public var isPresentation: Bool {
    switch self {
    case .sheet, .cover, .popover, .alert, .dialog, .fileImporter, .fileExporter: true
    default: false
    }
  }
}

extension Role {
  /// True for what a user sees only after asking for it: it has no place beside the rest.
  public var isAside: Bool { [.swipeActions, .contextMenu, .menuItems].contains(self) }
}

extension Role {
  /// True for what shows a part of its content and is scrolled.
  public var scrolls: Bool { self == .scroll || self == .list || self == .form }
}
