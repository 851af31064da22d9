import TenureLayout
import TenureRender
import TenureText

// The sizes of controls on an iPhone, as Apple's design resources and measured screens have them.
extension LayoutMaker {
  func control(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    switch element.role {
    case .button, .link, .navigationLink: return button(element, styling)
    case .toggle where styling.toggleStyle == "button":
      return PaddingNode(label(of: element, styling), Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
    // What a style of the program's own shows is all there is. A toggle in it is one of the system's again.
    case .toggle where styling.toggleStyle == "custom": return label(of: element, styling.insideToggle)
    case .toggle: return beside(label(of: element, styling), inRow(element, fixed(51, 31)), styling)
    case .stepper: return beside(label(of: element, styling), inRow(element, fixed(94, 32)), styling)
    case .datePicker where styling.datePickerStyle == "wheel":
      let wheels = LeafNode(Flexible(.horizontal, ideal: Size(width: 320, height: 216)))
      element.track = wheels
      return beside(label(of: element, styling), wheels, styling)
    case .datePicker where element.month != nil && styling.datePickerStyle == "graphical":
      // A title, the names of the days and six weeks, and below them the time.
      let month = LeafNode(Flexible(.horizontal, ideal: Size(width: 320, height: 334)))
      element.track = month
      guard element.dateWords.count > 1 else { return month }
      let time = StackNode(
        .horizontal, spacing: 0, [SpacerNode(minimumLength: 8), pills(element, styling.ofPills, from: 1)])
      let both = StackNode(.vertical, spacing: 0, [month, FrameNode(time, height: 44)])
      (element.pills, element.track) = (element.track, month)
      return both
    case .datePicker:
      let pills = pills(element, styling.ofPills)
      return beside(
        label(of: element, styling), styling.stacksRows ? pills : inRow(element, pills), styling,
        stacks: styling.stacksRows)
    case .colorPicker: return beside(label(of: element, styling), inRow(element, fixed(28, 28)), styling)
    case .slider: return slider(element, styling)
    case .textField, .secureField: return field(element, styling)
    case .searchField: return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 36)))
    case .textEditor: return LeafNode(Flexible(ideal: Size(width: 100, height: 100)))
    case .progress: return progress(element, styling)
    case .gauge: return gauge(element, styling)
    case .picker: return picker(element, styling)
    case .label where styling.isLarge:
      let icons = element.children.filter(\.isIcon)
      let words = element.children.filter { !$0.isIcon }
      return StackNode(.vertical, spacing: 12, make(icons, in: styling.withIcon) + make(words, in: styling.withTitle))
    case .label: return label(element, element.labelParts(in: styling.labelStyle), styling)
    case .labeledContent:
      let label = element.part("label").map { column($0.children, styling) } ?? label(of: element, styling)
      let content = column(element.part("content")?.children ?? [], styling)
      return beside(label, content, styling, stacks: styling.stacksRows)
    case .disclosureGroup: return disclosure(element, styling)
    case .unavailable: return unavailable(element, styling)
    case .groupBox: return groupBox(element, styling)
    case .controlGroup: return row(element.children, styling, spacing: 8)
    case .menu: return column(element.part("label")?.children ?? [], styling)
    case .contextMenu, .swipeActions, .menuItems: return LeafNode(Fixed(width: 0, height: 0))
    default: return kept(element, StackNode(.vertical, make(element.children, in: styling)))
    }
  }

  func fixed(_ width: Double, _ height: Double) -> LayoutNode { LeafNode(Fixed(width: width, height: height)) }

  private func label(of element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = element.part("label")?.children ?? element.children.filter { $0.role != .part }
    return column(label, styling)
  }

  /// In a list, icons stand in the middle of a column, so that all titles begin at one line.
  private func label(_ element: FramedElement, _ parts: [FramedElement], _ styling: TextStyling) -> LayoutNode {
    let isInList = element.isInside(.list) || element.isInside(.form)
    guard isInList, parts.count > 1, parts[0].isIcon else { return row(parts, styling, spacing: 8) }
    let width = (styling.font.size * 24 / 17).rounded()
    // A larger symbol stands out of its column.
    let isScaled = styling.imageScale > 1
    let icon = FlexibleFrameNode(
      make(parts[0], in: styling), horizontal: .init(least: width, most: isScaled ? width : nil))
    return StackNode(.horizontal, spacing: 12, [icon] + make(Array(parts.dropFirst()), in: styling))
  }

  /// A day and a time, each on a gray ground.
  private func pills(_ element: FramedElement, _ styling: TextStyling, from first: Int = 0) -> LayoutNode {
    let pills = StackNode(
      .horizontal, spacing: 6,
      element.dateWords.dropFirst(first).map { words in
        let width = text.measure(TextRequest([TextRun(words, font: styling.font)])).width
        return fixed(width + 22, 34)
      })
    element.track = pills
    return pills
  }

  func row(_ elements: [FramedElement], _ styling: TextStyling, spacing: Double) -> LayoutNode {
    StackNode(.horizontal, spacing: spacing, make(elements, in: styling))
  }

  /// A label at the leading side and a control at the trailing one, over the whole width, or below it where texts are as
  /// large as that; the control alone where labels are hidden.
  private func beside(
    _ label: LayoutNode, _ control: LayoutNode, _ styling: TextStyling, stacks: Bool = false
  ) -> LayoutNode {
    if styling.hidesLabels { return control }
    if stacks { return StackNode(.vertical, alignment: .leading, spacing: 8, [label, control]) }
    return StackNode(.horizontal, spacing: 0, [label, SpacerNode(minimumLength: 8), control])
  }

  /// In a row, a control stands over the row's insets: a row with a switch is as high as others.
  func inRow(_ element: FramedElement, _ control: LayoutNode) -> LayoutNode {
    guard element.isInRow, !element.isInColumn else { return control }
    return PaddingNode(control, Insets(top: -6, leading: 0, bottom: -6, trailing: 0))
  }

  private func button(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    if element.role == .navigationLink, element.isInRow {
      // The arrow of a row.
      let end = badge(of: element, styling).map { [$0, fixed(8, 14)] } ?? []
      let arrow = element.hasArrow(in: window.size) ? [fixed(8, 14)] : []
      return StackNode(
        .horizontal, spacing: 0,
        [row(element.children, styling, spacing: 8), SpacerNode(minimumLength: 8)] + end + arrow)
    }
    guard ["bordered", "borderedProminent", "glass", "glassProminent"].contains(styling.buttonStyle) else {
      return row(element.children, styling, spacing: 8)
    }
    let label = row(element.children, styling.insideButton, spacing: 8)
    let (down, across): (Double, Double) =
      switch styling.controlSize {
      case "mini", "small": (5, 10)
      case "large", "extraLarge": (15, 20)
      default: (7, 12)
      }
    if styling.hasRoundButtons, element.children.allSatisfy({ [.image, .label].contains($0.role) }) {
      let side = text.measure(TextRequest([TextRun("A", font: styling.font)])).height + 2 * down
      return FrameNode(label, width: side, height: side)
    }
    return PaddingNode(label, Insets(top: down, leading: across, bottom: down, trailing: across))
  }

  private func field(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let line = text.measure(TextRequest([TextRun("A", font: styling.font)])).height
    let hasBorder = styling.textFieldStyle == "roundedBorder"
    let height = hasBorder ? line + 14 : line + 1.67
    return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: height.rounded())))
  }

  /// In the middle of all the room there is: a large icon, a title, and what is told below it.
  private func unavailable(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var nodes: [LayoutNode] = []
    for child in element.children {
      let inner = child.role == .part ? child.children : [child]
      for each in inner { nodes.append(make(each, in: styling.inUnavailable(child[.role]?.text))) }
    }
    let column = PaddingNode(StackNode(.vertical, spacing: 12, nodes), Insets(leading: 32, trailing: 32))
    return FlexibleFrameNode(column, horizontal: .all, vertical: .all)
  }

  /// A title over what is in it, as wide as there is room.
  private func groupBox(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    var title = styling
    title.read(.font, .text("headline"), Attributes())
    let label = element.part("label").map { [column($0.children, title)] } ?? []
    let inside = make(element.children.filter { $0.role != .part }, in: styling)
    let all = StackNode(.vertical, alignment: .leading, spacing: 8, label + inside)
    return PaddingNode(FlexibleFrameNode(all, horizontal: .all, alignment: .leading), Insets(16))
  }

  /// In a list or a form each choice is a row, with room for a check mark at its end.
  private func inlinePicker(_ choices: [FramedElement], _ element: FramedElement, _ styling: TextStyling) -> LayoutNode
  {
    guard element.isInRow else { return column(choices, styling) }
    let rows = choices.map { choice in
      StackNode(.horizontal, spacing: 0, [make(choice, in: styling), SpacerNode(minimumLength: 8), fixed(16, 22)])
    }
    return StackNode(.vertical, alignment: .leading, spacing: 22, rows)
  }

  private func picker(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = element.part("label").map { column($0.children, styling) } ?? fixed(0, 0)
    switch styling.pickerStyle {
    case "segmented": return inRow(element, LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 32))))
    case "wheel": return LeafNode(Flexible(.horizontal, ideal: Size(width: 320, height: 216)))
    case "inline": return inlinePicker(element.children.filter { $0.role != .part }, element, styling)
    default:
      let choices = element.children.filter { $0.role != .part }
      let chosen = element[.value]?.number.flatMap { choices.indices.contains(Int($0)) ? choices[Int($0)] : nil }
      let menu = StackNode(.horizontal, spacing: 4, make(chosen.map { [$0] } ?? [], in: styling) + [fixed(11, 14)])
      let isRow = element.isInside(.list) || element.isInside(.form)
      return isRow
        ? beside(label, menu, styling) : PaddingNode(menu, Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }
  }

  private func disclosure(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = element.part("label").map { column($0.children, styling) } ?? fixed(0, 0)
    let head = StackNode(.horizontal, spacing: 0, [label, SpacerNode(minimumLength: 8), fixed(14, 14)])
    if element.disclosesRows { return rows(disclosedBy: element, label: head, styling) }
    let inside = make(element.children.filter { $0.role != .part }, in: styling)
    return StackNode(.vertical, alignment: .leading, [head] + inside)
  }
}
