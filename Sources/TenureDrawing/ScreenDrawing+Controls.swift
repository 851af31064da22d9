import TenureFrames
import TenureLayout
import TenurePixels
import TenureRender
import TenureText

extension ScreenDrawing {
  func drawControl(_ element: FramedElement, _ look: Look) {
    guard let area = area(element.content) ?? area(element.outer) else { return draw(element.plainChildren, look) }
    var look = look
    if element[.disabled]?.flag == true { look.isDisabled = true }
    switch element.role {
    case .button, .link, .navigationLink: drawButton(element, area, look)
    case .toggle where look.styling.toggleStyle == "button":
      let isOn = element[.value]?.flag == true
      if isOn {
        drawing.fill(.rectangle(area, radius: 7), .ink(look.isDisabled ? look.palette.faintFill : look.tintInk))
      }
      var inside = look
      inside.foreground = look.foreground ?? (look.isDisabled ? "tertiary" : isOn ? "white" : "tint")
      inside.isDisabled = false
      draw(element.plainChildren, inside)
    case .toggle where look.styling.toggleStyle == "custom":
      look.styling = look.styling.insideToggle
      draw(element.plainChildren, look)
    case .toggle:
      drawLabel(element, look)
      drawSwitch(isOn: element[.value]?.flag == true, in: trailing(area, 51, 31, look), look)
    case .slider: drawSlider(element, look)
    case .stepper:
      drawLabel(element, look)
      drawStepper(in: trailing(area, 94, 32, look), look)
    case .progress: drawProgress(element, area, look)
    case .gauge: drawGauge(element, area, look)
    case .textField, .secureField, .textEditor: drawField(element, area, look)
    case .searchField:
      // Its height is the same with every size of texts.
      var inBar = look
      inBar.styling = look.styling.inBar
      drawField(element, area, inBar)
    case .picker: drawPicker(element, area, look)
    case .datePicker where look.styling.datePickerStyle == "graphical" && element.month != nil:
      if let month = element.month, let place = self.area(element.track) { drawMonth(month, in: place, look) }
      var small = look
      small.styling = look.styling.ofPills
      for (words, pill) in zip(element.dateWords.dropFirst(), element.pills?.children ?? []) {
        if let place = self.area(pill) { drawPill(words, in: place, small) }
      }
      if let place = self.area(element.pills) {
        drawWords("Time", in: Area(area.x + 16, place.y, area.width / 2, place.height), look, .leading)
      }
    case .datePicker where look.styling.datePickerStyle == "wheel":
      drawLabel(element, look)
      if let place = self.area(element.track) {
        drawWheels(DateWords.wheels(of: element[.value]?.text ?? ""), in: place, look)
      }
    case .datePicker:
      drawLabel(element, look)
      var small = look
      small.styling = look.styling.ofPills
      for (words, pill) in zip(element.dateWords, element.track?.children ?? []) {
        if let place = self.area(pill) { drawPill(words, in: place, small) }
      }
    case .colorPicker:
      drawLabel(element, look)
      let place = trailing(area, 28, 28, look)
      drawing.fill(.ellipse(place.inset(4)), .ink(element[.value]?.text.flatMap { look.ink($0) } ?? .black))
      drawing.stroke(.ellipse(place.inset(1.5)), Self.rainbow(place), Stroke(width: 3))
    case .groupBox:
      drawing.fill(.rectangle(area, radius: 8), .ink(look.palette.isDark ? Ink(0x1C1C1E) : Ink(0xF2F2F7)))
      drawAll(element, look)
    case .menu:
      var inside = look
      inside.foreground = look.foreground ?? (look.isDisabled ? "tertiary" : "tint")
      inside.isDisabled = false
      draw(element.part("label")?.children ?? [], inside)
    case .disclosureGroup: drawDisclosure(element, area, look)
    case .unavailable:
      for child in element.children {
        let own = child[.role]?.text == "description" ? look.secondary : look
        if child.role == .part { draw(child.children, own) } else { draw(child, own) }
      }
    case .label: drawLabelParts(element, look)
    case .labeledContent:
      draw(element.part("label")?.children ?? element.plainChildren, look)
      draw(element.part("content")?.children ?? [], look.secondary)
    default: drawAll(element, look)
    }
  }

  /// Everything in it, parts too.
  func drawAll(_ element: FramedElement, _ look: Look) {
    for child in element.children {
      if child.role == .part { draw(child.children, look) } else { draw(child, look) }
    }
  }

