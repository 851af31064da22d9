#if Fonts
  import CHarfBuzz
  import TenurePixels

  /// Takes down the outline of a glyph, in the font's units with y upwards.
  final class GlyphPen {
    var outline = Outline()
    var place = Affine()

    private static func pen(_ data: UnsafeMutableRawPointer?) -> GlyphPen {
      unsafe Unmanaged<GlyphPen>.fromOpaque(data!).takeUnretainedValue()
    }

    private func add(_ element: Outline.Element) { outline.elements.append(element) }

    private func at(_ x: Float, _ y: Float) -> Spot { place(Spot(Double(x), Double(y))) }

    /// What the library calls for each piece. Made once, and never changed.
    nonisolated(unsafe) static let functions: OpaquePointer? = {
      let functions = unsafe hb_draw_funcs_create()
      unsafe hb_draw_funcs_set_move_to_func(
        functions,
        { _, data, _, x, y, _ in
          let pen = unsafe GlyphPen.pen(data)
          pen.add(.move(pen.at(x, y)))
        }, nil, nil)
      unsafe hb_draw_funcs_set_line_to_func(
        functions,
        { _, data, _, x, y, _ in
          let pen = unsafe GlyphPen.pen(data)
          pen.add(.line(pen.at(x, y)))
        }, nil, nil)
      unsafe hb_draw_funcs_set_quadratic_to_func(
        functions,
        { _, data, _, cx, cy, x, y, _ in
          let pen = unsafe GlyphPen.pen(data)
          pen.add(.quad(pen.at(cx, cy), pen.at(x, y)))
        }, nil, nil)
      unsafe hb_draw_funcs_set_cubic_to_func(
        functions,
        { _, data, _, ax, ay, bx, by, x, y, _ in
          let pen = unsafe GlyphPen.pen(data)
          pen.add(.cubic(pen.at(ax, ay), pen.at(bx, by), pen.at(x, y)))
        }, nil, nil)
      unsafe hb_draw_funcs_set_close_path_func(
        functions, { _, data, _, _ in unsafe GlyphPen.pen(data).add(.close) }, nil, nil)
      unsafe hb_draw_funcs_make_immutable(functions)
      return unsafe functions
    }()
  }

  extension FontFile {
    /// Draws a part of a text from `x` on along a baseline at 0, with y downwards; returns where the next part begins.
    func draw(
      _ part: Range<Int>, of text: String, from x: Double, hasMonospacedDigits: Bool, factor: Double, tracking: Double,
      with pen: GlyphPen
    ) -> Double {
      var x = x
      shaped(part, of: text, hasMonospacedDigits: hasMonospacedDigits) { glyphs in
        var last = UInt32.max
        for glyph in glyphs {
          if glyph.cluster != last, last != .max { x += tracking }
          last = glyph.cluster
          pen.place = Affine(
            a: factor, b: 0, c: 0, d: -factor, tx: x + Double(glyph.x) * factor, ty: -Double(glyph.y) * factor)
          drawGlyph(glyph.number, with: pen)
          x += Double(glyph.advance) * factor
        }
        if last != .max { x += tracking }
      }
      return x
    }
  }
#endif
