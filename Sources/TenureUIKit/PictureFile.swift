import Foundation
import TenureAssets

/// The bytes of a picture, and what their first ones say.
struct PictureFile {
  let data: Data
  let header: PictureHeader

  init?(_ data: Data) {
    guard let header = PictureHeader([UInt8](data)) else { return nil }
    (self.data, self.header) = (data, header)
  }

  /// An address that holds the picture itself.
  var url: URL? { URL(string: "data:image/\(header.format.rawValue);base64,\(data.base64EncodedString())") }
}
