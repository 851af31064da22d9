import Foundation
import TenureDrawing
import TenurePixels

extension Screen {
  // MARK: How it looks

  /// The screen as an iPhone shows it, as a picture: drawn here, without a browser.
  ///
  ///     let image = try screen.image()
  ///     #expect(image.color(x: 196, y: 400) == "#007AFF")
  ///
  /// `scale`: pixels in a point, from 0.1 to 4. `isDark` draws the system's colours as they are in the dark; views that
  /// read `colorScheme` are told by `.environment(\.colorScheme, .dark)`, which is drawn so by itself. What moves is drawn
  /// where it ends. What is drawn how well: docs/images.md.
  public func image(
    scale: Double = 2, isDark: Bool = false, fileID: String = #fileID, line: Int = #line
  ) throws -> ScreenImage {
    try asked(fileID, line) {
      #if Fonts
        let scale = scale.isFinite ? min(max(scale, 0.1), 4) : 2
        let drawn = laidOut { frames in
          MainActor.assumeIsolated { Drawn(ScreenDrawing.draw(frames, scale: scale, isDark: isDark)) }
        }
        guard let drawn else {
          throw ScreenError(
            "The screen cannot be drawn: it has stopped.",
            stopped.map { "\($0.fact)" } ?? "Its layout came to a fault.",
            "Mend that first.")
        }
        return ScreenImage(bitmap: drawn.bitmap, scale: scale, leftOut: drawn.leftOut)
      #else
        throw ScreenError(
          "Screens are not drawn in this build.", "The package's trait Fonts is switched off.", "Switch it on.")
      #endif
    }
  }
}

private struct Drawn {
  var bitmap: Bitmap
  var leftOut: [String]

  init(_ drawn: (bitmap: Bitmap, leftOut: [String])) { (bitmap, leftOut) = drawn }
}

/// Compares the screen with a picture that is kept beside the test: a snapshot test in one line.
///
///     try expectImage(screen, named: "home")
///
/// The picture is `Images/HomeTests.home.png` beside `HomeTests.swift`. Where there is none yet it is written, and the
/// test fails once, so that somebody looks at it. `TENURE_WRITE=1` writes all anew. Where it differs, the picture of now
/// and one of the difference are written to `.build/images`. `pixels`: so many may differ.
@MainActor public func expectImage(
  _ screen: Screen, named name: String, scale: Double = 2, isDark: Bool = false, allowing pixels: Int = 0,
  filePath: String = #filePath, fileID: String = #fileID, line: Int = #line
) throws {
  let now = try screen.image(scale: scale, isDark: isDark, fileID: fileID, line: line)
  try asked(fileID, line) {
    try KeptImage(name: name, test: URL(filePath: filePath)).compare(now, allowing: pixels)
  }
}
