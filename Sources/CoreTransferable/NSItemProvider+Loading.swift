import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// True where its forms can be made into an object of the class.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    aClass.readableTypeIdentifiersForItemProvider.contains { offer($0) != nil }
  }

  /// True where its forms can be made into a value: `String.self`, `URL.self`.
  public func canLoadObject<T: Transferable>(ofClass type: T.Type) -> Bool { TransferOffer.can(become: type, offers) }

  /// Makes an object of the class.
  @discardableResult public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let identifier = aClass.readableTypeIdentifiersForItemProvider.first { offer($0) != nil }
    return loadDataRepresentation(forTypeIdentifier: identifier ?? "") { data, error in
      guard let data, let identifier else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a value: `String.self`, `URL.self`.
  @discardableResult public func loadObject<T: Transferable & Sendable>(
    ofClass type: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadTransferable(type: type) { result in
      switch result {
      case .success(let value): completionHandler(value, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Makes a value of a type that says how it comes over.
  @discardableResult public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    perform(completionHandler) {
      guard let value = try await TransferOffer.load(type, from: self.offers) else {
        throw CocoaError(.fileReadUnknown)
      }
      return value
    }
  }

  /// Loads the bytes of a form.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    perform({ (loaded: Result<Data, any Error>) in
      switch loaded {
      case .success(let data): completionHandler(data, nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }) { try await self.data(of: typeIdentifier) }
  }

  /// Loads the bytes of a form.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads a form: an address as `NSURL`, plain text as `NSString`, anything else as `NSData`.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      completionHandler?(data.map { Self.item($0, typeIdentifier) }, error)
    }
  }

  /// Loads a form: an address as `NSURL`, plain text as `NSString`, anything else as `NSData`.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> any NSSecureCoding
  { Self.item(try await data(of: typeIdentifier), typeIdentifier) }

  private static func item(_ data: Data, _ typeIdentifier: String) -> any NSSecureCoding {
    let type = UTType(typeIdentifier), text = String(decoding: data, as: UTF8.self)
    if type?.conforms(to: .url) == true, let url = NSURL(string: text) { return url }
    if type?.conforms(to: .plainText) == true { return NSString(string: text) }
    return NSData(data: data)
  }

  private func data(of typeIdentifier: String) async throws -> Data {
    guard let offer = offer(typeIdentifier) else { throw CocoaError(.fileReadUnknown) }
    return try await offer.payload().data
  }

  private func perform<T: Sendable>(
    _ completion: @escaping @Sendable (Result<T, any Error>) -> Void, _ load: @escaping @Sendable () async throws -> T
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      let loaded: Result<T, any Error>
      do { loaded = .success(try await load()) } catch { loaded = .failure(error) }
      progress.completedUnitCount = 1
      completion(loaded)
    }
    return progress
  }
}

/// An object that says in which forms it goes over.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of its forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes one of the forms.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// A class whose objects are made of what comes over.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that it is made of, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// As text.
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
  /// Of text.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.text.identifier]
  }
  /// As text.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data("\(self)".utf8), nil)
    return nil
  }
  /// Of text.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    NSString(string: String(decoding: data, as: UTF8.self)) as! Self
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// As an address.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier, UTType.utf8PlainText.identifier]
  }
  /// Of an address.
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  /// As an address.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
  /// Of an address.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return url
  }
}
