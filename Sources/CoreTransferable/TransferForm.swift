import Foundation
import UniformTypeIdentifiers

/// What goes over: bytes, or a file.
package enum TransferPayload: Sendable {
  case data(Data)
  case file(URL)

  package var data: Data {
    get throws {
      switch self {
      case .data(let data): data
      case .file(let url): try Data(contentsOf: url)
      }
    }
  }

  /// The file itself, or a new one with the bytes.
  package func file(named name: String) throws -> URL {
    switch self {
    case .file(let url): return url
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      return url
    }
  }
}

/// One form in which values of a type go over. It runs where it is asked: values need not be `Sendable`.
public struct _TransferForm<Item>: Sendable {
  package typealias Export = nonisolated(nonsending) @Sendable (Item) async throws -> TransferPayload
  package typealias Load = nonisolated(nonsending) @Sendable (TransferPayload) async throws -> Item

  /// The type that it goes over as, and the one that it is made from.
  package var exported: UTType?
  package var imported: UTType?
  package var export: Export?
  package var load: Load?
  package var condition: @Sendable (Item) -> Bool = { _ in true }
  package var name: @Sendable (Item) -> String? = { _ in nil }

  package init(exported: UTType?, imported: UTType?, export: Export?, load: Load?) {
    self.exported = exported
    self.imported = imported
    self.export = export
    self.load = load
  }

  func named(_ name: @escaping @Sendable (Item) -> String?) -> Self {
    var form = self
    form.name = name
    return form
  }

  func only(_ condition: @escaping @Sendable (Item) -> Bool) -> Self {
    var form = self
    let before = self.condition
    form.condition = { before($0) && condition($0) }
    return form
  }
}

/// The forms of a type. A result builder is inferred only where the protocol does not say whose they are.
func forms<Item: Transferable>(of type: Item.Type) -> [_TransferForm<Item>] {
  type.transferRepresentation._forms as? [_TransferForm<Item>] ?? []
}

/// A value that is offered, in one of its forms.
package struct TransferOffer {
  package let type: UTType
  package let name: String?
  package let payload: nonisolated(nonsending) () async throws -> TransferPayload

  /// Something of a type, read when it is asked for.
  package init(
    type: UTType, name: String?, payload: nonisolated(nonsending) @escaping () async throws -> TransferPayload
  ) {
    self.type = type
    self.name = name
    self.payload = payload
  }

  /// All forms that a value is offered in, the best first.
  package static func all<Item: Transferable>(of item: Item) -> [TransferOffer] {
    forms(of: Item.self).compactMap { form in
      guard let type = form.exported, let export = form.export, form.condition(item) else { return nil }
      return TransferOffer(type: type, name: form.name(item)) { try await export(item) }
    }
  }

  /// True where one of the forms can be made into a value.
  package static func can<Item: Transferable>(become type: Item.Type, _ offers: [TransferOffer]) -> Bool {
    choice(type, offers) != nil
  }

  /// The value that the offers become; nil where they are nothing of that kind.
  nonisolated(nonsending)
    package static func load<Item: Transferable>(_ type: Item.Type, from offers: [TransferOffer]) async throws -> Item?
  {
    guard let (load, offer) = choice(type, offers) else { return nil }
    return try await load(offer.payload())
  }

  private static func choice<Item: Transferable>(
    _ type: Item.Type, _ offers: [TransferOffer]
  ) -> (_TransferForm<Item>.Load, TransferOffer)? {
    for form in forms(of: type) {
      guard let wanted = form.imported, let load = form.load else { continue }
      if let offer = offers.first(where: { $0.type.conforms(to: wanted) }) { return (load, offer) }
    }
    return nil
  }
}
