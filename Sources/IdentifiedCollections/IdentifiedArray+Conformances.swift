extension IdentifiedArray: Equatable where Element: Equatable {
  /// Equal elements in the same order.
  public static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Reads an array. Two elements with the same id are an error.
  public init(from decoder: any Decoder) throws {
    self.init()
    for (index, element) in try [Element](from: decoder).enumerated() where !append(element).inserted {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "The element at position \(index) has the id '\(element.id)' of an earlier one."))
    }
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { elements.description }
  public var debugDescription: String { elements.debugDescription }
  /// Shown as an array.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: elements, displayStyle: .collection) }
}
