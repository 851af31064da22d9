import Foundation

/// Values as JSON, the same text for the same value.
package enum JSONForm {
  package static func encode(_ value: some Encodable) throws -> SQLValue {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  package static func decode<Value: Decodable>(_ text: SQLValue) throws -> Value {
    guard case .text(let text) = text else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "A row holds no text, but \(text)."))
    }
    return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }
}
