import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender

// What lies over a screen, which is dimmed below it.
extension ScreenDrawing {
  func drawPresentation(_ element: FramedElement, _ whole: Area, _ look: Look) {
    if element.role != .cover {
      drawing.fill(.rectangle(whole), .ink(Ink(0, 0, 0, look.palette.isDark ? 0.48 : 0.2)))
    }
    switch element.role {
    case .cover: drawSheet(element, whole, look)
    case _ where element.isSheet(in: frames.size): drawSheet(element, whole, look)
    case .dialog: drawDialog(element, look)
    default: drawAlert(element, look)
    }
  }

  private func drawSheet(_ element: FramedElement, _ whole: Area, _ look: Look) {
    let isSheet = element.role != .cover
    var look = look
    look.palette.isElevated = isSheet
    look.palette.isDark = element.isPreferredDark ?? look.palette.isDark
    let inMiddle = isSheet ? FramedElement.sheetCard(in: frames.size) : nil
    let top = isSheet ? element.sheetTop(in: frames.size, frames.safeArea) : 0
    let card =
      inMiddle.map { Area(whole.middle.x - $0.width / 2, whole.middle.y - $0.height / 2, $0.width, $0.height) }
      ?? Area(0, top, whole.width, whole.height - top)
    let radius = element[.modifier(.presentationCornerRadius)]?.number ?? 10
    let low = inMiddle == nil ? 0 : radius
    let outline = isSheet ? Outline.rectangle(card, radii: (radius, radius, low, low)) : .rectangle(card)
    let ground = element.hasGroupedList ? look.palette.ground : look.ink("background") ?? .white
    let said = element[.modifier(.presentationBackground)]?.text.flatMap { look.paint($0, in: card) }
    drawing.fill(outline, said ?? .ink(ground))
    drawing.clipped(to: outline) { self.draw(element.plainChildren, look) }
    guard isSheet, inMiddle == nil, element.hasDragIndicator else { return }
    let bar = Area(card.middle.x - 18, card.y + 5, 36, 5)
    drawing.fill(.rectangle(bar, radius: 2.5), .ink(look.ink("tertiary") ?? .clear))
  }

  /// The words and the answers on one card, and below it the one that cancels.
  private func drawDialog(_ element: FramedElement, _ look: Look) {
    let ground = look.palette.isDark ? Ink(0x2C2C2E) : Ink(0xF9F9F9)
    let cancelling = (element.children + (element.part("actions")?.children ?? [])).filter(\.isCancelling)
    for card in [area(element.track)] + cancelling.map({ area($0.listRow) }) {
      if let card { drawing.fill(.rectangle(card, radius: 14), .ink(ground)) }
    }
    drawWordsAndAnswers(of: element, look.secondary, look)
    guard let card = area(element.track) else { return }
    drawLines(between: element, in: card, look)
  }

  private func drawAlert(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content) else { return }
    let outline = Outline.rectangle(area, radius: 14)
    drawing.shadow(of: drawing.mask(of: outline), Ink(0, 0, 0, 0.2), radius: 20, x: 0, y: 6)
    drawing.fill(outline, .ink(look.palette.isDark ? Ink(0x2C2C2E) : Ink(0xF9F9F9)))
    drawWordsAndAnswers(of: element, look, look)
    drawLines(between: element, in: area, look)
  }

  private func drawWordsAndAnswers(of element: FramedElement, _ words: Look, _ answers: Look) {
    for child in element.children {
      let isWords = child.role == .part && child[.role]?.text != "actions"
      for one in child.role == .part ? child.children : [child] {
        var look = isWords ? words : answers
        if one.isField, !isWords {
          look.styling = look.styling.inAlertField
          look.styles[.textFieldStyle] = "roundedBorder"
        }
        draw(one, look)
      }
    }
  }

  /// Lines above the answers, and between two that stand side by side.
  private func drawLines(between element: FramedElement, in card: Area, _ look: Look) {
    for answer in element.children + (element.part("actions")?.children ?? []) {
      guard let cell = area(answer.listRow), cell.y > card.y + 1, cell.maxY < card.maxY + 1 else { continue }
      drawLine(Area(cell.x, cell.y, cell.width, 1 / 3), look)
      if cell.x > card.x + 1 { drawLine(Area(cell.x, cell.y, 1 / 3, cell.height), look) }
    }
  }
}
