import Foundation
import TenureAssets
import TenureLayout
import TenurePixels
import TenureRender

/// The pictures that a drawing shows, each read once.
struct PictureShelf {
  private var read: [String: Bitmap?] = [:]

  /// Nil for what cannot be drawn: a picture of the network, a file that is neither PNG nor JPEG.
  mutating func picture(of facts: Attributes, isDark: Bool) -> Bitmap? {
    #if Fonts
      let address = facts[.url]?.text
      let file = address == nil ? Self.file(named: facts[.value]?.text ?? "", isDark: isDark) : nil
      guard let key = address ?? file?.path else { return nil }
      if let known = read[key] { return known }
      let bytes =
        address.flatMap { Pictures.bytes(inAddress: $0) }
        ?? file.flatMap { FileManager.default.contents(atPath: $0.path) }.map { [UInt8]($0) }
      let bitmap = bytes.flatMap(Self.bitmap)
      read[key] = .some(bitmap)
      return bitmap
    #else
      return nil
    #endif
  }

  #if Fonts
    /// Upright, however the camera was held.
    private static func bitmap(_ bytes: [UInt8]) -> Bitmap? {
      let header = PictureHeader(bytes)
      return header?.format == .jpeg
        ? JPEG.read(bytes)?.turned(header?.orientation ?? 1) : PNG.read(bytes)
    }
  #endif

  private static func file(named name: String, isDark: Bool) -> Pictures.Picture? {
    guard let number = Pictures.own.number(of: name) else { return nil }
    let plain = Pictures.own.all[number]
    return isDark ? plain.dark.map { Pictures.own.all[$0] } ?? plain : plain
  }

  /// What a picture is called in a list of what could not be drawn.
  static func name(of facts: Attributes) -> String {
    guard let address = facts[.url]?.text else { return "the picture \(facts[.value]?.text ?? "")" }
    return address.hasPrefix("data:") ? "a picture of \(address.prefix { $0 != ";" }.dropFirst(5))" : address
  }
}
