import TenureFrames
import TenurePixels
import TenureRender
import TenureText

// What date pickers show that are no field.
extension ScreenDrawing {
  /// Wheels side by side, what is chosen in the middle of each.
  func drawWheels(_ wheels: [DateWords.Wheel], in area: Area, _ look: Look) {
    let bar = Area(area.x + 9, area.middle.y - 16, area.width - 18, 32)
    drawing.fill(.rectangle(bar, radius: 8), .ink(look.palette.faintFill))
    let parts = wheels.reduce(0) { $0 + $1.part }
    var x = bar.x
    for wheel in wheels {
      let width = bar.width * wheel.part / parts
      let place = look.isRightToLeft ? bar.x + bar.maxX - x - width : x
      for (index, words) in wheel.words.enumerated() {
        let row = Area(place, bar.y + Double(index - DateWords.around) * 32, width, 32)
        drawWords(words, in: row, index == DateWords.around ? look : look.secondary)
      }
      x += width
    }
  }

  /// The days of a month, the chosen one in a circle.
  func drawMonth(_ month: DateWords.Month, in area: Area, _ look: Look) {
    var (title, tinted, names, chosen) = (look, look, look, look)
    title.styling.read(.font, .text("headline"), Attributes())
    names.styling.read(.font, .text("footnote semibold"), Attributes())
    names.foreground = "tertiary"
    tinted.foreground = "tint"
    chosen.foreground = "tint"
    chosen.styling.read(.font, .text("title2 medium"), Attributes())
    var days = look
    days.styling.read(.font, .text("title3"), Attributes())
    let width = area.width / 7
    func column(_ index: Int) -> Double {
      area.x + width * Double(look.isRightToLeft ? 6 - index : index)
    }
    drawWords(month.title, in: Area(area.x + 16, area.y, area.width - 32, 44), title, .leading)
    // To the month before and to the one behind.
    for (index, points) in [(5, 1.0), (6, -1.0)] {
      let (x, y) = (column(index) + width / 2, area.y + 22)
      let out = (look.isRightToLeft ? -points : points) * 4
      var stroke = Stroke(width: 2.5)
      (stroke.cap, stroke.join) = (.round, .round)
      let line = Outline([.move(Spot(x + out, y - 7)), .line(Spot(x - out, y)), .line(Spot(x + out, y + 7))])
      drawing.stroke(line, .ink(look.tintInk), stroke)
    }
    for (index, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
      drawWords(name, in: Area(column(index), area.y + 44, width, 26), names)
    }
    for day in 1...max(1, month.days) {
      let place = month.skipped + day - 1
      let cell = Area(column(place % 7), area.y + 70 + Double(place / 7) * 44, width, 44)
      if day == month.day { drawing.fill(.circle(cell.middle, 22), .ink(look.tintInk.opacity(0.12))) }
      drawWords("\(day)", in: cell, day == month.day ? chosen : days)
    }
  }
}
