import Foundation
import TenureElements
@_spi(Tree) import TenureTree

extension PathElement {
  /// The value as it stands in an address; nil where it cannot, or would come back as another one. `isNamed` puts the
  /// name of its type before it, for paths of values of any types.
  func text(isNamed: Bool) -> String? {
    guard let codable = value as? any Codable & Hashable, let plain = Self.plain(codable) else { return nil }
    let text = (isNamed ? PlainText.name(Self.name(of: Swift.type(of: value as Any))) : "") + PlainText.write(plain)
    return Self.same(codable, plain) == self ? text : nil
  }

  /// The value that a text stands for, if it is exactly what that value is written as.
  static func read(_ text: String, as type: any Hashable.Type, isNamed: Bool) -> PathElement? {
    guard let type = type as? any (Codable & Hashable).Type else { return nil }
    var words = text
    if isNamed {
      guard let (name, rest) = PlainText.named(text), name == self.name(of: type) else { return nil }
      words = rest
    }
    guard let plain = PlainText.read(words), let element = read(plain, as: type) else { return nil }
    return element.text(isNamed: isNamed) == text ? element : nil
  }

  static func name(of type: Any.Type) -> String { "\(type)" }

  private static func plain<Value: Codable>(_ value: Value) -> PlainValue? {
    // What an address says goes through `PlainText`, so only what was written here is read by Foundation.
    guard let data = try? JSONEncoder().encode(value) else { return nil }
    return try? JSONDecoder().decode(PlainValue.self, from: data)
  }

  /// What comes back of a value.
  private static func same<Value: Codable & Hashable>(_ value: Value, _ plain: PlainValue) -> PathElement? {
    read(plain, as: Value.self)
  }

  private static func read<Value: Codable & Hashable>(_ plain: PlainValue, as type: Value.Type) -> PathElement? {
    guard let data = try? JSONEncoder().encode(plain), let value = try? JSONDecoder().decode(type, from: data) else {
      return nil
    }
    return PathElement(value)
  }
}
