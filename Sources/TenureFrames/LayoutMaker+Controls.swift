import TenureLayout
import TenureRender
import TenureText

// The sizes of controls on an iPhone, as Apple's design resources and measured screens have them.
extension LayoutMaker {
  func control(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    switch element.role {
    case .button, .link, .navigationLink: return button(element, styling)
    case .toggle: return beside(label(of: element, styling), fixed(51, 31), styling)
    case .stepper: return beside(label(of: element, styling), fixed(94, 32), styling)
    case .datePicker: return beside(label(of: element, styling), fixed(124, 34), styling)
    case .colorPicker: return beside(label(of: element, styling), fixed(28, 28), styling)
    case .slider: return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 31)))
    case .textField, .secureField: return field(element, styling)
    case .searchField: return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 36)))
    case .textEditor: return LeafNode(Flexible(ideal: Size(width: 100, height: 100)))
    case .progress, .gauge: return progress(element, styling)
    case .picker: return picker(element, styling)
    case .label: return row(element.children, styling, spacing: 8)
    case .labeledContent:
      let label = element.part("label").map { column($0.children, styling) } ?? label(of: element, styling)
      let content = column(element.part("content")?.children ?? [], styling)
      return beside(label, content, styling)
    case .disclosureGroup: return disclosure(element, styling)
    case .groupBox: return PaddingNode(column(element.children, styling), Insets(16))
    case .gridRow, .controlGroup: return row(element.children, styling, spacing: 8)
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

  private func row(_ elements: [FramedElement], _ styling: TextStyling, spacing: Double) -> LayoutNode {
    StackNode(.horizontal, spacing: spacing, make(elements, in: styling))
  }

  /// A label at the leading side and a control at the trailing one, over the whole width; the control alone where labels
  /// are hidden.
  private func beside(_ label: LayoutNode, _ control: LayoutNode, _ styling: TextStyling) -> LayoutNode {
    styling.hidesLabels ? control : StackNode(.horizontal, spacing: 0, [label, SpacerNode(minimumLength: 8), control])
  }

  private func button(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = row(element.children, styling, spacing: 8)
    let isRow = element.isInside(.list) || element.isInside(.form)
    if element.role == .navigationLink, isRow {
      // The arrow of a row.
      return StackNode(.horizontal, spacing: 0, [label, SpacerNode(minimumLength: 8), fixed(8, 14)])
    }
    guard ["bordered", "borderedProminent", "glass", "glassProminent"].contains(styling.buttonStyle) else {
      return label
    }
    switch styling.controlSize {
    case "mini", "small": return PaddingNode(label, Insets(top: 4, leading: 10, bottom: 4, trailing: 10))
    case "large", "extraLarge": return PaddingNode(label, Insets(top: 15, leading: 20, bottom: 15, trailing: 20))
    default: return PaddingNode(label, Insets(top: 7, leading: 12, bottom: 7, trailing: 12))
    }
  }

  private func field(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let line = text.measure(TextRequest([TextRun("A", font: styling.font)])).height
    let hasBorder = element.modifier(.textFieldStyle)?.attributes[.value]?.text == "roundedBorder"
    let height = hasBorder ? line + 14 : line + 1.67
    return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: height.rounded())))
  }

  private func progress(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = make(element.children.filter { $0.role != .part }, in: styling)
    let isBar = element[.value] != nil || element.role == .gauge
    let drawing = isBar ? LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 4))) : fixed(20, 20)
    return label.isEmpty
      ? drawing : StackNode(.vertical, alignment: isBar ? .leading : nil, spacing: 8, label + [drawing])
  }

  private func picker(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let label = element.part("label").map { column($0.children, styling) } ?? fixed(0, 0)
    let style = element.modifier(.pickerStyle)?.attributes[.value]?.text
    switch style {
    case "segmented": return LeafNode(Flexible(.horizontal, ideal: Size(width: 100, height: 32)))
    case "wheel": return LeafNode(Flexible(.horizontal, ideal: Size(width: 320, height: 216)))
    case "inline": return column(element.children.filter { $0.role != .part }, styling)
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
    let inside = make(element.children.filter { $0.role != .part }, in: styling)
    return StackNode(.vertical, alignment: .leading, [head] + inside)
  }

  // MARK: Grids of cells

  func cells(_ element: FramedElement, _ styling: TextStyling) -> LayoutNode {
    let isAcross = element[.axis]?.text == "horizontal"
    let code = CellsLayout(element, isAcross: isAcross)
    return kept(element, CustomLayoutNode(code, make(element.children, in: styling)))
  }
}

