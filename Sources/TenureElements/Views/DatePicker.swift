import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// A control for choosing a date.
public struct DatePicker<Label: View> {
  package let facts: DatePickerFacts
  package let inside: Label

  init(_ selection: Binding<Date>, _ range: ClosedRange<Date>, _ components: DatePickerComponents, _ label: Label) {
    facts = DatePickerFacts(selection: selection, range: range, components: components)
    inside = label
  }

  /// Which parts of a date the picker shows: the day, the hour and minute, or both.
  public typealias Components = DatePickerComponents
}

/// What of a date a user can choose.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View, ElementView {}

package struct DatePickerFacts: ElementFacts {
  let selection: Binding<Date>
  let range: ClosedRange<Date>
  let components: DatePickerComponents

  package var role: Role { .datePicker }
  package static var readsState: Bool { true }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) {
    let form = form(at: node)
    attributes[.value] = .text(form.text(selection.wrappedValue))
    if range.lowerBound != .distantPast { attributes[.minimum] = .text(form.text(range.lowerBound)) }
    if range.upperBound != .distantFuture { attributes[.maximum] = .text(form.text(range.upperBound)) }
    attributes[.timeZone] = .text(form.calendar.timeZone.identifier)
    let names = [(DatePickerComponents.date, "date"), (.hourAndMinute, "hourAndMinute")]
    attributes[.components] = .text(
      names.filter { components.contains($0.0) }.map(\.1).joined(separator: " "))
  }

  /// A user chooses in the calendar and the time zone around the picker. What lies outside of the bounds is brought
  /// to the nearer one, and what the picker does not show stays.
  package func respond(to action: UserAction, at node: ElementNode) -> Bool {
    guard case .setText(let text) = action,
      let date = form(at: node).date(text, keeping: selection.wrappedValue)
    else { return false }
    selection.wrappedValue = min(max(date, range.lowerBound), range.upperBound)
    return true
  }

  @MainActor private func form(at node: ElementNode) -> DateForm {
    let zone = EnvironmentValues(scope: node.environment).timeZone
    return DateForm(calendar: DateForm.calendar(in: zone), components: components)
  }
}

/// A date as hosts write it: `2026-11-21`, `10:30`, `2026-11-21T10:30`.
package struct DateForm {
  let calendar: Calendar
  let components: DatePickerComponents

  init(calendar: Calendar, components: DatePickerComponents) {
    self.calendar = calendar
    self.components = components
  }

  /// As the facts of a picker say.
  package init?(of attributes: Attributes) {
    guard let zone = attributes[.timeZone]?.text.flatMap({ TimeZone(identifier: $0) }),
      let names = attributes[.components]?.text
    else { return nil }
    calendar = Self.calendar(in: zone)
    components = DatePickerComponents(
      rawValue: (names.contains("date") ? 2 : 0) | (names.contains("hourAndMinute") ? 1 : 0))
  }

  static func calendar(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  package func text(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time = "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
    if components == .date { return day }
    return components == .hourAndMinute ? time : "\(day)T\(time)"
  }

  private func padded(_ number: Int?, _ length: Int) -> String {
    let text = "\(number ?? 0)"
    return String(repeating: "0", count: max(0, length - text.count)) + text
  }

  /// Nil for what is no such date.
  func date(_ text: String, keeping old: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    let hasBoth = components != .date && components != .hourAndMinute
    guard halves.count == (hasBoth ? 2 : 1) else { return nil }
    if components != .hourAndMinute {
      guard let day = numbers(halves[0], "-"), day.count == 3, (1...12).contains(day[1]), (1...31).contains(day[2])
      else { return nil }
      (parts.year, parts.month, parts.day) = (day[0], day[1], day[2])
    }
    if components != .date {
      guard let time = numbers(halves[halves.count - 1], ":"), time.count == 2, time[0] < 24, time[1] < 60 else {
        return nil
      }
      (parts.hour, parts.minute, parts.second, parts.nanosecond) = (time[0], time[1], 0, 0)
    }
    guard let date = calendar.date(from: parts), self.text(date) == text else { return nil }
    return date
  }

  private func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { UInt16($0).map(Int.init) }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension DatePicker {
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast ... .distantFuture, displayedComponents, label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range, displayedComponents, label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound ... .distantFuture, displayedComponents, label())
  }

  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, .distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker where Label == Text {
  public nonisolated init(
    _ key: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }

  public nonisolated init(
    _ key: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(key) }
  }

  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
