/// The name of a fact about an element, or about what one modifier says.
public enum AttributeKey: Hashable, Sendable {
  /// What is written there: a text's words, a field's content.
  case text
  /// The name of a control, as a user reads it or hears it.
  case label
  /// What a control stands at; the one thing that a modifier says.
  case value
  /// What a modifier around says, as a fact of the element itself: of a text's own font, of a screen's bars.
  case modifier(ModifierName)
  case accepts, active, alignment, allowsMany, anchor, awaited, axis, back, backToColumn, badge, bars, bottom,
    bottomLeading
  case bottomTrailing, clips, color, compactColumn, components, cornerRadius, corners, covered, dash, dashPhase
  case delete, destination, disabled, drawing, edge, edges, editable, editing, evenOdd, fileName, fill, folded,
    fullSwipe, height
  case hidesBack, hidesBar, horizontal, horizontalSpacing, idealHeight, idealWidth, indicators, isInside, lazy
  case leading, line, lineCap, lineJoin, lineWidth, locked, maxHeight, maxWidth, maximum, minHeight, minWidth
  case minimum, miterLimit, modifiers, move, name, opacity, opaque, path, perspective, pinned, place, placement, places,
    primaryAction, prompt
  case rendering, resizable, role, room, runs, scale, secondary, selected, selectedText, selection, selectionType,
    shape, spacing,
    step, stroke
  case style, subtitle, timeZone, tertiary, title, titleDisplay, top, topLeading, topTrailing, tracks, trailing,
    trimFrom
  case trimTo, url, vertical, wantedText, width, x, y, z

  /// As it is spelled in what is written down.
  public var spelling: String { if case .modifier(let name) = self { name.rawValue } else { "\(self)" } }
}
