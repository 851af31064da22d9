import Foundation
import TenureElements
import TenureTree

/// One mark, where it is in the plot.
@MainActor struct MarkView {
  let drawing: MarkDrawing
  let size: CGSize
}

extension MarkView: View {
  var body: some View {
    if drawing.opacity == 1 { figure } else { figure.opacity(drawing.opacity) }
  }

  @ViewBuilder private var figure: some View {
    switch drawing.figure {
    case .rectangle(let rect, let corners):
      if min(rect.width, rect.height) < 8 {
        // A browser's boxes are no smaller; paths are.
        Path(roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadius: corners).fill(drawing.style)
          .said(drawing.words).placed(in: rect, .topLeading)
      } else if corners > 0 {
        RoundedRectangle(cornerRadius: corners).fill(drawing.style).said(drawing.words).placed(in: rect, .center)
      } else {
        Rectangle().fill(drawing.style).said(drawing.words).placed(in: rect, .center)
      }
    case .shape(let path, let rect): path.fill(drawing.style).said(drawing.words).placed(in: rect, .topLeading)
    case .area(let path):
      path.fill(drawing.style).said(drawing.words).placed(in: CGRect(origin: .zero, size: size), .topLeading)
    case .line(let path, let stroke):
      path.stroke(drawing.style, style: stroke).said(drawing.words)
        .placed(in: CGRect(origin: .zero, size: size), .topLeading)
    case .symbol(let symbol, let rect):
      SymbolView(symbol: symbol, size: rect.size, style: drawing.style).said(drawing.words)
        .placed(in: rect, .topLeading)
    case .view(let view, let rect):
      view.foregroundStyle(drawing.style).fixedSize().said(drawing.words)
        .placed(at: CGPoint(x: rect.midX, y: rect.midY), .center, space: CGSize(width: 60, height: 60))
    case .unseen(let rect): Circle().fill(.clear).said(drawing.words).placed(in: rect, .center)
    }
  }
}

extension View {
  /// Says a mark's label and value to assistive technology, or nothing.
  @ViewBuilder fileprivate func said(_ words: MarkDrawing.Words?) -> some View {
    if let words {
      if let identifier = words.identifier {
        accessibilityLabel(words.label).accessibilityValue(words.value).accessibilityIdentifier(identifier)
      } else {
        accessibilityLabel(words.label).accessibilityValue(words.value)
      }
    } else {
      accessibilityHidden(true)
    }
  }
}

/// A view beside a mark.
@MainActor struct AnnotationView {
  let annotation: MarkAnnotation
  /// The mark's.
  let frame: CGRect
  let plot: CGSize
}

extension AnnotationView: View {
  var body: some View {
    let position = annotation.position
    let spacing = annotation.spacing
    let content = annotation.content(AnnotationContext(targetSize: frame.size))
    var anchor = UnitPoint(x: (1 - position.x) / 2, y: (1 - position.y) / 2)
    var place = CGPoint(
      x: position.x == 0 ? frame.midX : position.x < 0 ? frame.minX - spacing : frame.maxX + spacing,
      y: position.y == 0 ? frame.midY : position.y < 0 ? frame.minY - spacing : frame.maxY + spacing)
    if position.x == 0 {
      // Along the mark's own edge.
      if annotation.alignment.horizontal == .leading { (place.x, anchor.x) = (frame.minX, 0) }
      if annotation.alignment.horizontal == .trailing { (place.x, anchor.x) = (frame.maxX, 1) }
    }
    if position.y == 0 {
      let inset = position.x == 0 ? spacing : 0
      if annotation.alignment.vertical == .top { (place.y, anchor.y) = (frame.minY + inset, 0) }
      if annotation.alignment.vertical == .bottom { (place.y, anchor.y) = (frame.maxY - inset, 1) }
    }
    // How wide it is only its host knows: near an edge it is put there.
    if annotation.overflow.x.name == "fit", anchor.x == 0.5 {
      if place.x < plot.width * 0.2 { (place.x, anchor.x) = (0, 0) }
      if place.x > plot.width * 0.8 { (place.x, anchor.x) = (plot.width, 1) }
    }
    if annotation.overflow.y.name == "fit", anchor.y == 1, place.y < 20 { (place.y, anchor.y) = (0, 0) }
    return content.font(.caption2).placed(at: place, anchor, space: CGSize(width: min(240, plot.width), height: 120))
  }
}
