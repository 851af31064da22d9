import Foundation

extension URL {
  /// The address of a file of a type inside this folder: its extension is appended where the name has none of the type's.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: contentType)
  }

  /// With the type's extension, unless it has one of the type's.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let extensions = contentType.tags[.filenameExtension] ?? []
    guard let first = extensions.first, !extensions.contains(pathExtension.lowercased()) else { return self }
    return appendingPathExtension(first)
  }

  /// Appends the name of a file of a type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// Appends the type's extension, unless it has one of the type's.
  public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}
