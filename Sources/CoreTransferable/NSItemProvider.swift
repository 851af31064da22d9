import Foundation
import UniformTypeIdentifiers

/// Something that is dragged, dropped or pasted, in the forms that it is offered in: it is loaded when somebody asks.
///
///     Text(card.title).onDrag { NSItemProvider(object: NSString(string: card.title)) }
///
/// The trap: Swift on Linux has no `text as NSString`; write `NSString(string: text)`, which is the same on a phone.
/// Completion handlers run on no thread in particular, as there.
open class NSItemProvider: NSObject, @unchecked Sendable {
  package private(set) var offers: [TransferOffer]
  /// The name of the file that it would become.
  open var suggestedName: String?

  /// Nothing yet: register something.
  public override init() { offers = [] }

  package init(offers: [TransferOffer]) {
    self.offers = offers
    suggestedName = offers.lazy.compactMap(\.name).first
  }

  /// An object that says in which forms it goes over.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Bytes or an address, of a type.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier, let item else { return }
    let data =
      switch item {
      case let data as NSData: Data(referencing: data)
      case let url as NSURL: Data(url.absoluteString.utf8)
      case let text as NSString: Data("\(text)".utf8)
      default: Data()
      }
    register(typeIdentifier) { data }
  }

  /// A file, as what is in it and as its address; nil where there is none.
  public convenience init?(contentsOf url: URL?) {
    guard let url, url.isFileURL, FileManager.default.fileExists(atPath: url.path) else { return nil }
    self.init(offers: TransferOffer.all(of: url))
    let type = UTType(filenameExtension: url.pathExtension) ?? .data
    offers.insert(TransferOffer(type: type, name: url.lastPathComponent) { .file(url) }, at: 0)
    suggestedName = url.deletingPathExtension().lastPathComponent
  }

  // MARK: What it offers

  /// The types of its forms, the best first.
  open var registeredTypeIdentifiers: [String] { offers.map(\.type.identifier) }
  /// The types of its forms, the best first.
  public var registeredContentTypes: [UTType] { offers.map(\.type) }

  /// True where one of its forms is of the type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { offer(typeIdentifier) != nil }
  /// True where one of its forms is of the type, or of one that conforms to it.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { offer(typeIdentifier) != nil }

  func offer(_ typeIdentifier: String) -> TransferOffer? {
    guard let type = UTType(typeIdentifier) else { return offers.first { $0.type.identifier == typeIdentifier } }
    return offers.first { $0.type.conforms(to: type) }
  }

  // MARK: Registering

  /// Offers an object in the forms that it says.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
    let held = HeldObject(object: object)
    for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
      register(identifier) { try await held.data(identifier) }
    }
  }

  /// Offers bytes of a type, made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier) {
      try await withCheckedThrowingContinuation { waiting in
        _ = loadHandler { waiting.resume(with: result($0, $1)) }
      }
    }
  }

  /// Offers a value in the forms of its type.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    offers += TransferOffer.all(of: transferable())
  }

  private func register(_ typeIdentifier: String, _ data: @escaping @Sendable () async throws -> Data) {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    offers.append(TransferOffer(type: type, name: nil) { .data(try await data()) })
  }
}

/// Who may take a form. Everything stays in one program here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all, team, group, ownProcess }

/// How a file may be taken. Hosts do not tell these apart.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// From its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file itself may be opened.
  public static let openInPlace = Self(rawValue: 1)
}

func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
  data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))
}

/// An object that is asked for its forms where they are wanted.
private struct HeldObject: @unchecked Sendable {
  let object: any NSItemProviderWriting

  func data(_ typeIdentifier: String) async throws -> Data {
    try await withCheckedThrowingContinuation { waiting in
      _ = object.loadData(
        withTypeIdentifier: typeIdentifier,
        forItemProviderCompletionHandler: { waiting.resume(with: result($0, $1)) })
    }
  }
}
