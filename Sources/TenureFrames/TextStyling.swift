import TenureLayout
import TenureRender
import TenureText

/// What the modifiers around a text say about it.
package struct TextStyling {
  package var style: TextStyle? = .body
  /// In points, where a font was given without a text style.
  package var size: Double?
  package var custom: String?
  package var design = TextFont.Design.standard
  package var weight: TextFont.Weight?
  package var isItalic = false
  package var width = TextFont.Width.standard
  package var leading = TextFont.Leading.standard
  package var hasMonospacedDigits = false
  package var tracking = 0.0
  /// Above the line that the other words stand on.
  var baselineOffset = 0.0
  package var options = TextOptions()
  package var textSize = TextSize.large
  package var controlSize = "regular"
  package var hasRoundButtons = false
  package var buttonStyle = "automatic"
  package var hidesLabels = false
  package var textCase = ""
  var labelStyle = "automatic"
  var pickerStyle = "automatic"
  package var datePickerStyle = "automatic"
  var textFieldStyle = "automatic"
  var listStyle = "automatic"
  var gaugeStyle = "automatic"
  var progressStyle = "automatic"
  package var toggleStyle = "automatic"
  /// Of system symbols.
  var imageScale = 1.0
  /// Between the rows of a list: each has a card of its own then.
  package var rowSpacing: Double?
  var sectionSpacing = 35.0
  package var hasProminentHeaders = false
  var contentMargins = ContentMargins()
  /// Some modifier says which font.
  private var hasFont = false
  /// In what stands in place of content that is not there: a label is an icon of 48 points over a title.
  var isLarge = false

  /// The same inside an element: what stands outermost is said first, so that what stands further in has the last word.
  package init() {}

  package func with(_ element: FramedElement) -> TextStyling {
    var styling = self
    for modifier in element.modifiers.reversed() {
      styling.read(modifier.name, modifier.attributes[.value], modifier.attributes)
    }
    if element.role == .text {
      // What a text says of itself changes its font, in whatever order it was said.
      if let font = element[.modifier(.font)] { styling.read(.font, font, Attributes()) }
      for entry in element.attributes.entries {
        guard case .modifier(let name) = entry.key, name != .font else { continue }
        styling.read(name, entry.value, Attributes())
      }
    }
    return styling
  }

  package mutating func read(_ name: ModifierName, _ value: AttributeValue?, _ facts: Attributes) {
    switch name {
    case .font: if let text = value?.text { read(font: text) }
    case .fontWeight: weight = value?.text.flatMap(Self.weight)
    case .bold: weight = value?.flag == true ? .bold : nil
    case .italic: isItalic = value?.flag == true
    case .fontDesign: design = value?.text.flatMap(Self.design) ?? .standard
    case .monospaced: design = value?.flag == true ? .monospaced : .standard
    case .monospacedDigit: hasMonospacedDigits = true
    case .tracking, .kerning: tracking = value?.number ?? 0
    case .baselineOffset: baselineOffset = value?.number ?? 0
    case .lineLimit:
      options.maximumLines = value?.number.flatMap { $0 >= 1 ? Int(min($0, 1e6)) : nil }
      options.reservedLines = facts[.minimum]?.number.map { Int(max(0, min($0, 1e6))) } ?? 0
    case .layoutDirection: options.direction = value?.text == "rightToLeft" ? .rightToLeft : .leftToRight
    case .lineSpacing: options.lineSpacing = value?.number ?? 0
    case .textAlignment:
      options.alignment =
        value?.text.map { $0 == "center" ? .center : $0 == "trailing" ? .trailing : .leading } ?? .leading
    case .truncationMode: options.truncation = value?.text == "head" ? .head : value?.text == "middle" ? .middle : .tail
    case .minimumScaleFactor: options.minimumScale = value?.number ?? 1
    case .allowsTightening: options.allowsTightening = value?.flag == true
    case .dynamicTypeSize: textSize = value?.text.flatMap(Self.textSize) ?? textSize
    case .textCase: textCase = value?.text ?? ""
    case .controlSize: controlSize = value?.text ?? "regular"
    case .buttonBorderShape: hasRoundButtons = value?.text == "circle"
    case .buttonStyle: buttonStyle = value?.text ?? "automatic"
    case .labelStyle: labelStyle = value?.text ?? "automatic"
    case .pickerStyle: pickerStyle = value?.text ?? "automatic"
    case .datePickerStyle: datePickerStyle = value?.text ?? "automatic"
    case .textFieldStyle: textFieldStyle = value?.text ?? "automatic"
    case .listStyle: listStyle = value?.text ?? "automatic"
    case .fontWidth: width = TextFont.Width.allCases.first { "\($0)" == value?.text } ?? .standard
    case .gaugeStyle: gaugeStyle = value?.text ?? "automatic"
    case .progressViewStyle: progressStyle = value?.text ?? "automatic"
    case .toggleStyle: toggleStyle = value?.text ?? "automatic"
    case .imageScale: imageScale = value?.text == "large" ? 1.28 : value?.text == "small" ? 0.78 : 1
    case .listRowSpacing: rowSpacing = value?.number
    case .listSectionSpacing: sectionSpacing = value?.number ?? (value?.text == "compact" ? 10 : 35)
    case .headerProminence: hasProminentHeaders = value?.text == "increased"
    case .contentMargins: contentMargins.read(facts)
    case .labelsHidden: hidesLabels = value?.flag == true
    default: break
    }
  }

  /// A font in the words of the screen: `title bold`, `17.0 monospaced`, `Avenir 20.0`.
  private mutating func read(font: String) {
    hasFont = true
    (style, size, custom, weight, design) = (.body, nil, nil, nil, .standard)
    (width, leading) = (.standard, .standard)
    for word in font.split(separator: " ").map(String.init) {
      if let style = TextStyle.allCases.first(where: { "\($0)" == word }) {
        (self.style, size) = (style, nil)
      } else if let points = Double(word) {
        (style, size) = (nil, points)
      } else if let weight = Self.weight(word) {
        self.weight = weight
      } else if word == "italic" {
        isItalic = true
      } else if word == "monospacedDigit" {
        hasMonospacedDigits = true
      } else if let width = TextFont.Width.allCases.first(where: { "\($0)" == word }) {
        self.width = width
      } else if let leading = TextFont.Leading.allCases.first(where: { "\($0)Leading" == word }) {
        self.leading = leading
      } else if ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"].contains(word) {
        // Measured with the letters that they stand for.
        continue
      } else if let design = Self.design(word) {
        self.design = design
      } else {
        custom = custom.map { "\($0) \(word)" } ?? word
      }
    }
  }

  package var font: TextFont {
    var font = (style ?? .body).font(at: textSize, design: design)
    if let size { font.size = size }
    if size != nil { font.weight = .regular }
    if let custom { font.family = .named(custom) }
    if let weight { font.weight = weight }
    font.isItalic = isItalic
    if width != .standard { font.width = width }
    if leading != .standard { font.leading = leading }
    font.hasMonospacedDigits = hasMonospacedDigits
    return font
  }

  /// Between a text above and one in this font, as far as that follows from a text style: a size alone says nothing.
  var leadingOfStyle: Double { size == nil && custom == nil ? (style ?? .body).leading(at: textSize) : 0 }

  /// Inside a button with a ground: small ones have smaller words, unless a font is said.
  package var insideButton: TextStyling {
    guard !hasFont, ["small", "mini"].contains(controlSize) else { return self }
    var styling = self
    styling.style = .subheadline
    return styling
  }

  /// Toggles in a toolbar look like buttons unless they are told otherwise.
  package var withToolbarToggles: TextStyling {
    var styling = self
    if styling.toggleStyle == "automatic" { styling.toggleStyle = "button" }
    return styling
  }

  /// Inside what a style of the program's own makes of a toggle.
  package var insideToggle: TextStyling {
    var styling = self
    styling.toggleStyle = "automatic"
    return styling
  }

  /// As the header of a section in a list.
  package var ofHeader: TextStyling {
    var styling = self
    styling.read(.font, .text(hasProminentHeaders ? "title3 semibold" : "footnote"), Attributes())
    return styling
  }

  /// In a bar: the user's text size changes its large title alone.
  package var inBar: TextStyling {
    var styling = self
    styling.textSize = .large
    return styling
  }

  /// As the title of a screen, whose words look alike whatever is said around the screen.
  package var ofTitle: TextStyling {
    var styling = TextStyling()
    styling.textSize = textSize
    styling.options.direction = options.direction
    return styling
  }

  /// At accessibility's sizes a value stands below its label.
  var stacksRows: Bool { textSize >= .accessibility1 }

  /// As a date on its gray ground, which has to fit in a row.
  package var ofPills: TextStyling {
    var styling = self
    styling.textSize = min(textSize, .xxxLarge)
    return styling
  }

  func inUnavailable(_ part: String?) -> TextStyling {
    var styling = self
    styling.isLarge = part == nil || part == "label"
    if part == "description" { styling.read(.font, .text("subheadline"), Attributes()) }
    styling.options.alignment = .center
    return styling
  }

  var withIcon: TextStyling {
    var styling = self
    styling.read(.font, .text("40.0"), Attributes())
    styling.isLarge = false
    return styling
  }

  var withTitle: TextStyling {
    var styling = self
    styling.read(.font, .text("title2 bold"), Attributes())
    styling.isLarge = false
    return styling
  }

  /// In capital letters or small ones, if that is said: they are wider than what was written.
  func cased(_ words: String) -> String {
    switch textCase {
    case "uppercase": words.uppercased()
    case "lowercase": words.lowercased()
    default: words
    }
  }

  func run(_ words: String) -> TextRun {
    TextRun(cased(words), font: font, tracking: tracking, baselineOffset: baselineOffset)
  }

  private static func weight(_ name: String) -> TextFont.Weight? { TextFont.Weight.allCases.first { "\($0)" == name } }
  private static func textSize(_ name: String) -> TextSize? { TextSize.allCases.first { "\($0)" == name } }

  private static func design(_ name: String) -> TextFont.Design? {
    name == "default" ? .standard : TextFont.Design.allCases.first { "\($0)" == name }
  }
}

