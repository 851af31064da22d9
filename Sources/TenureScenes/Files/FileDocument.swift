import Foundation
import TenureCombine
import TenureElements
@_spi(Tree) import TenureTree
import UniformTypeIdentifiers

/// A document that is a value, and how it is read from a file and written to one.
///
///     struct Note: FileDocument {
///       static var readableContentTypes: [UTType] { [.plainText] }
///       var text = ""
///
///       init(configuration: ReadConfiguration) throws {
///         text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///       }
///       func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///         FileWrapper(regularFileWithContents: Data(text.utf8))
///       }
///     }
public protocol FileDocument {
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as: those that it can be read from, unless it says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// The document of a file.
  init(configuration: ReadConfiguration) throws
  /// The file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type that is wanted.
  public let contentType: UTType
  /// The file that it was read from.
  public let existingFile: FileWrapper?
}

/// A document that is an object, and how it is read from a file and written to one.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
  /// What is written: the document at one moment.
  associatedtype Snapshot
  /// The types that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that it can be written as: those that it can be read from, unless it says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// The document of a file.
  init(configuration: ReadConfiguration) throws
  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// The file of what the document was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What it is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