  private func drawLabel(_ element: FramedElement, _ look: Look) {
    if look.styling.hidesLabels { return }
    draw(element.part("label")?.children ?? element.plainChildren, look)
  }

  /// So much of an area at its trailing side.
  private func trailing(_ area: Area, _ width: Double, _ height: Double, _ look: Look) -> Area {
    Area(
      look.isRightToLeft ? area.x : area.maxX - width, area.y + (area.height - height) / 2, width, height)
  }

  /// The leading part of an area.
  func leading(_ part: Double, of area: Area, _ look: Look) -> Area {
    let width = area.width * part
    return Area(look.isRightToLeft ? area.maxX - width : area.x, area.y, width, area.height)
  }

  // MARK: Buttons

  private func drawButton(_ element: FramedElement, _ area: Area, _ look: Look) {
    let isDestructive = element[.role]?.text == "destructive"
    let tint = isDestructive ? "red" : look.tint
    let isRow = element.isInRow
    let style = look.styling.buttonStyle
    var inside = look
    // What a program's own style makes of a button looks as the program says.
    let isPlain = style == "plain" || element.modifier(.press) != nil
    // What cannot be pressed is grey, whatever its tint; words with a colour of their own keep it.
    // The tint is that of the words themselves, which a part of the label may have another of.
    let words = look.isDisabled ? "tertiary" : "tint"
    inside.tint = tint
    if style != "plain" { inside.isDisabled = false }
    switch style {
    case "bordered", "borderedProminent", "glass", "glassProminent":
      let isProminent = style.hasSuffix("rominent")
      let fill =
        look.isDisabled
        ? look.palette.faintFill : (look.ink(tint) ?? .clear).opacity(isProminent ? 1 : 0.15)
      drawing.fill(.rectangle(area, radius: radius(area, look)), .ink(fill))
      inside.foreground = look.foreground ?? (isProminent && !look.isDisabled ? "white" : words)
      inside.styling = look.styling.insideButton
    default:
      if !isPlain, !(isRow && element.role == .navigationLink) { inside.foreground = look.foreground ?? words }
      if isRow, element.role == .navigationLink, element.hasArrow(in: frames.size) {
        drawChevron(in: trailing(area, 8, 14, look), look)
      }
    }
    draw(element.plainChildren, inside)
  }

  private func radius(_ area: Area, _ look: Look) -> Double {
    switch look.buttonShape?.name {
    case "capsule", "circle": return area.height / 2
    case "roundedRectangle": return look.buttonShape?.radius ?? 8
    default:
      return look.styling.controlSize == "large"
        ? 12 : ["small", "mini"].contains(look.styling.controlSize) ? area.height / 2 : 7
    }
  }

  func drawChevron(in area: Area, _ look: Look, down: Bool = false, _ ink: Ink? = nil) {
    let (x, y) = (area.middle.x, area.middle.y)
    let back = look.isRightToLeft ? -2.5 : 2.5
    let spots =
      down
      ? [Spot(x - 5, y - 2.5), Spot(x, y + 2.5), Spot(x + 5, y - 2.5)]
      : [Spot(x - back, y - 5), Spot(x + back, y), Spot(x - back, y + 5)]
    var stroke = Stroke(width: 2)
    (stroke.cap, stroke.join) = (.round, .round)
    drawing.stroke(
      Outline([.move(spots[0]), .line(spots[1]), .line(spots[2])]), .ink(ink ?? look.ink("tertiary") ?? .clear), stroke)
  }

  private func drawLabelParts(_ element: FramedElement, _ look: Look) {
    let isRow = element.isInside(.list) || element.isInside(.form)
    for child in element.children {
      var own = look
      if child.isIcon, look.foreground == nil {
        if element.isInside(.unavailable) {
          own.foreground = "secondary"
        } else if isRow {
          own.foreground = look.listTint ?? "tint"
        }
      }
      if child.role == .part { draw(child.children, own) } else { draw(child, own) }
    }
  }

  // MARK: Values

  private func drawSwitch(isOn: Bool, in area: Area, _ look: Look) {
    let on = look.tint == Look.accent ? look.ink("green") : look.ink(look.tint)
    let ink = isOn ? on ?? .clear : look.palette.isDark ? Ink(0x39393D) : Ink(0xE9E9EB)
    drawing.fill(.rectangle(area, radius: area.height / 2), .ink(look.isDisabled ? ink.opacity(0.5) : ink))
    drawKnob(Spot(isOn != look.isRightToLeft ? area.maxX - 15.5 : area.x + 15.5, area.middle.y), 13.5)
  }