/// What `contentMargins` says of each edge.
struct ContentMargins {
  private var edges: [WritableKeyPath<Insets, Double>: Double] = [:]

  mutating func read(_ facts: Attributes) {
    guard let length = facts[.value]?.number else { return }
    let names = facts[.edges]?.text?.split(separator: " ").map(String.init)
    let all: KeyValuePairs<String, WritableKeyPath<Insets, Double>> = [
      "top": \.top, "leading": \.leading, "bottom": \.bottom, "trailing": \.trailing,
    ]
    for (name, edge) in all where names?.contains(name) ?? true { edges[edge] = length }
  }

  var isEmpty: Bool { edges.isEmpty }

  /// In place of those of a list.
  func over(_ insets: Insets) -> Insets {
    edges.reduce(into: insets) { $0[keyPath: $1.key] = $1.value }
  }
}

/// A text as layout asks it for its size.
package struct TextContent: Measurable {
  package let text: any TextMeasurer
  package let runs: [TextRun]
  package let options: TextOptions
  /// The most that one of the styles in it has between a text above and its own lines.
  private let styleLeading: Double

  package init(_ text: any TextMeasurer, _ runs: [TextRun], _ options: TextOptions, leading: Double = 0) {
    (self.text, self.runs, self.options, styleLeading) = (text, runs, options, leading)
  }

  /// In whole pixels. A font of a file, and one whose lines are closer or further apart, says so by its lines.
  package var leading: Double? {
    var leading = styleLeading
    if runs.contains(where: { !$0.font.isSystem || $0.font.leading != .standard }) {
      leading += measured(nil, nil).lines.first?.leading ?? 0
    }
    return max(0, (leading * options.displayScale - 0.01).rounded(.up) / options.displayScale)
  }

  package func measured(_ width: Double?, _ height: Double?) -> TextMeasurement {
    var options = options
    (options.width, options.height) = (width, height)
    return text.measure(TextRequest(runs, options))
  }

  package func measure(_ proposal: Proposal) -> Fit {
    let measured = measured(proposal.width, proposal.height)
    // One that may shrink does so for its height as well.
    let isOneLine = measured.lines.count < 2 && !measured.isTruncated && options.minimumScale >= 1
    return Fit(Size(width: measured.width, height: measured.height), ignores: isOneLine ? .vertical : [])
  }

  package func firstTextBaseline(in size: Size) -> Double? { measured(size.width, size.height).firstBaseline }
  package func lastTextBaseline(in size: Size) -> Double? { measured(size.width, size.height).lastBaseline }
}

/// A system symbol, whose middle is that of the capital letters beside it.
struct SymbolContent: Measurable {
  let side: Double
  let fontSize: Double

  func measure(_ proposal: Proposal) -> Fit { Fit(Size(width: side, height: side), ignores: .both) }
  func firstTextBaseline(in size: Size) -> Double? { size.height / 2 + fontSize * 0.35 }
  func lastTextBaseline(in size: Size) -> Double? { firstTextBaseline(in: size) }
}
