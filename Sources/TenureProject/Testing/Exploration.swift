import Foundation

/// A view's controls, each used once on a screen of its own, and what was seen of that.
struct Exploration: Equatable {
  /// A screen at one moment.
  struct Moment: Equatable {
    var outline: ScreenOutline
    /// All that a user can read, a line each.
    var text: [String]
  }

  /// A line that drives a control, and the same in a test: the control and what is done with it.
  struct Use: Equatable {
    let line: String
    let control: String
    let action: String
  }

  /// One use of a control.
  struct Step: Equatable {
    /// How a line of `drive` and a test use it.
    let use: Use
    let element: ScreenOutline.Element
    /// What can be read afterwards and could not before, and the other way round.
    var came: [String] = []
    var went: [String] = []
    /// The control's value afterwards, where it has one and its name is the same.
    var value: String?
    var isRefused = false
  }

  struct LeftOut: Equatable, Encodable {
    let control: String
    let reason: String
  }

  private(set) var begins: [String] = []
  private(set) var steps: [Step] = []
  private(set) var leftOut: [LeftOut] = []

  /// More than these would be no first test.
  private static let most = 24

  /// `open` starts the program anew, drives it with a line where there is one, and gives the screen before and after, and why
  /// it was refused.
  init(open: (_ line: String?) throws -> (before: Moment, after: Moment, error: String?)) throws {
    let (first, second) = (try open(nil).after, try open(nil).after)
    // What is another with each start, such as the time, is no expectation.
    begins = Array(first.text.filter { Self.isSteady($0, in: second) }.prefix(12))
    for element in first.outline.elements {
      guard let use = Self.use(of: element) else {
        if Self.controls.contains(element.role) {
          leftOut.append(LeftOut(control: Self.name(element), reason: "it has no name, or nothing to choose"))
        }
        continue
      }
      guard first.outline.only(element.role, element.label) != nil else {
        if !leftOut.contains(where: { $0.control == Self.name(element) }) {
          leftOut.append(LeftOut(control: Self.name(element), reason: "there are several of this name"))
        }
        continue
      }
      guard steps.count < Self.most else {
        leftOut.append(LeftOut(control: Self.name(element), reason: "there are \(Self.most) tests already"))
        continue
      }
      var step = Step(use: use, element: element)
      let (once, again) = (try open(use.line), try open(use.line))
      if let error = once.error ?? again.error {
        guard element.isDisabled || error.contains("disabled") else {
          leftOut.append(LeftOut(control: Self.name(element), reason: error))
          continue
        }
        step.isRefused = true
      } else {
        step.came = once.after.text.filter { line in
          Self.isSteady(line, in: again.after) && !once.before.text.contains { $0.contains(line) }
        }
        step.went = once.before.text.filter { line in
          Self.isSteady(line, in: again.before)
            && !(once.after.text + again.after.text).contains { $0.contains(line) }
        }
        let after = once.after.outline.only(element.role, element.label)
        if let value = after?.value, value == again.after.outline.only(element.role, element.label)?.value {
          step.value = element.role == "picker" ? Int(value).flatMap { Self.choice($0, of: after) } : value
        }
      }
      steps.append(step)
    }
  }

  private static func choice(_ index: Int, of picker: ScreenOutline.Element?) -> String? {
    picker.flatMap { $0.choices.indices.contains(index) ? $0.choices[index] : nil }
  }

  private static func isSteady(_ line: String, in moment: Moment) -> Bool {
    !line.isEmpty && line.count <= 100 && moment.text.contains(line) && !isOfNow(line)
  }

  /// True for what looks like the time or today: tomorrow it is another.
  private static func isOfNow(_ line: String) -> Bool {
    let year = "\(Calendar(identifier: .gregorian).component(.year, from: .now))"
    return line.contains(year) || line.contains(#/\b\d{1,2}:\d\d\b/#)
  }

  private static let controls: Set = [
    "button", "navigationLink", "toggle", "textField", "secureField", "textEditor", "picker", "stepper", "slider",
    "menu", "datePicker", "colorPicker",
  ]

  private static func name(_ element: ScreenOutline.Element) -> String {
    element.label.isEmpty ? element.role : "\(element.role) \"\(element.label)\""
  }

  /// True for a name that a line and a test can have between quotation marks.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { $0 == "\"" || $0 == "\\" || $0.isNewline }
  }

  /// How a control is used once; nil for what is none, or where nothing is known to use it by.
  static func use(of element: ScreenOutline.Element) -> Use? {
    let label = element.label
    guard isPlain(label) else { return nil }
    let name = "\"\(label)\""
    switch element.role {
    case "button", "toggle":
      return Use(line: "tap \(element.role) \(name)", control: "\(element.role)(\(name))", action: "tap()")
    case "navigationLink": return Use(line: "tap navigationLink \(name)", control: "link(\(name))", action: "tap()")
    case "textField", "secureField", "textEditor":
      return Use(
        line: "replace \(element.role) \(name) \"Ada\"", control: "\(element.role)(\(name))",
        action: "replace(with: \"Ada\")")
    case "picker":
      let chosen = element.value.flatMap { Int($0) }.flatMap { choice($0, of: element) }
      guard let other = element.choices.first(where: { $0 != chosen && isPlain($0) }) else { return nil }
      return Use(line: "choose \(name) \"\(other)\"", control: "picker(\(name))", action: "choose(\"\(other)\")")
    case "menu":
      guard let first = element.choices.first(where: isPlain) else { return nil }
      return Use(line: "choose \(name) \"\(first)\"", control: "menu(\(name))", action: "choose(\"\(first)\")")
    case "stepper": return Use(line: "increment \(name)", control: "stepper(\(name))", action: "increment()")
    default: return nil
    }
  }
}
