import Foundation
import IdentifiedCollections
import Sharing

/// A value as Swift source that makes it again: `Todo.State(id: 1, title: "Milk")`. What cannot be written, an object or a
/// closure, is a placeholder with its type, as Xcode has them: it does not compile before somebody fills it in.
enum SourceText {
  /// With the type's name where the reader could not tell it: `Todos.Action.added("Milk")`.
  static func of(_ value: Any) -> String { text(value, isNamed: true) }

  /// Where the type is known: `.added("Milk")`.
  static func ofMember(_ value: Any) -> String { text(value, isNamed: false) }

  /// For a line of the record: not too long.
  static func name(_ action: Any) -> String {
    let text = of(action)
    return text.count <= 200 ? text : text.prefix(199) + "…"
  }

  static func text(_ value: Any, isNamed: Bool) -> String {
    if let value = value as? any SourceWritable { return value.sourceText }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional?: return mirror.children.first.map { text($0.value, isNamed: isNamed) } ?? "nil"
    case .collection?, .set?:
      return "[\(mirror.children.map { text($0.value, isNamed: true) }.joined(separator: ", "))]"
    case .dictionary?: return dictionary(mirror)
    case .tuple?: return "(\(arguments(mirror)))"
    case .enum?: return enumCase(value, mirror, isNamed)
    case .struct?: return "\(describe(type: type(of: value)))(\(arguments(mirror)))"
    default: return placeholder(type(of: value))
    }
  }

  static func placeholder(_ type: Any.Type) -> String { "<#\(describe(type: type))#>" }

  private static func dictionary(_ mirror: Mirror) -> String {
    let entries = mirror.children.compactMap { child -> String? in
      let entry = Mirror(reflecting: child.value).children.map(\.value)
      guard entry.count == 2 else { return nil }
      return "\(text(entry[0], isNamed: true)): \(text(entry[1], isNamed: true))"
    }
    return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
  }

  private static func enumCase(_ value: Any, _ mirror: Mirror, _ isNamed: Bool) -> String {
    let type = isNamed ? describe(type: Swift.type(of: value)) : ""
    guard let child = mirror.children.first, let label = child.label else { return "\(type).\(value)" }
    let payload = Mirror(reflecting: child.value)
    if payload.displayStyle == .tuple { return "\(type).\(label)(\(arguments(payload)))" }
    return "\(type).\(label)(\(text(child.value, isNamed: false)))"
  }

  private static func arguments(_ mirror: Mirror) -> String {
    mirror.children.compactMap { child -> String? in
      guard let label = child.label else { return text(child.value, isNamed: false) }
      if label.hasPrefix("_$") { return nil }
      if label.hasPrefix(".") { return text(child.value, isNamed: false) }
      return "\(property(label)): \(text(child.value, isNamed: false))"
    }.joined(separator: ", ")
  }

  /// A stored property's name as it was declared, before a macro or a wrapper made a place for it.
  static func property(_ label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }
}

/// A value that is not written as its parts.
protocol SourceWritable {
  var sourceText: String { get }
}

extension String: SourceWritable { var sourceText: String { debugDescription } }
extension Substring: SourceWritable { var sourceText: String { debugDescription } }
extension Character: SourceWritable { var sourceText: String { debugDescription } }
extension Bool: SourceWritable { var sourceText: String { description } }
extension Int: SourceWritable { var sourceText: String { description } }
extension Int8: SourceWritable { var sourceText: String { description } }
extension Int16: SourceWritable { var sourceText: String { description } }
extension Int32: SourceWritable { var sourceText: String { description } }
extension Int64: SourceWritable { var sourceText: String { description } }
extension UInt: SourceWritable { var sourceText: String { description } }
extension UInt8: SourceWritable { var sourceText: String { description } }
extension UInt16: SourceWritable { var sourceText: String { description } }
extension UInt32: SourceWritable { var sourceText: String { description } }
extension UInt64: SourceWritable { var sourceText: String { description } }
extension Double: SourceWritable { var sourceText: String { Self.text(of: self, description) } }
extension Float: SourceWritable { var sourceText: String { Self.text(of: self, description) } }

extension FloatingPoint {
  fileprivate static func text(of value: Self, _ description: String) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
    return description
  }
}

extension UUID: SourceWritable { var sourceText: String { "UUID(uuidString: \"\(uuidString)\")!" } }
extension URL: SourceWritable { var sourceText: String { "URL(string: \(absoluteString.debugDescription))!" } }
extension Data: SourceWritable { var sourceText: String { "Data(\(Array(self)))" } }
extension Date: SourceWritable {
  var sourceText: String { "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate))" }
}
extension Duration: SourceWritable {
  var sourceText: String {
    let (seconds, rest) = components
    return rest == 0
      ? ".seconds(\(seconds))" : "Duration(secondsComponent: \(seconds), attosecondsComponent: \(rest))"
  }
}

extension PresentationState: SourceWritable {
  var sourceText: String { wrappedValue.map { SourceText.of($0) } ?? "nil" }
}
extension BindingState: SourceWritable {
  var sourceText: String { "BindingState(wrappedValue: \(SourceText.of(wrappedValue)))" }
}
extension StackElementID: SourceWritable { var sourceText: String { "\(generation)" } }
extension StackState: SourceWritable {
  var sourceText: String { "StackState(\(SourceText.of(Array(self))))" }
}
extension Shared: SourceWritable { var sourceText: String { "Shared(value: \(SourceText.of(wrappedValue)))" } }
extension BindingAction: SourceWritable {
  var sourceText: String {
    let path = WrittenPath.of(keyPath)
    let isKnown = !path.contains("<")
    return ".set(\(isKnown ? path : SourceText.placeholder(type(of: keyPath))), \(SourceText.ofMember(value)))"
  }
}