/// `LazyVGrid` and `LazyHGrid`: tracks of a length each, filled one after another.
private final class CellsLayout: LayoutCode {
  enum Track { case fixed(Double), flexible(Double), adaptive(Double) }

  private let tracks: [Track]
  private let isAcross: Bool
  private let trackSpacing: Double
  private let lineSpacing: Double

  init(_ element: FramedElement, isAcross: Bool) {
    self.isAcross = isAcross
    lineSpacing = element[.spacing]?.number ?? 8
    trackSpacing = element[.horizontalSpacing]?.number ?? 8
    tracks = (element[.tracks]?.items ?? []).compactMap { item in
      let words = (item.text ?? "").split(separator: " ")
      let length = words.count > 1 ? Double(words[1]) : nil
      switch words.first {
      case "fixed": return .fixed(length ?? 10)
      case "adaptive": return .adaptive(max(1, length ?? 10))
      default: return .flexible(length ?? 10)
      }
    }
  }

  private var axis: Axis { isAcross ? .vertical : .horizontal }

  /// The lengths of the tracks: what fixed ones leave is shared equally, and adaptive ones take as many as fit.
  private func lengths(_ available: Double) -> [Double] {
    var left = available - trackSpacing * Double(max(0, tracks.count - 1))
    for case .fixed(let length) in tracks { left -= length }
    var waiting = tracks.count { if case .fixed = $0 { false } else { true } }
    var lengths: [Double] = []
    for track in tracks {
      switch track {
      case .fixed(let length): lengths.append(length)
      case .flexible(let least):
        let length = max(least, left / Double(waiting))
        lengths.append(length)
        left -= length
        waiting -= 1
      case .adaptive(let least):
        let share = max(least, left / Double(waiting))
        let count = max(1, Int(min((share + trackSpacing) / (least + trackSpacing), 10_000)))
        let length = (share - trackSpacing * Double(count - 1)) / Double(count)
        lengths += Array(repeating: length, count: count)
        left -= share
        waiting -= 1
      }
    }
    return lengths
  }

  private func lines(_ proposal: Proposal, _ subviews: LayoutSubviews, _ place: (Int, Point, Size, Proposal) -> Void)
    -> Size
  {
    let ideal = tracks.reduce(trackSpacing * Double(max(0, tracks.count - 1))) { sum, track in
      switch track {
      case .fixed(let length), .flexible(let length), .adaptive(let length): sum + length
      }
    }
    let available = proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? ideal
    let lengths = lengths(available)
    guard !lengths.isEmpty else { return Size() }
    var across = 0.0
    for start in stride(from: 0, to: subviews.count, by: lengths.count) {
      let range = start..<min(start + lengths.count, subviews.count)
      let proposals = range.map { index in
        var proposal = Proposal.unspecified
        proposal[axis] = lengths[index - start]
        return proposal
      }
      let sizes = zip(range, proposals).map { subviews[$0].sizeThatFits($1) }
      let thickness = sizes.map { $0[axis.other] }.max() ?? 0
      var along = 0.0
      for (index, (size, proposal)) in zip(range, zip(sizes, proposals)) {
        var origin = Point()
        origin[axis] = along + (lengths[index - start] - size[axis]) / 2
        origin[axis.other] = across + (thickness - size[axis.other]) / 2
        place(index, origin, size, proposal)
        along += lengths[index - start] + trackSpacing
      }
      across += thickness + lineSpacing
    }
    var size = Size()
    size[axis] = lengths.reduce(trackSpacing * Double(lengths.count - 1), +)
    size[axis.other] = max(0, across - lineSpacing)
    return size
  }

  func sizeThatFits(_ proposal: Proposal, subviews: LayoutSubviews) -> Size {
    lines(proposal, subviews) { _, _, _, _ in }
  }

  func placeSubviews(in bounds: Rect, proposal: Proposal, subviews: LayoutSubviews) {
    _ = lines(Proposal(bounds.size), subviews) { index, origin, _, proposal in
      subviews[index].place(
        at: Point(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y), proposal: proposal)
    }
  }
}
