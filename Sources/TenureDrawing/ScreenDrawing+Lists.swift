import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender

extension ScreenDrawing {
  func drawList(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content) else { return }
    let whole = reachingOut(area, element.content)
    let ground = element.rowGround
    let hidesGround = element.modifier(.scrollContentBackground)?.attributes[.value]?.text == "hidden"
    if !hidesGround {
      drawing.fill(.rectangle(whole), .ink(ground == .none ? look.ink("background") ?? .white : look.palette.ground))
    }
    drawing.clipped(to: .rectangle(whole)) {
      var rows: [FramedElement] = []
      var isFirst = true
      for child in element.plainChildren {
        if child.role != .section {
          rows.append(child)
          continue
        }
        self.drawRows(rows, ground, hasTop: isFirst, look)
        rows = []
        isFirst = false
        self.draw(child, look)
      }
      self.drawRows(rows, ground, hasTop: isFirst, look)
    }
  }

  /// A head of grey words over rows; on a phone there is none.
  func drawTable(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content) else { return }
    let whole = reachingOut(area, element.content)
    drawing.fill(.rectangle(whole), .ink(look.ink("background") ?? .white))
    if let head = element.part("header"), let place = self.area(head.outer) {
      draw(head.children, look.secondary)
      drawLine(Area(place.x, place.maxY - 1 / 3, place.width, 1 / 3), look)
    }
    drawing.clipped(to: .rectangle(whole)) { self.drawRows(element.plainChildren, .none, hasTop: false, look) }
  }

  func drawSection(_ element: FramedElement, _ look: Look) {
    guard element.isInside(.list) || element.isInside(.form) else { return drawAll(element, look) }
    var small = look
    if look.foreground == nil { small.plainForeground = "secondary" } else { small.foreground = "secondary" }
    small.styling.read(.font, .text("footnote"), Attributes())
    var head = look.styling.hasProminentHeaders ? look : small
    head.styling = look.styling.ofHeader
    draw(element.part("header")?.children ?? [], head)
    draw(element.part("footer")?.children ?? [], small)
    let follows = element.parentElement?.plainChildren.first.map { $0 !== element } ?? false
    let hasHeader = element.part("header")?.children.isEmpty == false
    drawRows(element.plainChildren, element.rowGround, hasTop: hasHeader || !follows, look)
  }

  /// Rows that stand together, on a ground of their own unless the list is plain: then there is a line above the first one
  /// too, where nothing but a header or the upper end of the list is above it.
  private func drawRows(_ rows: [FramedElement], _ ground: RowGround, hasTop: Bool, _ look: Look) {
    if look.styling.rowSpacing != nil, rows.count > 1 {
      // Each on a card of its own.
      for row in rows { drawRows([row], ground, hasTop: false, look) }
      return
    }
    let placed = rows.flatMap(\.withDisclosedRows).compactMap { row in area(row.listRow).map { (row: row, area: $0) } }
    guard let first = placed.first?.area, let last = placed.last?.area else { return }
    let card = Area(first.x, first.y, first.width, last.maxY - first.y)
    let isSidebar = rows[0].isInSidebar(in: frames.size)
    let outline = ground == .cards ? Outline.rectangle(card, radius: 10) : .rectangle(card)
    // A background of a row's own stands instead of the card, so that a clear one shows what is behind the list.
    let haveOwn = rows.contains { $0.rowModifier(.listRowBackground) != nil }
    let hasCard = ground != .none && !isSidebar
    if hasCard, !haveOwn { drawing.fill(outline, .ink(look.palette.card)) }
    drawing.clipped(to: outline) {
      for (row, area) in placed {
        if hasCard, haveOwn, row.rowModifier(.listRowBackground) == nil {
          drawing.fill(.rectangle(area), .ink(look.palette.card))
        }
        if let style = row.rowModifier(.listRowBackground)?.attributes[.value]?.text,
          let paint = look.paint(style, in: area)
        {
          drawing.fill(.rectangle(area), paint)
        }
        if row.modifier(.selected) != nil {
          drawing.fill(.rectangle(area, radius: isSidebar ? 10 : 0), .ink(look.palette.fill))
        }
      }
    }
    // No row stands out of the corners of its card.
    func drawEach() { drawRows(placed, ground, hasTop: hasTop, isSidebar, look) }
    if ground == .cards, !isSidebar { drawing.clipped(to: outline, drawEach) } else { drawEach() }
    if ground == .bands, !isSidebar {
      drawLine(Area(card.x, card.y, card.width, 1 / 3), look)
      drawLine(Area(card.x, card.maxY - 1 / 3, card.width, 1 / 3), look)
    }
  }

  /// The rows themselves, and the lines between them.
  private func drawRows(
    _ placed: [(row: FramedElement, area: Area)], _ ground: RowGround, hasTop: Bool, _ isSidebar: Bool, _ look: Look
  ) {
    for (index, (row, area)) in placed.enumerated() {
      // What a disclosure group shows is drawn with it.
      if row.parentElement?.disclosesRows != true { draw(row, look) }
      drawEditing(of: row, in: area, look)
      let isHidden = row.rowModifier(.listRowSeparator)?.attributes[.value]?.text == "hidden"
      if isHidden || isSidebar || (index == placed.count - 1 && ground != .none) { continue }
      // The line begins below the first words of the row.
      let content = row.firstText.flatMap { self.area($0.outer) } ?? self.area(row.outer)
      let inset = content.map { max(0, look.isRightToLeft ? area.maxX - $0.maxX : $0.x - area.x) } ?? 16
      let x = look.isRightToLeft ? area.x : area.x + inset
      if index == 0, ground == .none, hasTop { drawLine(Area(x, area.y, area.width - inset, 1 / 3), look) }
      drawLine(Area(x, area.maxY - 1 / 3, area.width - inset, 1 / 3), look)
    }
  }
}

