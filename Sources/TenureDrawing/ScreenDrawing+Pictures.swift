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

  /// A picture of a size again and again, from the upper left corner, where it can be seen.
  private func drawTiles(_ picture: Bitmap, _ size: Spot, in area: Area) {
    guard size.x > 0, size.y > 0 else { return }
    // Small pictures are put together first.
    func count(_ length: Double, _ tile: Double, _ pixels: Int) -> Int {
      max(1, min(Int(min(length / tile, 4096).rounded(.up)), 1024 / max(1, pixels)))
    }
    let columns = count(area.width, size.x, picture.width)
    let rows = count(area.height, size.y, picture.height)
    let (width, height) = (size.x * Double(columns), size.y * Double(rows))
    func places(_ start: Double, by step: Double, from first: Double, to end: Double) -> StrideTo<Double> {
      stride(from: start + ((max(start, first) - start) / step).rounded(.down) * step, to: end, by: step)
    }
    // What is smaller than a pixel is seen as one.
    guard min(width, height) >= 1 else { return drawing.fill(.rectangle(area), .picture(picture, area)) }
    let block = picture.repeated(columns: columns, rows: rows)
    drawing.clipped(to: .rectangle(area)) {
      let seen = drawing.visible
      for y in places(area.y, by: height, from: seen.y, to: min(area.maxY, seen.maxY)) {
        for x in places(area.x, by: width, from: seen.x, to: min(area.maxX, seen.maxX)) {
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
