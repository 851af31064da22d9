import Foundation

/// The font that pages are shown in where the reader's machine has none of Apple's: Inter, which layout measures texts with. Debian's
/// package `fonts-inter` puts its files there; without them a page uses the reader's own font. From 20 points on it is the
/// face for display, which is narrower.
enum PageFont {
  private static let folder = "/usr/share/fonts/opentype/inter"
  /// What a page may ask for, and the file that it gets.
  private static let files = [
    "/font/300": "Inter-Light.otf", "/font/400": "Inter-Regular.otf", "/font/500": "Inter-Medium.otf",
    "/font/600": "Inter-SemiBold.otf", "/font/700": "Inter-Bold.otf", "/font/400-italic": "Inter-Italic.otf",
    "/font/display-200": "InterDisplay-ExtraLight.otf", "/font/display-300": "InterDisplay-Light.otf",
    "/font/display-400": "InterDisplay-Regular.otf", "/font/display-500": "InterDisplay-Medium.otf",
    "/font/display-600": "InterDisplay-SemiBold.otf", "/font/display-700": "InterDisplay-Bold.otf",
    "/font/display-800": "InterDisplay-ExtraBold.otf",
  ]

  /// Nil for what is no font of ours, and where the file is not installed.
  static func response(to path: String) -> Response? {
    guard let file = files[path], let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else {
      return nil
    }
    return Response(type: "font/otf", body: Array(data), headers: Document.headers(cache: "max-age=86400"))
  }
}