  func drawKnob(_ middle: Spot, _ radius: Double) {
    let knob = Outline.circle(middle, radius)
    drawing.shadow(of: drawing.mask(of: knob), Ink(0, 0, 0, 0.18), radius: 4, x: 0, y: 2)
    drawing.fill(knob, .ink(.white))
  }

  // MARK: Fields

  private func drawField(_ element: FramedElement, _ area: Area, _ look: Look) {
    let value = element[.value]?.text ?? ""
    var inner = area
    if element.role == .searchField {
      drawing.fill(.rectangle(area, radius: 10), .ink(look.palette.faintFill))
      let isMirrored = look.isRightToLeft
      drawSymbol(
        "magnifyingglass", in: Area(isMirrored ? area.maxX - 24 : area.x + 8, area.middle.y - 8, 16, 16), look.secondary
      )
      inner = Area(area.x + (isMirrored ? 8 : 30), area.y, area.width - 38, area.height)
    } else if look.styles[.textFieldStyle] == "roundedBorder" {
      drawing.fill(.rectangle(area, radius: 5), .ink(look.palette.isDark ? .black : .white))
      drawing.stroke(.rectangle(area.inset(0.5), radius: 5), .ink(look.palette.fill), Stroke(width: 1))
      inner = Area(area.x + 7, area.y, area.width - 14, area.height)
    }
    let side = element.role == .searchField ? .leading : look.styling.options.alignment
    if !value.isEmpty {
      if element.role == .secureField { return drawDots(of: min(value.count, 64), in: inner, look, side) }
      if element.role == .textEditor { return drawParagraph(value, in: inner, look) }
      return drawWords(value, in: inner, look, side)
    }
    let prompt = element[.prompt]?.text ?? element.firstWords ?? (element.role == .searchField ? "Search" : "")
    var faint = look.secondary
    if element.role != .searchField { faint.foreground = "placeholder" }
    drawWords(prompt, in: inner, faint, side)
  }

  /// What is secret: a dot for each letter, half as large as the font.
  private func drawDots(of count: Int, in area: Area, _ look: Look, _ side: TextOptions.Alignment) {
    let size = look.styling.font.size
    let free = max(0, area.width - size * 0.64 * Double(count))
    let first = size * 0.27 + (side == .trailing ? free : side == .center ? free / 2 : 0)
    for index in 0..<count {
      let x = first + size * 0.64 * Double(index)
      if x > area.width { break }
      let spot = Spot(look.isRightToLeft ? area.maxX - x : area.x + x, area.middle.y)
      drawing.fill(.circle(spot, size / 4), .ink(look.foregroundInk))
    }
  }

  private func drawPill(_ words: String, in area: Area, _ look: Look) {
    drawing.fill(.rectangle(area, radius: 6), .ink(look.palette.faintFill))
    drawWords(words, in: area.inset(6), look)
  }

  // MARK: Choices

  private func drawPicker(_ element: FramedElement, _ area: Area, _ look: Look) {
    let choices = element.plainChildren
    let chosen = element[.value]?.number.flatMap { choices.indices.contains(Int($0)) ? Int($0) : nil }
    let style = element.modifier(.pickerStyle)?.attributes[.value]?.text ?? look.styles[.pickerStyle]
    switch style {
    case "segmented":
      let bar = Area(area.x, area.middle.y - 16, area.width, 32)
      drawSegments(choices.map { $0.firstWords ?? "" }, chosen, bar, look)
    case "wheel":
      var y = area.middle.y - 16
      drawing.fill(.rectangle(Area(area.x + 9, y, area.width - 18, 32), radius: 8), .ink(look.palette.faintFill))
      for (index, choice) in choices.enumerated() where abs(index - (chosen ?? 0)) < 4 {
        y = area.middle.y - 16 + Double(index - (chosen ?? 0)) * 32
        drawWords(choice.firstWords ?? "", in: Area(area.x, y, area.width, 32), index == chosen ? look : look.secondary)
      }
    case "inline":
      draw(choices, look)
      if element.isInRow { drawChoiceRows(choices, chosen, area, look) }
    default:
      let isRow = element.isInside(.list) || element.isInside(.form)
      if isRow, !look.styling.hidesLabels { draw(element.part("label")?.children ?? [], look) }
      var value = look
      value.foreground =
        look.isDisabled ? look.foreground ?? "tertiary" : isRow ? "secondary" : look.foreground ?? "tint"
      value.isDisabled = false
      if let chosen { draw(choices[chosen], value) }
      if isRow, style == "navigationLink" { return drawChevron(in: trailing(area, 8, 14, look), look) }
      let arrows = isRow ? trailing(area, 11, 14, look) : trailing(area.inset(horizontally: 12), 11, 14, look)
      drawArrows(arrows, value)
    }
  }

