import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender

extension ScreenDrawing {
  /// The window, its screens and bars, and what lies over them.
  func drawScreen(_ element: FramedElement, _ look: Look) {
    let whole = Area(0, 0, frames.size.width, frames.size.height)
    switch element.role {
    case .window:
      let layers = element.children.filter(\.role.isPresentation)
      let asking = layers.lastIndex { $0.role == .alert || $0.role == .dialog } ?? -1
      var below = look
      below.isDimmed = asking >= 0
      draw(element.children.filter { !$0.role.isPresentation && $0.role != .toolbar }, below)
      for (index, layer) in layers.enumerated() { draw(layer, index < asking ? below : look) }
    case .screen:
      // That of a column that a phone does not show has no place.
      guard area(element.outer) != nil || element.parentElement?.parentElement?.role != .splitView else { return }
      let area = area(element.outer) ?? whole
      drawing.fill(
        .rectangle(reachingOut(area, element.outer)),
        .ink(element.hasGroupedList ? look.palette.ground : look.ink("background") ?? .white))
      draw(element.plainChildren.filter { $0.role != .toolbar }, look)
      drawBar(element, look)
    case .sheet, .cover, .popover, .alert, .dialog: drawPresentation(element, whole, look)
    case .tabs: drawTabs(element, look)
    case .toolbarItem: draw(element.children, look)
    case .toolbar: break
    case .splitView:
      draw(element.plainChildren, look)
      for column in element.plainChildren.dropFirst() {
        if let area = area(column.outer), area.x > 1 { drawLine(Area(area.x, 0, 1 / 3, whole.height), look) }
      }
    default: draw(element.plainChildren, look)
    }
  }

  // MARK: Bars

  private func drawBar(_ screen: FramedElement, _ look: Look) {
    guard screen[.hidesBar]?.flag != true else { return }
    if let bar = screen.bar {
      if let foot = area(bar.foot), let area = area(screen.outer), screen.scrolls(below: foot.y) {
        let end = reachingOut(area, screen.outer).maxY
        drawing.fill(.rectangle(Area(foot.x, foot.y, foot.width, end - foot.y)), look.palette.bar)
        drawLine(Area(foot.x, foot.y, foot.width, 1 / 3), look)
      }
      var button = look
      button.foreground = "tint"
      if let back = area(bar.back) {
        var stroke = Stroke(width: 3)
        (stroke.cap, stroke.join) = (.round, .round)
        let y = back.middle.y
        let (tip, tail) =
          look.isRightToLeft ? (back.maxX - 8, back.maxX - 16) : (back.x + 8, back.x + 16)
        drawing.stroke(
          Outline([.move(Spot(tail, y - 8.5)), .line(Spot(tip, y)), .line(Spot(tail, y + 8.5))]),
          .ink(look.tintInk), stroke)
        drawWords(of: bar.backTitle, button)
      }
      drawWords(of: bar.cancel, button)
      var title = look
      title.foreground = nil
      title.styling = look.styling.ofTitle
      drawWords(of: bar.title, title)
      if let arrow = area(bar.titleArrow) {
        drawing.fill(.ellipse(arrow), .ink(look.palette.fill))
        var stroke = Stroke(width: 1.5)
        (stroke.cap, stroke.join) = (.round, .round)
        let (x, y) = (arrow.middle.x, arrow.middle.y + 0.5)
        let line = Outline([.move(Spot(x - 3.5, y - 1.75)), .line(Spot(x, y + 1.75)), .line(Spot(x + 3.5, y - 1.75))])
        drawing.stroke(line, .ink(look.ink("secondary") ?? .black), stroke)
      }
      var look = look
      look.styling = look.styling.inBar.withToolbarToggles
      for tools in screen.children where tools.role == .toolbar {
        let own = look.with(tools)
        // What is no button is no link either.
        for item in tools.children where item[.placement]?.text != "keyboard" { draw(item, own) }
      }
    }
  }

