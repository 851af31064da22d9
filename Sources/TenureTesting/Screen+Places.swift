import TenureRender

// What can be looked up by its place among its like, in the order in which it stands on the screen: `screen.buttons[2]`, or
// as the only one of its kind: `screen.row("Milk").button()`. For what has no label.

extension ElementSource {
  /// The buttons, from top to bottom.
  public var buttons: [Element] { elements([.button]) }
  /// The toggles, from top to bottom.
  public var toggles: [Element] { elements([.toggle]) }
  /// The text fields, from top to bottom.
  public var textFields: [Element] { elements([.textField]) }
  /// The secure fields, from top to bottom.
  public var secureFields: [Element] { elements([.secureField]) }
  /// The text editors, from top to bottom.
  public var textEditors: [Element] { elements([.textEditor]) }
  /// The pickers, from top to bottom.
  public var pickers: [Element] { elements([.picker]) }
  /// The sliders, from top to bottom.
  public var sliders: [Element] { elements([.slider]) }
  /// The date pickers, from top to bottom.
  public var datePickers: [Element] { elements([.datePicker]) }
  /// The colour pickers, from top to bottom.
  public var colorPickers: [Element] { elements([.colorPicker]) }
  /// The steppers, from top to bottom.
  public var steppers: [Element] { elements([.stepper]) }
  /// The menus, from top to bottom.
  public var menus: [Element] { elements([.menu]) }
  /// The links, from top to bottom.
  public var links: [Element] { elements([.link, .navigationLink]) }
  /// The images, from top to bottom.
  public var images: [Element] { elements([.image]) }
  /// The texts, from top to bottom.
  public var texts: [Element] { elements([.text]) }
  /// The column headers of tables.
  public var columnHeaders: [Element] { elements([.columnHeader]) }
  /// The cells of tables, row by row.
  public var cells: [Element] { elements([.cell]) }
  /// The rows of lists and tables.
  public var rows: [Element] {
    _screen.index.all(in: _scope?.node) { $0.isRow }.map { Element(screen: _screen, node: $0) }
  }

  /// The button at a position, counted from 0; without one, the only button there is.
  public func button(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(buttons, "button", at: place) }
  }
  /// The toggle at a position, counted from 0; without one, the only toggle there is.
  public func toggle(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(toggles, "toggle", at: place) }
  }
  /// The text field at a position, counted from 0; without one, the only text field there is.
  public func textField(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(textFields, "textField", at: place) }
  }
  /// The secure field at a position, counted from 0; without one, the only secure field there is.
  public func secureField(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(secureFields, "secureField", at: place) }
  }
  /// The text editor at a position, counted from 0; without one, the only text editor there is.
  public func textEditor(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(textEditors, "textEditor", at: place) }
  }
  /// The picker at a position, counted from 0; without one, the only picker there is.
  public func picker(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(pickers, "picker", at: place) }
  }
  /// The slider at a position, counted from 0; without one, the only slider there is.
  public func slider(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(sliders, "slider", at: place) }
  }
  /// The date picker at a position, counted from 0; without one, the only date picker there is.
  public func datePicker(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(datePickers, "datePicker", at: place) }
  }
  /// The colour picker at a position, counted from 0; without one, the only colour picker there is.
  public func colorPicker(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(colorPickers, "colorPicker", at: place) }
  }
  /// The stepper at a position, counted from 0; without one, the only stepper there is.
  public func stepper(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(steppers, "stepper", at: place) }
  }
  /// The menu at a position, counted from 0; without one, the only menu there is.
  public func menu(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(menus, "menu", at: place) }
  }
  /// The link at a position, counted from 0; without one, the only link there is.
  public func link(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(links, "link", at: place) }
  }
  /// The image at a position, counted from 0; without one, the only image there is.
  public func image(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(images, "image", at: place) }
  }
  /// The cell at a position, counted from 0; without one, the only cell there is.
  public func cell(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(cells, "cell", at: place) }
  }
  /// The row at a position, counted from 0; without one, the only row there is.
  public func row(at place: Int? = nil, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element(rows, "row", at: place) }
  }

  private func element(_ found: [Element], _ role: String, at place: Int?) throws -> Element {
    if let place, found.indices.contains(place) { return found[place] }
    if place == nil, found.count == 1 { return found[0] }
    throw _screen.problem(found.map(\.label), role, at: place, _where)
  }
}