  /// A check mark in the row of the choice that is chosen, and lines between the rows, to the end of the card.
  private func drawChoiceRows(_ choices: [FramedElement], _ chosen: Int?, _ area: Area, _ look: Look) {
    for (index, choice) in choices.enumerated() {
      guard let place = self.area(choice.outer) else { continue }
      if index == chosen {
        var mark = look
        mark.foreground = look.isDisabled ? "tertiary" : "tint"
        let row = Area(area.x, place.y, area.width, place.height)
        drawSymbol("checkmark", in: trailing(row, 16, 16, look), mark)
      }
      if index < choices.count - 1 {
        let end = place.middle.y + max(22, place.height) / 2 + 11
        drawLine(Area(look.isRightToLeft ? area.x - 20 : area.x, end, area.width + 20, 1 / 3), look)
      }
    }
  }

  private func drawArrows(_ area: Area, _ look: Look) {
    let (x, y) = (area.middle.x, area.middle.y)
    var stroke = Stroke(width: 1.5)
    (stroke.cap, stroke.join) = (.round, .round)
    let lines = Outline([
      .move(Spot(x - 3.5, y - 2)), .line(Spot(x, y - 5.5)), .line(Spot(x + 3.5, y - 2)),
      .move(Spot(x - 3.5, y + 2)), .line(Spot(x, y + 5.5)), .line(Spot(x + 3.5, y + 2)),
    ])
    drawing.stroke(lines, .ink(look.foregroundInk), stroke)
  }

  private func drawSegments(_ names: [String], _ chosen: Int?, _ area: Area, _ look: Look) {
    drawing.fill(.rectangle(area, radius: 8), .ink(look.palette.faintFill))
    guard !names.isEmpty else { return }
    let width = (area.width - 4) / Double(names.count)
    var words = look
    words.styling.read(.font, .text("13.0"), Attributes())
    let isMirrored = look.isRightToLeft
    let chosen = chosen.map { isMirrored ? names.count - 1 - $0 : $0 }
    for (index, name) in (isMirrored ? names.reversed() : names).enumerated() {
      let place = Area(area.x + 2 + Double(index) * width, area.y + 2, width, area.height - 4)
      if index == chosen {
        let outline = Outline.rectangle(place, radius: 7)
        drawing.shadow(of: drawing.mask(of: outline), Ink(0, 0, 0, 0.12), radius: 3, x: 0, y: 1)
        drawing.fill(outline, .ink(look.palette.isDark ? Ink(0x636366) : .white))
        words.styling.read(.fontWeight, .text("semibold"), Attributes())
      } else {
        words.styling.read(.fontWeight, .text("regular"), Attributes())
        if index > 0, index - 1 != chosen { drawLine(Area(place.x - 0.5, place.y + 6, 1, place.height - 12), look) }
      }
      drawWords(name, in: place.inset(2), words)
    }
  }

  private func drawDisclosure(_ element: FramedElement, _ area: Area, _ look: Look) {
    let isOpen = element[.value]?.flag == true
    if let label = element.part("label") {
      // Outside of a list it looks like a button.
      var head = look
      if !element.isInRow, look.foreground == nil { head.foreground = "tint" }
      draw(label.children, head)
      let height = label.children.first.flatMap { self.area($0.outer)?.height } ?? 22
      let isRow = element.disclosesRows
      let place =
        isRow
        ? self.area(element.listRow)?.inset(horizontally: 20) ?? area
        : Area(area.x, area.y, area.width, max(height, 14))
      drawChevron(in: trailing(place, 14, 14, look), look, down: isOpen, look.tintInk)
    }
    if isOpen { draw(element.plainChildren, look) }
  }
}

extension FramedElement {
  /// The first words in it.
  var firstWords: String? {
    if role == .text, let words = self[.text]?.text, !words.isEmpty { return words }
    for child in children { if let words = child.firstWords { return words } }
    return nil
  }
}
