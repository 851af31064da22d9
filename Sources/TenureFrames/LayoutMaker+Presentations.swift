import TenureLayout
import TenureRender
import TenureText

// What lies over a screen: alerts, dialogs, sheets.
extension LayoutMaker {
  /// A title and a message in the middle, and below them the answers: two side by side, more in a column, each 44 high. The
  /// one that cancels stands first of two, last of more, wherever it is written.
  func alert(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var (title, message, answers) = (styling, styling, styling)
    title.read(.font, .text("headline"), Attributes())
    message.read(.font, .text("footnote"), Attributes())
    (title.options.alignment, message.options.alignment) = (.center, .center)
    answers.read(.font, .text("body"), Attributes())
    let heads = (element.part("title")?.children ?? []).map { make($0, in: title) }
    let rest = element.children.filter {
      $0.role == .part && $0[.role]?.text != "title" && $0[.role]?.text != "actions"
    }
    .flatMap(\.children).map { make($0, in: message) }
    let written = element.children.filter { $0.role != .part } + (element.part("actions")?.children ?? [])
    let fields = written.filter(\.isField)
    let answering = written.filter { !$0.isField }
    let isRow = answering.count == 2 && answering.allSatisfy { $0.role == .button }
    let (cancelling, others) = (answering.filter(\.isCancelling), answering.filter { !$0.isCancelling })
    let buttons = isRow ? cancelling + others : others + cancelling
    let cells = buttons.map { button in
      let cell = FlexibleFrameNode(
        make(button, in: button.isCancelling ? answers.semibold : answers), horizontal: .all,
        vertical: .init(least: 44, most: button.role == .button ? 44 : nil))
      button.listRow = cell
      return cell
    }
    // What is asked for stands in boxes below the words.
    let boxes = fields.map { PaddingNode(make($0, in: styling.inAlertField), Insets(top: 8)) }
    let words = PaddingNode(
      StackNode(.vertical, spacing: 0, [StackNode(.vertical, spacing: 4, heads + rest)] + boxes),
      Insets(top: 19, leading: 16, bottom: 19, trailing: 16))
    let foot = StackNode(isRow ? .horizontal : .vertical, spacing: 0, cells)
    let hasWords = !(heads.isEmpty && rest.isEmpty && fields.isEmpty)
    return StackNode(.vertical, spacing: 0, hasWords ? [words, foot] : [foot])
  }

  /// At the lower edge, over the whole width: a title and a message in small letters over the answers, each 57 high, and
  /// the one that cancels on a card of its own.
  func dialog(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var (small, answers) = (styling, styling)
    small.read(.font, .text("footnote"), Attributes())
    small.options.alignment = .center
    answers.read(.font, .text("title3"), Attributes())
    let heads = element.children.filter { $0.role == .part && $0[.role]?.text != "actions" }
    let words = heads.map { column($0.children, $0[.role]?.text == "title" ? small.semibold : small) }
    let buttons = element.children.filter { $0.role != .part } + (element.part("actions")?.children ?? [])
    func cell(_ button: FramedElement) -> LayoutNode {
      let content = make(button, in: button.isCancelling ? answers.semibold : answers)
      let cell = FlexibleFrameNode(content, horizontal: .all, vertical: .init(least: 57))
      button.listRow = cell
      return cell
    }
    let head =
      words.isEmpty
      ? [] : [PaddingNode(FlexibleFrameNode(StackNode(.vertical, spacing: 8, words), horizontal: .all), Insets(14))]
    let card = StackNode(.vertical, spacing: 0, head + buttons.filter { !$0.isCancelling }.map(cell))
    element.track = card
    let all = StackNode(.vertical, spacing: 8, [card] + buttons.filter(\.isCancelling).map(cell))
    let foot = PaddingNode(all, Insets(top: 0, leading: 8, bottom: max(8, window.safeArea.bottom), trailing: 8))
    return FlexibleFrameNode(foot, horizontal: .all, vertical: .all, alignment: .bottom)
  }
}

extension FramedElement {
  /// The answer that changes nothing.
  package var isCancelling: Bool { role == .button && self[.role]?.text == "cancel" }

  /// A popover is a sheet on a phone, unless it says otherwise.
  package func isSheet(in window: Size) -> Bool {
    if role == .sheet { return true }
    guard role == .popover, !Self.standSideBySide(in: window) else { return false }
    return !["popover", "none"].contains(self[.modifier(.presentationCompactAdaptation)]?.text)
  }

  /// What is written into.
  package var isField: Bool { role == .textField || role == .secureField }

  /// How large a sheet is where it stands in the middle of a tablet's window; nil on a phone, over whose lower edge it
  /// slides up.
  package static func sheetCard(in window: Size) -> Size? {
    standSideBySide(in: window) ? Size(width: 540, height: min(620, window.height - 40)) : nil
  }

  /// The upper edge of a sheet: below the status bar, unless its content names heights; of several, the one that is chosen
  /// or the lowest.
  package func sheetTop(in window: Size, _ safeArea: Insets) -> Double {
    let large = safeArea.top + 10
    let tops = (self[.modifier(.presentationDetents)]?.items ?? []).compactMap(\.text).map { name in
      (name, Self.top(of: name, in: window, safeArea) ?? large)
    }
    let chosen = self[.modifier(.presentationDetent)]?.text
    let top = tops.first { $0.0 == chosen }?.1 ?? tops.map(\.1).max() ?? large
    return max(large, min(window.height, top))
  }

  /// Of a height in points, what the home indicator stands on is not a part.
  private static func top(of detent: String, in window: Size, _ safeArea: Insets) -> Double? {
    let parts = detent.split(separator: "/")
    switch (parts.first, parts.count > 1 ? Double(parts[1]) : nil) {
    case ("medium", _): return window.height / 2
    case ("fraction", let share?): return window.height * (1 - share)
    case ("height", let height?): return window.height - safeArea.bottom - height
    default: return nil
    }
  }

  /// A sheet that can be dragged to another height, or says so, has a bar to take hold of.
  package var hasDragIndicator: Bool {
    switch self[.modifier(.presentationDragIndicator)]?.text {
    case "visible": true
    case "hidden": false
    default: (self[.modifier(.presentationDetents)]?.items?.count ?? 0) > 1
    }
  }
}

extension TextStyling {
  /// As a field of an alert, in a box of its own.
  package var inAlertField: TextStyling {
    var styling = self
    styling.read(.font, .text("footnote"), Attributes())
    styling.textFieldStyle = "roundedBorder"
    return styling
  }

  fileprivate var semibold: TextStyling {
    var styling = self
    styling.weight = .semibold
    return styling
  }
}
