import Foundation
import TenureAssets
import TenureFrames
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  /// A picture of the program's own: a PNG or JPEG file, or one whose address holds it. Others, and those of the network, are a
  /// gray field.
  func drawPicture(_ element: FramedElement, _ area: Area, _ look: Look) {
    guard let picture = pictures.picture(of: element.attributes, isDark: look.palette.isDark) else {
      leaveOut(PictureShelf.name(of: element.attributes))
      return drawing.fill(.rectangle(area), .ink(look.palette.faintFill))
    }
    func drawPlain() { drawing.fill(.rectangle(area), .picture(picture, area)) }
    guard element[.rendering]?.text == "template" else { return drawPlain() }
    drawing.fill(drawing.mask(drawing: drawPlain), .ink(look.foregroundInk))
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
