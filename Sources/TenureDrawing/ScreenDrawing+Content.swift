import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender

extension ScreenDrawing {
  /// What an element is by itself, without what its modifiers say.
  func drawContent(_ element: FramedElement, _ look: Look) {
    switch element.role {
    case .text: drawText(element, look)
    case .image, .awaitedPicture: drawImage(element, look)
    case .color: drawColor(element, look)
    case .shape: drawShape(element, look)
    case .canvas: drawCanvas(element, look)
    case .divider:
      if let area = area(element.content) { drawLine(area, look) }
    case .spacer, .contextMenu, .swipeActions, .menuItems, .fileImporter, .fileExporter: break
    case .layered: drawLayers(element, look)
    case .clipped:
      guard let area = area(element.content), let path = element[.path]?.text else {
        return draw(element.children, look)
      }
      let outline = Outline(svg: path).moved(by: .translation(area.x, area.y))
      drawing.clipped(to: outline, evenOdd: element[.evenOdd]?.flag == true) { self.draw(element.children, look) }
    case .scroll:
      guard let area = area(element.content) else { return }
      drawing.clipped(to: .rectangle(reachingOut(area, element.content))) { self.draw(element.children, look) }
    case .list, .form: drawList(element, look)
    case .section: drawSection(element, look)
    case .table: drawTable(element, look)
    case .window, .navigationStack, .splitView, .screen, .tabs, .tab, .sheet, .cover, .popover, .alert, .dialog,
      .toolbar, .toolbarItem:
      drawScreen(element, look)
    default: drawControl(element, look)
    }
  }

  func drawLine(_ area: Area, _ look: Look) {
    drawing.fill(.rectangle(area), .ink(look.ink("separator") ?? .clear))
  }

  private func drawColor(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content), let style = element[.value]?.text,
      let paint = look.paint(style, in: area)
    else { return }
    drawing.fill(.rectangle(drawing.snapped(area)), paint)
  }

  /// Behind, the view itself, in front; cut along a mask if there is one.
  private func drawLayers(_ element: FramedElement, _ look: Look) {
    let parts = element.children.filter { $0.role == .part && $0[.role]?.text != "mask" }
    let mask = element.children.first { $0[.role]?.text == "mask" }
    func drawAll() {
      for part in parts where part[.role]?.text == "background" { draw(part.children, look) }
      draw(element.plainChildren, look)
      for part in parts where part[.role]?.text != "background" { draw(part.children, look) }
    }
    guard let mask else { return drawAll() }
    drawing.layered(mask: { self.drawing.mask { self.draw(mask.children, look) } }, drawAll)
  }
}