extension ScreenDrawing {
  /// What a user deletes, selects or moves the row by.
  private func drawEditing(of row: FramedElement, in area: Area, _ look: Look) {
    let (left, right) = (area.x + 31, area.maxX - 31)
    let (leading, trailing) = look.isRightToLeft ? (right, left) : (left, right)
    let circle = Outline.circle(Spot(leading, area.middle.y), 11)
    var stroke = Stroke(width: 1.5)
    (stroke.cap, stroke.join) = (.round, .round)
    switch row.editingMark {
    case nil: break
    case .delete:
      drawing.fill(circle, .ink(look.ink("red") ?? .black))
      drawing.fill(.rectangle(Area(leading - 6, area.middle.y - 1, 12, 2), radius: 1), .ink(.white))
    case .select(false):
      drawing.stroke(.circle(Spot(leading, area.middle.y), 10.25), .ink(look.ink("tertiary") ?? .black), stroke)
    case .select(true):
      drawing.fill(circle, .ink(look.tintInk))
      stroke.width = 2
      let spots = [(-4.5, 0.5), (-1.5, 3.5), (4.5, -3.5)].map { Spot(leading + $0.0, area.middle.y + $0.1) }
      drawing.stroke(Outline([.move(spots[0]), .line(spots[1]), .line(spots[2])]), .ink(.white), stroke)
    }
    guard row.hasHandle else { return }
    for line in -1...1 {
      let bar = Area(trailing - 10, area.middle.y + Double(line) * 5 - 0.75, 20, 1.5)
      drawing.fill(.rectangle(bar, radius: 0.75), .ink(look.ink("tertiary") ?? .black))
    }
  }
}

extension FramedElement {
  /// It and, of a disclosure group, the rows that it shows.
  fileprivate var withDisclosedRows: [FramedElement] {
    disclosesRows && self[.value]?.flag == true ? [self] + plainChildren.flatMap(\.withDisclosedRows) : [self]
  }

  /// The first element with words that has a place.
  fileprivate var firstText: FramedElement? {
    if role == .text { return outer == nil ? nil : self }
    if role.isAside || [.textField, .secureField, .textEditor].contains(role) { return nil }
    for child in children { if let found = child.firstText { return found } }
    return nil
  }
}
