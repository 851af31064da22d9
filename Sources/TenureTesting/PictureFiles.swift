import Foundation
import TenureElements
import TenureLayout
import TenurePixels

/// Pictures in files, put beside one another and told apart, for `tenure preview` where there is no browser.
@MainActor package enum PictureFiles {
  /// Writes one picture of several, each below its name.
  package static func putBeside(_ pictures: [(name: String, file: String)], to file: String) throws {
    #if Fonts
      let columns = try pictures.map { one in
        let picture = try read(one.file)
        return (name: try title(one.name, width: picture.width), picture: picture)
      }
      try write(Bitmap.beside(columns, gap: 24), to: file)
    #else
      throw noFonts
    #endif
  }

  /// Writes a picture of before, now and what differs, and gives how many pixels that are; nil where nothing does.
  package static func writeDifference(from before: String, to now: String, in file: String) throws -> Int? {
    #if Fonts
      var (before, now) = (try read(before), try read(now))
      guard before != now else { return nil }
      let (width, height) = (max(before.width, now.width), max(before.height, now.height))
      (before, now) = (before.widened(to: width, height: height), now.widened(to: width, height: height))
      let difference = before.differences(from: now)
      guard difference.count > 0 else { return nil }
      let columns = try [("before", before), ("now", now), ("different", difference.picture)].map { name, picture in
        (name: try title(name, width: picture.width), picture: picture)
      }
      try write(Bitmap.beside(columns, gap: 24), to: file)
      return difference.count
    #else
      throw noFonts
    #endif
  }

  #if Fonts
    private static func read(_ file: String) throws -> Bitmap {
      guard let data = FileManager.default.contents(atPath: file), let bitmap = PNG.read(Array(data)) else {
        throw ScreenError(
          "The picture at \(file) cannot be read.", "It is no PNG file of eight bits a part, or it is not there.",
          "Take it anew.")
      }
      return bitmap
    }

    private static func write(_ bitmap: Bitmap, to file: String) throws {
      try Data(PNG.data(of: bitmap)).write(to: URL(fileURLWithPath: file))
    }

    /// A name as a strip, as wide as what stands below it.
    private static func title(_ name: String, width: Int) throws -> Bitmap {
      let screen = Screen(Text(verbatim: name).lineLimit(1))
      screen.frames.size = Size(width: Double(width) / 2, height: 32)
      screen.frames.safeArea = Insets()
      return try screen.image().bitmap
    }
  #else
    private static var noFonts: ScreenError {
      ScreenError("Screens are not drawn in this build.", "The package's trait Fonts is switched off.", "Switch it on.")
    }
  #endif
}
