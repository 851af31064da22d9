import TenureRender

// What can be looked up by what it is called, by its place among its like, or as the only one of its kind.

extension ElementSource {
  /// The button with this label.
  public func button(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.button], "button", label) }
  }
  /// The toggle with this label.
  public func toggle(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.toggle], "toggle", label) }
  }
  /// The text field with this label.
  public func textField(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.textField], "textField", label) }
  }
  /// The secure field with this label.
  public func secureField(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.secureField], "secureField", label) }
  }
  /// The text editor with this label.
  public func textEditor(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.textEditor], "textEditor", label) }
  }
  /// The picker with this label.
  public func picker(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.picker], "picker", label) }
  }
  /// The slider with this label.
  public func slider(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.slider], "slider", label) }
  }
  /// The date picker with this label.
  public func datePicker(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.datePicker], "datePicker", label) }
  }
  /// The colour picker with this label.
  public func colorPicker(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.colorPicker], "colorPicker", label) }
  }
  /// The stepper with this label.
  public func stepper(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.stepper], "stepper", label) }
  }
  /// The disclosure group with this label.
  public func disclosureGroup(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.disclosureGroup], "disclosureGroup", label) }
  }
  /// The menu with this label.
  public func menu(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.menu], "menu", label) }
  }
  /// The tab with this label.
  public func tab(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.tab], "tab", label) }
  }
  /// The text that reads exactly this.
  public func text(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.text], "text", label) }
  }
  /// An image, by its accessibility label or by its name: `image("star.fill")`.
  public func image(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.image], "image", label) }
  }
  /// A link to a screen or to an address.
  public func link(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.link, .navigationLink], "link", label) }
  }
  /// The header of a table's column; a tap sorts by it, where the table can be sorted.
  public func columnHeader(_ label: String, fileID: String = #fileID, line: Int = #line) throws -> Element {
    try asked(fileID, line) { try element([.columnHeader], "columnHeader", label) }
  }
}
