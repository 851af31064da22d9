import Foundation
import TenureAssets
import TenureFrames
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  /// A picture of the program's own: a PNG file. Others, and those of the network, are a gray field.
  func drawPicture(_ element: FramedElement, _ name: String, _ area: Area, _ look: Look) {
    if let picture = Self.picture(named: name, isDark: look.palette.isDark) {
      return drawing.fill(.rectangle(area), .picture(picture, area))
    }
    leaveOut(element[.url]?.text ?? "the picture \(name)")
    drawing.fill(.rectangle(area), .ink(look.palette.faintFill))
  }

  private static func picture(named name: String, isDark: Bool) -> Bitmap? {
    #if Fonts
      guard let number = Pictures.own.number(of: name) else { return nil }
      var picture = Pictures.own.all[number]
      if isDark, let dark = picture.dark { picture = Pictures.own.all[dark] }
      guard picture.type == "image/png", let data = FileManager.default.contents(atPath: picture.path) else {
        return nil
      }
      return PNG.read(Array(data))
    #else
      return nil
    #endif
  }

  /// A text of several lines, from the top.
  func drawParagraph(_ words: String, in area: Area, _ look: Look) {
    var y = area.y + 8
    let height = look.styling.font.size * 1.2
    for line in words.split(separator: "\n", omittingEmptySubsequences: false) where y + height <= area.maxY {
      drawWords(String(line), in: Area(area.x + 5, y, area.width - 10, height), look, .leading)
      y += height
    }
  }
}
