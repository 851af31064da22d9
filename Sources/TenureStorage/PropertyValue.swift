import Foundation

/// What a store can keep: a value of a property list, that can be compared and carried between threads.
public enum PropertyValue: Sendable, Equatable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case date(Date)
  case data(Data)
  case array([PropertyValue])
  case dictionary([String: PropertyValue])

  /// Nil for what a property list cannot hold.
  public init?(_ any: Any) {
    let any = Self.unwrapped(any)
    // A number is also what another kind of number can be cast to, so the types themselves are asked.
    if type(of: any) is NSNumber.Type, let number = any as? NSNumber {
      self = Self.number(number)
      return
    }
    switch any {
    case let value as PropertyValue: self = value
    case let value as Bool where type(of: any) == Bool.self: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as Float: self = .double(Double(value))
    case let value as String: self = .string(value)
    case let value as Date: self = .date(value)
    case let value as Data: self = .data(value)
    case let values as [Any]: self = .array(values.compactMap(PropertyValue.init))
    case let values as [AnyHashable: Any]:
      var dictionary: [String: PropertyValue] = [:]
      for (key, value) in values { if let key = key as? String { dictionary[key] = PropertyValue(value) } }
      self = .dictionary(dictionary)
    default: return nil
    }
  }

  /// The same as Foundation has it.
  public var object: any Sendable {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .date(let value): value
    case .data(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }

  private static func number(_ number: NSNumber) -> PropertyValue {
    switch numberType(of: number) {
    case "B", "c": .bool(number.boolValue)
    case "d", "f": .double(number.doubleValue)
    default: .int(number.intValue)
    }
  }

  /// Foundation hands out members of arrays and dictionaries as optionals that are never nil.
  private static func unwrapped(_ any: Any) -> Any {
    let mirror = Mirror(reflecting: any)
    guard mirror.displayStyle == .optional, let value = mirror.children.first?.value else { return any }
    return unwrapped(value)
  }
}

extension PropertyValue: CustomStringConvertible {
  public var description: String {
    if case .string(let text) = self { return "\"\(text)\"" }
    return "\(object)"
  }
}
