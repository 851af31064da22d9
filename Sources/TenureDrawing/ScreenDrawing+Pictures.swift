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
    func drawPlain() {
      guard element[.style]?.text == "tile", let size = PictureSizes.size(element.attributes) else {
        return drawing.fill(.rectangle(area), .picture(picture, area))
      }
      drawTiles(picture, Spot(size.width, size.height), in: area)
    }
    guard element[.rendering]?.text == "template" else { return drawPlain() }
    drawing.fill(drawing.mask(drawing: drawPlain), .ink(look.foregroundInk))
  }

  /// A picture of a size again and again, from the upper left corner.
  private func drawTiles(_ picture: Bitmap, _ size: Spot, in area: Area) {
    // No screen is larger than this, and small pictures are put together first.
    func count(_ length: Double, _ tile: Double, _ pixels: Int) -> Int {
      max(1, min(Int(min(length / tile, 4096).rounded(.up)), 1024 / max(1, pixels)))
    }
    guard size.x > 0, size.y > 0 else { return }
    let columns = count(area.width, size.x, picture.width)
    let rows = count(area.height, size.y, picture.height)
    let block = picture.repeated(columns: columns, rows: rows)
    let (width, height) = (size.x * Double(columns), size.y * Double(rows))
    drawing.clipped(to: .rectangle(area)) {
      for y in stride(from: area.y, to: min(area.maxY, area.y + 4096), by: max(height, 1)) {
        for x in stride(from: area.x, to: min(area.maxX, area.x + 4096), by: max(width, 1)) {
          let place = Area(x, y, width, height)
          drawing.fill(.rectangle(place), .picture(block, place))
        }
      }
    }
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
