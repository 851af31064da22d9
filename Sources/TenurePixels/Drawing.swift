/// A picture that is being drawn: areas and lines one over the other, moved, cut and made transparent.
package final class Drawing {
  package private(set) var bitmap: Bitmap
  /// From what is drawn to pixels.
  package var affine: Affine
  /// What is not covered by it is not drawn; nil for everything.
  private var clip: Mask?
  private var clipPart: Mask.Part
  /// Sheets that are drawn on and are not laid over the rest yet leave here what is below them.
  private var below: [Bitmap] = []

  /// `scale`: pixels in a point.
  package init(width: Double, height: Double, scale: Double) {
    func pixels(_ points: Double) -> Int { Int(max(1, min(20_000, (points * scale).rounded(.up)))) }
    bitmap = Bitmap(width: pixels(width), height: pixels(height))
    affine = .scale(scale, scale)
    clipPart = bitmap.part
  }

  package func fill(_ outline: Outline, _ paint: Paint, evenOdd: Bool = false) {
    if case .ink(let ink) = paint {
      if ink.opacity <= 0 { return }
      if clip == nil, let part = wholePixels(outline) { return bitmap.fill(part.and(clipPart), with: ink) }
    }
    fill(Mask(filling: FlatOutline(outline, affine), evenOdd: evenOdd, in: clipPart), placed(paint))
  }

  package func stroke(_ outline: Outline, _ paint: Paint, _ stroke: Stroke, from: Double = 0, to: Double = 1) {
    var flat = FlatOutline(outline, affine)
    if from > 0 || to < 1 { flat = flat.part(from: from, to: to) }
    var own = stroke
    own.width *= affine.growth
    own.dash = stroke.dash.map { $0 * affine.growth }
    own.phase *= affine.growth
    fill(Mask(filling: own.area(along: flat), in: clipPart), placed(paint))
  }

  /// A part of an outline, closed by a straight line: what `trim` leaves to be filled.
  package func cut(_ outline: Outline, from: Double, to: Double) -> Outline {
    var cut = Outline()
    for line in FlatOutline(outline, .scale(4, 4)).part(from: from, to: to).lines {
      for (index, spot) in line.spots.enumerated() {
        let spot = Spot(spot.x / 4, spot.y / 4)
        cut.elements.append(index == 0 && cut.elements.isEmpty ? .move(spot) : .line(spot))
      }
    }
    if !cut.elements.isEmpty { cut.elements.append(.close) }
    return cut
  }

  /// Fills what a mask of pixels covers.
  package func fill(_ mask: Mask, _ paint: Paint) {
    if mask.isEmpty { return }
    let mask = clip.map(mask.and) ?? mask
    if case .material(_, let radius, let opacity) = paint { soften(behind: mask, radius, opacity) }
    bitmap.fill(mask, with: paint)
  }

  /// Makes what is behind soft, where a mask covers, and its colours stronger.
  private func soften(behind mask: Mask, _ radius: Double, _ opacity: Double) {
    let part = mask.part.and(bitmap.part)
    if part.x >= part.maxX || part.y >= part.maxY { return }
    let radius = max(0.5, min(radius, Self.mostRadius))
    let wide = Bitmap.reach(of: part, blurredBy: radius)
    var behind = bitmap.cropped(to: wide, repeatsEdges: true)
    for sheet in below.reversed() {
      var lower = sheet.cropped(to: wide, repeatsEdges: true)
      lower.lay(behind, opacity: 1)
      behind = lower
    }
    behind = behind.blurred(radius)
    behind.recolor { $0.saturated(1.8) }
    bitmap.fill(mask, with: .picture(behind, wide.area, opacity: opacity))
  }

  /// Draws on a sheet of its own, which is soft when it is laid over the rest.
  package func blurred(_ radius: Double, _ draw: () -> Void) {
    let radius = min(radius * affine.growth, Self.mostRadius)
    guard radius > 0.25 else { return draw() }
    // What is cut is cut when it is soft.
    let cut = (clip, clipPart)
    (clip, clipPart) = (nil, bitmap.part)
    let sheet = sheet(draw)
    (clip, clipPart) = cut
    guard let drawn = sheet.drawnPart else { return }
    let wide = Bitmap.reach(of: drawn, blurredBy: radius)
    let soft = sheet.cropped(to: wide, repeatsEdges: false).blurred(radius)
    let part = wide.and(clipPart)
    fill(
      Mask(x: part.x, y: part.y, width: part.maxX - part.x, height: part.maxY - part.y, filledWith: 255),
      .picture(soft, wide.area))
  }

  /// In pixels: what is softer cannot be told from it.
  private static let mostRadius = 300.0

  /// Draws on a sheet of its own, which is seen from the front after it has been turned in space.
  package func projected(by inner: Projection, _ draw: () -> Void) {
    if let affine = inner.affine { return moved(by: affine, draw) }
    guard let back = affine.inverted else { return }
    let projection = Projection(back).then(inner).then(Projection(affine))
    // What is cut is cut where it is seen.
    let cut = (clip, clipPart)
    (clip, clipPart) = (nil, bitmap.part)
    let sheet = sheet(draw)
    (clip, clipPart) = cut
    guard let drawn = sheet.drawnPart else { return }
    let part = projection.reach(of: drawn)?.and(clipPart) ?? clipPart
    if part.x >= part.maxX || part.y >= part.maxY { return }
    guard let seen = sheet.projected(by: projection, part) else { return }
    fill(
      Mask(x: part.x, y: part.y, width: part.maxX - part.x, height: part.maxY - part.y, filledWith: 255),
      .picture(seen, part.area))
  }

  /// A sheet of its own with what is drawn on it.
  private func sheet(_ draw: () -> Void) -> Bitmap {
    below.append(bitmap)
    bitmap = Bitmap(width: bitmap.width, height: bitmap.height)
    draw()
    defer { bitmap = below.removeLast() }
    return bitmap
  }

  package func mask(of outline: Outline, evenOdd: Bool = false) -> Mask {
    Mask(filling: FlatOutline(outline, affine), evenOdd: evenOdd, in: clipPart)
  }

  package func mask(along outline: Outline, _ stroke: Stroke) -> Mask {
    var own = stroke
    own.width *= affine.growth
    return Mask(filling: own.area(along: FlatOutline(outline, affine)), in: clipPart)
  }

  /// A shadow of what is covered, in pixels already.
  package func shadow(of mask: Mask, _ ink: Ink, radius: Double, x: Double, y: Double) {
    if mask.isEmpty || ink.opacity <= 0 { return }
    var soft = radius > 0 ? mask.blurred(radius * affine.growth) : mask
    func pixels(_ points: Double) -> Int { Int(max(-1e6, min(1e6, (points * affine.growth).rounded()))) }
    soft.x += pixels(x.isNaN ? 0 : x)
    soft.y += pixels(y.isNaN ? 0 : y)
    fill(soft, .ink(ink))
  }

  // MARK: Around what is drawn

  package func moved(by inner: Affine, _ draw: () -> Void) {
    let before = affine
    affine = inner.then(affine)
    // What is as large as no number says is nowhere.
    if affine.isFinite { draw() }
    affine = before
  }

  /// The same with its edges between pixels, as a screen shows what fills a rectangle: neighbours that touch leave no
  /// seam. What is turned stays as it is, and so does what would be nothing.
  package func snapped(_ area: Area) -> Area {
    guard affine.isUpright, let back = affine.inverted else { return area }
    let (near, far) = (affine(Spot(area.x, area.y)), affine(Spot(area.maxX, area.maxY)))
    let (a, b) = (Spot(near.x.rounded(), near.y.rounded()), Spot(far.x.rounded(), far.y.rounded()))
    guard a.x != b.x, a.y != b.y, abs(a.x) < 1e6, abs(a.y) < 1e6, abs(b.x) < 1e6, abs(b.y) < 1e6 else { return area }
    let (start, end) = (back(a), back(b))
    return Area(start.x, start.y, end.x - start.x, end.y - start.y)
  }

  /// What can be seen of what is drawn, in its own points; where it is turned, the upright rectangle around that.
  package var visible: Area {
    guard let back = affine.inverted else { return Area(0, 0, 0, 0) }
    let (left, top) = (Double(clipPart.x), Double(clipPart.y))
    let (right, bottom) = (Double(clipPart.maxX), Double(clipPart.maxY))
    let corners = [Spot(left, top), Spot(right, top), Spot(left, bottom), Spot(right, bottom)].map { back($0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Area(x, y, (xs.max() ?? 0) - x, (ys.max() ?? 0) - y)
  }

  package func clipped(to outline: Outline, evenOdd: Bool = false, _ draw: () -> Void) {
    let before = (clip, clipPart)
    if let part = wholePixels(outline) {
      clipPart = clipPart.and(part)
    } else {
      let mask = mask(of: outline, evenOdd: evenOdd)
      clip = clip.map(mask.and) ?? mask
      clipPart = clipPart.and(mask.part)
    }
    if clipPart.x < clipPart.maxX, clipPart.y < clipPart.maxY { draw() }
    (clip, clipPart) = before
  }

  /// Draws on a sheet of its own, which is laid over the rest after `change`: all at once as transparent as is said, and
  /// cut along a mask.
  package func layered(
    opacity: Double = 1, mask: (() -> Mask)? = nil, change: ((inout Bitmap) -> Void)? = nil, _ draw: () -> Void
  ) {
    var above = sheet(draw)
    change?(&above)
    let cut = mask?()
    bitmap.lay(above, opacity: opacity, mask: cut)
  }

  /// Draws on a sheet of its own, whose colours mix with those below when it is laid over them.
  package func blended(_ blend: Blend, _ draw: () -> Void) {
    if blend == .normal { return draw() }
    bitmap.lay(sheet(draw), mixing: blend.mixed)
  }

  /// What is drawn there, and nowhere else, as a mask.
  package func mask(drawing draw: () -> Void) -> Mask {
    sheet(draw).shape
  }

  // MARK: In pixels

  private func placed(_ paint: Paint) -> Paint {
    switch paint {
    case .ink: return paint
    case .linear(let from, let to, let stops): return .linear(from: affine(from), to: affine(to), stops)
    case .radial(let middle, let from, let to, let scale, let stops):
      let growth = affine.growth
      return .radial(middle: affine(middle), from: from * growth, to: to * growth, scale: scale, stops)
    case .angular(let middle, let from, let to, let stops):
      return .angular(middle: affine(middle), from: from, to: to, stops)
    case .material(let ink, let radius, let opacity):
      return .material(ink, radius: radius * affine.growth, opacity: opacity)
    case .picture(let picture, let area, let opacity):
      let (a, b) = (affine(Spot(area.x, area.y)), affine(Spot(area.maxX, area.maxY)))
      return .picture(picture, Area(a.x, a.y, b.x - a.x, b.y - a.y), opacity: opacity)
    }
  }

  /// The pixels of a rectangle whose edges are between pixels.
  private func wholePixels(_ outline: Outline) -> Mask.Part? {
    guard affine.isUpright, outline.elements.count == 5, case .move(let a) = outline.elements[0],
      case .line = outline.elements[1], case .line(let c) = outline.elements[2], case .close = outline.elements[4],
      case .line(let b) = outline.elements[1], case .line(let d) = outline.elements[3],
      a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
    else { return nil }
    let (p, q) = (affine(a), affine(c))
    let edges = [min(p.x, q.x), min(p.y, q.y), max(p.x, q.x), max(p.y, q.y)]
    guard edges.allSatisfy({ abs($0) < 1e6 && abs($0 - $0.rounded()) < 0.001 }) else { return nil }
    let whole = edges.map { Int($0.rounded()) }
    return Mask.Part(x: whole[0], y: whole[1], maxX: whole[2], maxY: whole[3])
  }
}

extension Projection {
  /// The pixels that a part comes to; nil where some of it is behind the eye.
  fileprivate func reach(of part: Mask.Part) -> Mask.Part? {
    let (left, top, right, bottom) = (Double(part.x), Double(part.y), Double(part.maxX), Double(part.maxY))
    let corners = [Spot(left, top), Spot(right, top), Spot(left, bottom), Spot(right, bottom)].compactMap { self($0) }
    guard corners.count == 4, corners.allSatisfy({ abs($0.x) < 1e6 && abs($0.y) < 1e6 }) else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    func whole(_ pixels: Double?, _ rule: FloatingPointRoundingRule) -> Int { Int((pixels ?? 0).rounded(rule)) }
    return Mask.Part(
      x: whole(xs.min(), .down), y: whole(ys.min(), .down), maxX: whole(xs.max(), .up), maxY: whole(ys.max(), .up))
  }
}

extension Mask.Part {
  fileprivate var area: Area { Area(Double(x), Double(y), Double(maxX - x), Double(maxY - y)) }
}
