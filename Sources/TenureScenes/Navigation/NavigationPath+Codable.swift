import TenureElements
@_spi(Tree) import TenureTree

extension NavigationPath {
  /// The path in a form to be stored; nil as soon as one of its values cannot be.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.value is any Codable } ? CodableRepresentation(elements: elements) : nil
  }

  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// A path whose values can all be stored: each one beside the name of its type.
  public struct CodableRepresentation {
    var elements: [PathElement]
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}

extension NavigationPath.CodableRepresentation: @unchecked Sendable {}

extension NavigationPath.CodableRepresentation: Codable {
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    elements = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "This program has no type of the stored name \(name). "
            + "Start with an empty path where decoding fails.")
      }
      guard let type = type as? any (Hashable & Decodable).Type else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "\(type) is no longer Hashable and Decodable, so it cannot be in a path. "
            + "Start with an empty path where decoding fails.")
      }
      elements.append(try Self.element(of: type, in: &container))
    }
  }

  private static func element<Value: Hashable & Decodable>(
    of type: Value.Type, in container: inout any UnkeyedDecodingContainer
  ) throws -> PathElement {
    PathElement(try container.decode(type))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for element in elements {
      guard let value = element.value as? any Encodable else { continue }
      try container.encode(_mangledTypeName(Swift.type(of: value as Any)) ?? "\(Swift.type(of: value as Any))")
      try container.encode(value)
    }
  }
}
