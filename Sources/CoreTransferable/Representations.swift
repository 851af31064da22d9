import Foundation
import UniformTypeIdentifiers

/// Values that are `Codable` go over as what a coder makes of them: JSON, unless it is said.
public struct CodableRepresentation<Item: Transferable & Codable, Encoder, Decoder>: TransferRepresentation {
  /// It has no parts.
  public typealias Body = Never
  /// One that goes both ways.
  public let _forms: [_TransferForm<Item>]

  /// Values as JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType)
  where Encoder == JSONEncoder, Decoder == JSONDecoder {
    _forms = [
      _TransferForm(
        exported: contentType, imported: contentType, export: { .data(try JSONEncoder().encode($0)) },
        load: { try JSONDecoder().decode(Item.self, from: $0.data) })
    ]
  }
}

/// Values go over as bytes that a program makes and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has no parts.
  public typealias Body = Never
  /// One, both ways or one.
  public let _forms: [_TransferForm<Item>]

  /// Both ways.
  public init(
    contentType: UTType,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data,
    importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        exported: contentType, imported: contentType, export: { .data(try await exporting($0)) },
        load: { try await importing($0.data) })
    ]
  }

  /// Values go over, and none comes back.
  public init(
    exportedContentType: UTType, exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> Data
  ) {
    _forms = [
      _TransferForm(
        exported: exportedContentType, imported: nil, export: { .data(try await exporting($0)) }, load: nil)
    ]
  }

  /// Values are made of what comes, and none goes over.
  public init(
    importedContentType: UTType, importing: nonisolated(nonsending) @escaping @Sendable (Data) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        exported: nil, imported: importedContentType, export: nil, load: { try await importing($0.data) })
    ]
  }
}

/// Values go over as another value, in that one's forms.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
  /// It has no parts.
  public typealias Body = Never
  /// Those of the other.
  public let _forms: [_TransferForm<Item>]

  /// Both ways.
  public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { _forms = Self.forms(exporting, importing) }

  /// Values go over, and none comes back.
  public init(
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> ProxyRepresentation
  ) { _forms = Self.forms(exporting, nil) }

  /// Values are made of what comes, and none goes over.
  public init(
    importing: nonisolated(nonsending) @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { _forms = Self.forms(nil, importing) }

  private static func forms(
    _ exporting: (nonisolated(nonsending) @Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (nonisolated(nonsending) @Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [_TransferForm<Item>] {
    CoreTransferable.forms(of: ProxyRepresentation.self).map { form in
      var export: _TransferForm<Item>.Export?
      var load: _TransferForm<Item>.Load?
      if let exporting, let inner = form.export { export = { try await inner(exporting($0)) } }
      if let importing, let inner = form.load { load = { try await importing(inner($0)) } }
      return _TransferForm(
        exported: export == nil ? nil : form.exported, imported: load == nil ? nil : form.imported, export: export,
        load: load)
    }
  }
}

/// Values go over as files.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// It has no parts.
  public typealias Body = Never
  /// One, both ways or one.
  public let _forms: [_TransferForm<Item>]

  /// Both ways.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        exported: contentType, imported: contentType, export: { .file(try await exporting($0).file) },
        load: { try await importing(Self.received($0, contentType)) })
    ]
  }

  /// Values go over, and none comes back.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: nonisolated(nonsending) @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _forms = [
      _TransferForm(
        exported: exportedContentType, imported: nil, export: { .file(try await exporting($0).file) }, load: nil)
    ]
  }

  /// Values are made of what comes, and none goes over.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: nonisolated(nonsending) @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _forms = [
      _TransferForm(
        exported: nil, imported: importedContentType, export: nil,
        load: { try await importing(Self.received($0, importedContentType)) })
    ]
  }

  private static func received(_ payload: TransferPayload, _ type: UTType) throws -> ReceivedTransferredFile {
    let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
    return ReceivedTransferredFile(file: try payload.file(named: "file\(ending)"), isOriginalFile: false)
  }
}

/// A file that goes over.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// True where who takes it may write it.
  public let allowAccessingOriginalFile: Bool

  /// A file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that has come.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// True where it is the very file that was given.
  public let isOriginalFile: Bool
}
