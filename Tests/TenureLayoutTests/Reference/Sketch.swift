import TenureLayout

/// A tree of views as plain values, of which both the nodes under test and the slow layout are made.
final class Sketch {
  indirect enum Kind {
    case fixed(Size)
    case flexible(Axes, ideal: Size, minimum: Size)
    case words([Double], lineLimit: Int?, leading: Double?)
    case spacer(Double?)
    case divider
    case stack(Axis, Guide, spacing: Double?)
    case layers(Alignment)
    case frame(width: Double?, height: Double?, Alignment)
    case limits(FlexibleFrameNode.Limits, FlexibleFrameNode.Limits, Alignment)
    case padding(Insets)
    case fixedSize(Axes)
    case offset(Point)
    case position(Point)
    case aspectRatio(Double?, fills: Bool)
    case alignmentGuide(Guide, part: Double)
    case priority(Double)
    case direction(LayoutDirection)
    case overlay(Alignment)
    case thatFits(Axes)
    case geometryReader
    case scroll(Axes)
  }

  var kind: Kind
  var children: [Sketch]

  init(_ kind: Kind, _ children: [Sketch] = []) {
    self.kind = kind
    self.children = children
  }

  /// Whether it takes any number of views.
  var isContainer: Bool {
    switch kind {
    case .stack, .layers, .geometryReader: true
    default: false
    }
  }

  var isModifier: Bool {
    switch kind {
    case .frame, .limits, .padding, .fixedSize, .offset, .position, .aspectRatio, .alignmentGuide, .priority,
      .direction,
      .overlay:
      true
    default: false
    }
  }

  /// The nodes for it, noted in `nodes` by the sketch.
  func build(_ nodes: inout [ObjectIdentifier: LayoutNode]) -> LayoutNode {
    let inner = children.map { $0.build(&nodes) }
    let node: LayoutNode =
      switch kind {
      case .fixed(let size): LeafNode(Fixed(width: size.width, height: size.height))
      case .flexible(let axes, let ideal, let minimum): LeafNode(Flexible(axes, ideal: ideal, minimum: minimum))
      case .words(let widths, let limit, let leading):
        LeafNode(Words(widths, lineLimit: limit, leading: leading))
      case .spacer(let least): SpacerNode(minimumLength: least)
      case .divider: DividerNode()
      case .stack(let axis, let guide, let spacing): StackNode(axis, alignment: guide, spacing: spacing, inner)
      case .layers(let alignment): ZStackNode(alignment: alignment, inner)
      case .frame(let width, let height, let alignment):
        FrameNode(inner[0], width: width, height: height, alignment: alignment)
      case .limits(let horizontal, let vertical, let alignment):
        FlexibleFrameNode(inner[0], horizontal: horizontal, vertical: vertical, alignment: alignment)
      case .padding(let insets): PaddingNode(inner[0], insets)
      case .fixedSize(let axes): FixedSizeNode(inner[0], axes)
      case .offset(let offset): OffsetNode(inner[0], offset)
      case .position(let position): PositionNode(inner[0], position)
      case .aspectRatio(let ratio, let fills): AspectRatioNode(inner[0], ratio, fills: fills)
      case .alignmentGuide(let guide, let part):
        AlignmentGuideNode(inner[0], guide) { (guide.axis == .horizontal ? $0.width : $0.height) * part }
      case .priority(let priority): LayoutPriorityNode(inner[0], priority)
      case .direction(let direction): DirectionNode(inner[0], direction)
      case .overlay(let alignment): OverlayNode(inner[0], inner[1], alignment: alignment)
      case .thatFits(let axes): ViewThatFitsNode(axes, inner)
      case .geometryReader: GeometryReaderNode(inner)
      case .scroll(let axes): ScrollNode(axes, inner[0])
      }
    nodes[ObjectIdentifier(self)] = node
    return node
  }

  /// For a failure's message.
  func description(_ indent: String = "") -> String {
    ([indent + "\(kind)".prefix(160)] + children.map { $0.description(indent + "  ") }).joined(separator: "\n")
  }
}

enum Guides {
  static let third = Guide(.horizontal) { $0.width / 3 }
  static let quarter = Guide(.vertical) { $0.height / 4 }
  static let horizontal: [Guide] = [.leading, .horizontalCenter, .trailing, third]
  static let vertical: [Guide] = [
    .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, quarter,
  ]
}
