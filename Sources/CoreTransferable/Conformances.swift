import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// As text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation<String>(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
  }
}

extension AttributedString: Transferable {
  /// As text, without its attributes.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

extension Data: Transferable {
  /// As it is.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// As an address; a file also as what is in it.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try read($0)
    }.exportingCondition(\.isFileURL)
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try read($0)
    }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }

  private static func read(_ data: Data) throws -> URL {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}
