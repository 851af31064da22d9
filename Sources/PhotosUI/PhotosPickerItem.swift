import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// A photo or a video that a user has chosen. What it is made of is read when it is asked for.
///
///     if let data = try await item.loadTransferable(type: Data.self) { … }
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of it in a photo library. There is none here: nil, or what it was made with.
  public let itemIdentifier: String?
  private let file: URL?
  private let id = UUID()

  /// How it is to be encoded.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String
    /// As the picker sees fit.
    public static let automatic = Self(name: "automatic")
    /// As it is.
    public static let current = Self(name: "current")
    /// So that most programs can read it. It stays as it is here.
    public static let compatible = Self(name: "compatible")
  }

  /// One that is known by its name alone: there is no photo library, and so nothing to load.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    file = nil
  }

  init(_ file: URL) {
    itemIdentifier = nil
    self.file = file
  }

  /// What it can be loaded as.
  public var supportedContentTypes: [UTType] { file.map { [Self.type(of: $0)] } ?? [] }

  /// It as a value of the type; nil where it cannot become one.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let file else { return nil }
    return try await TransferOffer.load(type, from: [Self.offer(of: file)])
  }

  /// The same for who has no task: `completionHandler` runs once it is loaded.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let item = self
    Task {
      do { completionHandler(.success(try await item.loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
      progress.completedUnitCount = 1
    }
    return progress
  }

  private static func offer(of file: URL) -> TransferOffer {
    TransferOffer(type: type(of: file), name: file.lastPathComponent) { .file(file) }
  }

  private static func type(of file: URL) -> UTType { UTType(filenameExtension: file.pathExtension) ?? .data }
}
