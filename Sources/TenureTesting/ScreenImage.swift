import Foundation
import TenurePixels

/// A picture of a screen: made of the frames and the fonts alone, so that it is the same on every machine that has the
/// same fonts.
///
///     try screen.image().write(to: URL(filePath: "home.png"))
public struct ScreenImage: Sendable {
  let bitmap: Bitmap
  /// Pixels in a point.
  public let scale: Double
  /// What is on the screen and could not be drawn, one entry each: a picture of the network, a symbol that is not known.
  public let leftOut: [String]

  /// In pixels.
  public var width: Int { bitmap.width }
  /// In pixels.
  public var height: Int { bitmap.height }

  /// The picture as a PNG file; empty where the package was built without its trait Fonts.
  public var pngData: Data {
    #if Fonts
      Data(PNG.data(of: bitmap))
    #else
      Data()
    #endif
  }

  /// Without what is empty around the view, but with a margin, in points.
  package func fitted(margin: Int) -> ScreenImage {
    ScreenImage(bitmap: bitmap.fitted(margin: Int((Double(margin) * scale).rounded())), scale: scale, leftOut: leftOut)
  }

  /// Writes it as a PNG file, with the folders that are missing.
  public func write(to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try pngData.write(to: url)
  }

  /// The colour at a place, in points: `#RRGGBB`; nil beside the picture.
  public func color(x: Double, y: Double) -> String? {
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    let (column, row) = (Int((x * scale).rounded(.down)), Int((y * scale).rounded(.down)))
    guard (0..<width).contains(column), (0..<height).contains(row) else { return nil }
    let ink = bitmap[column, row]
    return "#"
      + [ink.red, ink.green, ink.blue].map { part in
        let byte = Int((part * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }
}