  private func drawTabs(_ element: FramedElement, _ look: Look) {
    let tabs = element.children.flatMap { $0.role == .tabSection ? $0.children : [$0] }.filter { $0.role == .tab }
    let shown = tabs.first { $0[.selected]?.flag == true }
    if let shown {
      draw(shown.plainChildren, look)
    } else {
      draw(element.plainChildren.filter { $0.role != .tab }, look)
    }
    guard let area = area(element.tabBar) else {
      let style = element.modifier(.tabViewStyle)?.attributes[.value]?.text ?? ""
      if style == "page never" || !style.hasPrefix("page") { return }
      return drawDots(tabs.count, tabs.firstIndex { $0 === shown }, in: self.area(element.content), look)
    }
    let bar = Area(area.x, area.y, area.width, frames.size.height - area.y)
    drawing.fill(.rectangle(bar), look.palette.bar)
    drawLine(Area(bar.x, bar.y, bar.width, 1 / 3), look)
    guard !tabs.isEmpty else { return }
    let width = area.width / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      var item = look
      item.foreground = tab === shown ? "tint" : "gray"
      item.symbolForm = "fill"
      item.styling.read(.font, .text("10.0"), Attributes())
      item.styling.read(.fontWeight, .text("medium"), Attributes())
      let column = look.isRightToLeft ? tabs.count - 1 - index : index
      let place = Area(area.x + Double(column) * width, area.y, width, 49)
      let icon = tab.part("label")?.firstSymbol ?? tab.part("header")?.firstSymbol
      if let icon { drawSymbol(icon, in: Area(place.middle.x - 12, place.y + 6, 24, 24), item) }
      let words = tab.part("label")?.firstWords ?? tab.part("header")?.firstWords ?? ""
      drawWords(words, in: Area(place.x, icon == nil ? place.y : place.y + 33, width, icon == nil ? 49 : 13), item)
      if let badge = tab.badgeOfTab {
        var small = look
        small.foreground = "white"
        small.styling.read(.font, .text("13.0"), Attributes())
        let wide = max(18, self.width(of: badge, small) + 10)
        let spot = Area(place.middle.x + 3, place.y + 2, wide, 18)
        drawing.fill(.rectangle(spot, radius: 9), .ink(look.ink("red") ?? .black))
        drawWords(badge, in: spot, small)
      }
    }
  }

  /// Of pages: white on whatever is below, and on a pill where the style asks for it.
  private func drawDots(_ count: Int, _ shown: Int?, in area: Area?, _ look: Look) {
    guard count > 1, let area else { return }
    let width = Double(count) * 18 - 10
    let middle = Spot(area.middle.x, area.maxY - 20)
    if look.styles[.indexViewStyle] == "page always" {
      let pill = Area(middle.x - width / 2 - 12, middle.y - 13, width + 24, 26)
      drawing.fill(.rectangle(pill, radius: 13), .ink(look.palette.isDark ? Ink(0x48484A) : Ink(0xB4B4B8)))
    }
    for index in 0..<count {
      let place = look.isRightToLeft ? count - 1 - index : index
      let x = middle.x - width / 2 + Double(place) * 18 + 4
      drawing.fill(.circle(Spot(x, middle.y), 4), .ink(Ink.white.opacity(index == shown ? 1 : 0.4)))
    }
  }
}

extension FramedElement {
  /// A list or form in it has the ground of groups.
  var hasGroupedList: Bool {
    if role == .form { return true }
    if role == .list {
      return rowGround != .none
        && modifier(.scrollContentBackground)?.attributes[.value]?.text != "hidden"
    }
    if [.sheet, .popover, .scroll].contains(role) { return children.count == 1 && children[0].hasGroupedList }
    // What stands above a list is on the screen's own ground.
    return [.layered, .navigationStack].contains(role)
      && children.contains { $0.role != .part && $0.hasGroupedList }
      || role == .screen && children.contains { $0.hasGroupedList }
  }

  /// The name of the first system symbol in it.
  var firstSymbol: String? {
    if role == .image, let name = self[.value]?.text, name.hasPrefix("system:") { return String(name.dropFirst(7)) }
    for child in children { if let name = child.firstSymbol { return name } }
    return nil
  }
}
