import SwiftSyntax

/// How a preview wants to be shown: the traits of a `#Preview`, and the modifiers of the older form.
struct PreviewSettings: Equatable {
  enum Layout: Equatable {
    case device
    case sizeThatFits
    case fixed(width: Int, height: Int)
  }

  /// What `previewDisplayName` says.
  var name: String?
  var layout = Layout.device
  var isSideways = false
  /// The name of a device.
  var device: String?
  /// Traits that put something around the view, as they are written: `.modifier(SampleData())`, and those of the project's own.
  /// The first is next to the view.
  var around: [String] = []

  init() {}

  /// Traits of a `#Preview`: the argument of that label and those after it.
  init(traits arguments: LabeledExprListSyntax) {
    guard let first = arguments.firstIndex(where: { $0.label?.text == "traits" }) else { return }
    for argument in arguments[first...] where argument.label?.text != "body" {
      let call = argument.expression.as(FunctionCallExprSyntax.self)
      let name = (call?.calledExpression ?? argument.expression).as(MemberAccessExprSyntax.self)?.declName.baseName.text
      switch name {
      case "sizeThatFitsLayout": layout = .sizeThatFits
      case "fixedLayout": layout = Self.fixed(call) ?? layout
      case "landscapeLeft", "landscapeRight": isSideways = true
      case "portrait", "portraitUpsideDown": isSideways = false
      case "defaultLayout": break
      default: around.append(argument.expression.trimmedDescription)
      }
    }
  }

  /// What `previewLayout` and its like say in a view; of several the first counts.
  init(in node: some SyntaxProtocol) {
    let reader = Reader(viewMode: .sourceAccurate)
    reader.walk(node)
    self.init(calls: reader.calls)
  }

  /// What these calls of methods say, of which each is read before the one in whose chain it stands.
  init(calls: [FunctionCallExprSyntax]) {
    for call in calls.reversed() {
      let value = call.arguments.first?.expression
      switch call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
      case "previewLayout":
        if let call = value?.as(FunctionCallExprSyntax.self), let size = Self.fixed(call) { layout = size }
        if value?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "sizeThatFits" { layout = .sizeThatFits }
      case "previewDevice": device = Self.literal(value) ?? device
      case "previewDisplayName": self.name = Self.literal(value) ?? self.name
      case "previewInterfaceOrientation":
        isSideways =
          value?.trimmedDescription.hasSuffix("landscapeLeft") == true
          || value?.trimmedDescription.hasSuffix("landscapeRight") == true
      default: break
      }
    }
  }

  /// Both; what the traits say goes first.
  func merging(_ other: PreviewSettings) -> PreviewSettings {
    var all = self
    all.name = name ?? other.name
    if layout == .device { all.layout = other.layout }
    all.isSideways = isSideways || other.isSideways
    all.device = device ?? other.device
    return all
  }

  /// `.fixedLayout(width: 300, height: 70)` or `.fixed(width: 300, height: 70)`, where both are plain numbers.
  private static func fixed(_ call: FunctionCallExprSyntax?) -> Layout? {
    let numbers = call?.arguments.compactMap { Double($0.expression.trimmedDescription) } ?? []
    guard numbers.count == 2, numbers.allSatisfy({ (1...10_000).contains($0) }) else { return nil }
    return .fixed(width: Int(numbers[0].rounded(.up)), height: Int(numbers[1].rounded(.up)))
  }

  /// `"iPad mini"`, also inside of `PreviewDevice(rawValue: "iPad mini")`.
  private static func literal(_ value: ExprSyntax?) -> String? {
    if let text = value?.as(StringLiteralExprSyntax.self) { return text.representedLiteralValue }
    return value?.as(FunctionCallExprSyntax.self).flatMap { literal($0.arguments.first?.expression) }
  }

  private final class Reader: SyntaxVisitor {
    var calls: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}

extension PreviewSettings {
  /// Sizes of devices in points, by a part of their names; the first that fits counts.
  private static let devices: [(part: String, width: Int, height: Int)] = [
    ("iPad mini", 744, 1_133), ("iPad Pro (12.9", 1_024, 1_366), ("iPad Pro 13", 1_032, 1_376),
    ("iPad Air 13", 1_024, 1_366), ("iPad", 820, 1_180), ("iPhone SE", 375, 667), ("iPhone 8", 375, 667),
    ("mini", 375, 812), ("Pro Max", 440, 956), ("Plus", 430, 932), ("iPhone", 393, 852),
  ]

  /// What it says of itself, in a few words each.
  var words: [String] {
    var words: [String] = []
    switch layout {
    case .device: break
    case .sizeThatFits: words.append("size that fits")
    case .fixed(let width, let height): words.append("\(width) × \(height)")
    }
    if isSideways { words.append("landscape") }
    if let device { words.append(device) }
    let names = around.map { trait in
      let isModifier = trait.hasPrefix(".modifier(") && trait.hasSuffix(")")
      return String(isModifier ? trait.dropFirst(10).dropLast() : trait.drop { $0 == "." })
    }
    return words + names
  }

  /// How its picture is to look where nothing else is said.
  func look(_ usual: Browser.Look) -> Browser.Look {
    var look = usual
    if let device, let size = Self.devices.first(where: { device.contains($0.part) }) {
      (look.width, look.height) = (size.width, size.height)
    }
    if isSideways { (look.width, look.height) = (max(look.width, look.height), min(look.width, look.height)) }
    switch layout {
    case .device: break
    case .sizeThatFits: look.isFitted = true
    case .fixed(let width, let height): (look.width, look.height, look.isBare) = (width, height, true)
    }
    return look
  }
}
