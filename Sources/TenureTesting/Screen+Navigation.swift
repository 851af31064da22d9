import Foundation
import TenureRender
import TenureRuntime
import TenureScenes

extension Screen {
  // MARK: Screens of a stack

  /// Goes back from the screen on top, as a user does with the back button or a swipe from the edge.
  public func back(fileID: String = #fileID, line: Int = #line) throws {
    // A folded split view goes from column to column.
    if let way = session.wayBack, way.action == .back, way.element != session.topScreen {
      turn { $0.session.perform(.back, on: way.element, event: "go back to the column before") }
      return
    }
    try asked(fileID, line) {
      guard let top = topScreen else {
        throw ScreenError(
          "There is nothing to go back from.", "No NavigationStack is on the screen.",
          "Bring the screen to the state that has one first.")
      }
      if top.node.attributes[.back] == nil {
        let isHidden = top.node.attributes[.hidesBack]?.flag == true
        throw ScreenError(
          "There is no way back from \(top.node.name).",
          isHidden ? "It has navigationBarBackButtonHidden()." : "It is the root of its stack.",
          isHidden ? "Use the button that the screen has instead." : "Push a screen first.")
      }
      try top.act(.back, "go back from")
    }
  }

  private var topScreen: Element? {
    session.topScreen.flatMap { index[$0] }.flatMap { $0.isFindable ? Element(screen: self, node: $0) : nil }
  }

  /// The values in the path of the navigation stack that a user sees, from the root on.
  public var path: [AnyHashable] { session.path }

  /// The title of the screen that a user sees.
  public var title: String {
    (topScreen?.node.attributes[.title] ?? index.root?.attributes[.title])?.text ?? ""
  }

  /// Edits the title of the screen that a user sees, where it is bound to a text.
  public func rename(to title: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      guard let top = topScreen, top.node.attributes[.editable]?.flag == true else {
        throw ScreenError(
          "The title \"\(self.title)\" cannot be edited.", "It is no binding.",
          "Write navigationTitle($title) to let a user edit it.")
      }
      try top.act(.setText(title), "rename")
    }
  }

  /// Asks the program to open an address, as a link in another program does.
  public func open(_ url: URL) { turn { $0.session.open(url) } }

  /// `open` for an address as it is written.
  public func open(_ address: String, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      guard let url = URL(string: address) else {
        throw ScreenError(
          "\"\(address)\" is not a URL.", "URL(string:) does not take it.", "Write it as shop://cart, without blanks.")
      }
      open(url)
    }
  }

  // MARK: Presentations

  /// The sheets, popovers, alerts and dialogs that are presented, the one on top last: `the sheet "New message"`.
  public var presentations: [String] {
    presented.map { $0.label.isEmpty ? "a \($0.role)" : "the \($0.role) \"\($0.label)\"" }
  }

  /// The sheet, cover or popover on top; look up elements in it.
  public var sheet: Element { get throws { try askedFromStack { try top([.sheet, .cover, .popover], "sheet") } } }
  /// True while a sheet, a cover or a popover is on top.
  public var hasSheet: Bool { isOnTop([.sheet, .cover, .popover]) }

  /// The alert or the dialog on top; look up its buttons in it.
  public var alert: Element { get throws { try askedFromStack { try top([.alert, .dialog], "alert") } } }
  /// True while an alert or a dialog is on top.
  public var hasAlert: Bool { isOnTop([.alert, .dialog]) }

  /// Swipes away what is on top, or taps beside it.
  public func dismiss(fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      guard let top = presented.last else {
        throw ScreenError(
          "There is nothing to dismiss.", "Nothing is presented.",
          "Bring the screen to the state that presents it first.")
      }
      if top.attributes[.locked]?.flag == true {
        throw ScreenError(
          "\(top.name) cannot be swiped away.", "It has interactiveDismissDisabled().",
          "Use one of its buttons, as a user has to.")
      }
      if top.role == .alert || top.role == .cover {
        throw ScreenError(
          "\(top.name) cannot be swiped away.",
          top.role == .alert ? "An alert needs an answer." : "It covers the whole screen.",
          "Use one of its buttons, as a user has to.")
      }
      try Element(screen: self, node: top).act(.dismiss, "dismiss")
    }
  }

  /// Drags the sheet on top to another of its heights.
  ///
  ///     try screen.dragSheet(to: .large)
  public func dragSheet(to detent: PresentationDetent, fileID: String = #fileID, line: Int = #line) throws {
    try asked(fileID, line) {
      let sheet = try top([.sheet, .popover], "sheet")
      let heights = (sheet.node.attributes[.modifier(.presentationDetents)]?.items ?? []).compactMap(\.text)
      let wanted = PresentationDetent.spelled(detent.name)
      guard let index = heights.firstIndex(of: detent.name) else {
        let all = heights.map(PresentationDetent.spelled).joined(separator: ", ")
        throw ScreenError(
          "\(sheet.node.name) cannot be dragged to \(wanted).",
          heights.isEmpty ? "It has one height." : "Its heights are \(all).",
          heights.isEmpty
            ? "Give its content presentationDetents([…]) with \(wanted) among them."
            : "Drag it to one of these, or put \(wanted) into its presentationDetents(_:).")
      }
      try sheet.act(.choose(index), "drag to \(wanted)")
    }
  }

  /// What is presented, the one on top last: it is last in the window.
  private var presented: [ShownNode] {
    var presented: [ShownNode] = []
    var node = index.root?.last
    while let one = node, one.isPresentation {
      presented.append(one)
      node = one.previous
    }
    return presented.reversed()
  }

  func isOnTop(_ roles: [Role]) -> Bool { presented.last.map { roles.contains($0.role) } ?? false }

  func top(_ roles: [Role], _ wanted: String) throws -> Element {
    if let top = presented.last, roles.contains(top.role) { return Element(screen: self, node: top) }
    throw ScreenError(
      "There is no \(wanted) on top of the screen.",
      presentations.isEmpty ? "Nothing is presented." : "What is presented: \(presentations.joined(separator: ", ")).",
      "Bring the screen to the state that presents it first.")
  }
}
