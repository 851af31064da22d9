import Foundation

/// The font that pages are shown in where the reader's machine has none of Apple's: Inter, which layout measures texts with. Debian's
/// package `fonts-inter` puts its files there; without them a page uses the reader's own font. From 20 points on it is the
/// face for display, which is narrower. `fonts-quicksand` has the rounded one.
enum PageFont {
  private static let folder = "/usr/share/fonts"
  /// What a page may ask for, and the file that it gets.
  private static let files = [
    "/font/300": "opentype/inter/Inter-Light.otf", "/font/400": "opentype/inter/Inter-Regular.otf",
    "/font/500": "opentype/inter/Inter-Medium.otf", "/font/600": "opentype/inter/Inter-SemiBold.otf",
    "/font/700": "opentype/inter/Inter-Bold.otf", "/font/400-italic": "opentype/inter/Inter-Italic.otf",
    "/font/display-200": "opentype/inter/InterDisplay-ExtraLight.otf",
    "/font/display-300": "opentype/inter/InterDisplay-Light.otf",
    "/font/display-400": "opentype/inter/InterDisplay-Regular.otf",
    "/font/display-500": "opentype/inter/InterDisplay-Medium.otf",
    "/font/display-600": "opentype/inter/InterDisplay-SemiBold.otf",
    "/font/display-700": "opentype/inter/InterDisplay-Bold.otf",
    "/font/display-800": "opentype/inter/InterDisplay-ExtraBold.otf",
    "/font/rounded-300": "truetype/quicksand/Quicksand-Light.ttf",
    "/font/rounded-500": "truetype/quicksand/Quicksand-Medium.ttf",
    "/font/rounded-700": "truetype/quicksand/Quicksand-Bold.ttf",
  ]

  /// Nil for what is no font of ours, and where the file is not installed.
  static func response(to path: String) -> Response? {
    guard let file = files[path], let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
      return nil
    }
    return Response(
      type: "font/\(file.suffix(3))", body: Array(data), headers: Document.headers(cache: "max-age=86400"))
  }
}
