import CoreTransferable
import Foundation
import TenureElements
import UniformTypeIdentifiers

extension Image: Transferable {
  /// Made from the data of a picture: PNG, JPEG, GIF or WebP. It does not go over as one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
  }
}
