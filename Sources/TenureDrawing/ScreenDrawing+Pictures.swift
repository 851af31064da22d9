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

  /// A picture of a size again and again, from the upper left corner, as far as a window reaches that is moved about.
  private func drawTiles(_ picture: Bitmap, _ size: Spot, in area: Area) {
    guard size.x > 0, size.y > 0 else { return }
    // Small pictures are put together first.
    func count(_ length: Double, _ tile: Double, _ pixels: Int) -> Int {
      max(1, min(Int(min(length / tile, 4096).rounded(.up)), 1024 / max(1, pixels)))
    }
    let columns = count(area.width, size.x, picture.width)
    let rows = count(area.height, size.y, picture.height)
    let (width, height) = (size.x * Double(columns), size.y * Double(rows))
    func places(_ start: Double, _ end: Double, by step: Double, within window: Double) -> StrideTo<Double> {
      let first = start + ((max(start, -window) - start) / step).rounded(.down) * step
      return stride(from: first, to: min(end, 2 * window), by: step)
    }
    // What is smaller than a pixel is seen as one.
    guard min(width, height) >= 1 else { return drawing.fill(.rectangle(area), .picture(picture, area)) }
    let block = picture.repeated(columns: columns, rows: rows)
    drawing.clipped(to: .rectangle(area)) {
      for y in places(area.y, area.maxY, by: height, within: frames.size.height) {
        for x in places(area.x, area.maxX, by: width, within: frames.size.width) {
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
