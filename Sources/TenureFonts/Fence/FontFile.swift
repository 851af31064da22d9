#if Fonts
  import CHarfBuzz

  /// A face of a font file, read where it lies on disk: the system maps the file, and only what is used is loaded.
  ///
  /// Every thread may ask it: the library's fonts are immutable here, and each call has a buffer of its own.
  @safe final class FontFile: @unchecked Sendable {
    let path: String
    /// Family, full name, PostScript name: what `Font.custom` may ask for.
    let names: [String]
    /// As in CSS, from 1 to 1000.
    let weight: Double
    let isItalic: Bool
    let unitsPerEm: Double
    /// Of the size.
    let ascent: Double
    let descent: Double
    let gap: Double
    private let font: OpaquePointer

    /// How many faces a file has; a collection has several.
    static func count(in path: String) throws(FontError) -> Int {
      guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { throw .absent(path) }
      defer { unsafe hb_blob_destroy(blob) }
      let count = unsafe Int(hb_face_count(blob))
      guard count > 0 else { throw .damaged(path, "is no font: no table of a font is in it") }
      return min(count, 64)
    }

    init(_ path: String, face index: Int = 0) throws(FontError) {
      guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { throw .absent(path) }
      let face = unsafe hb_face_create(blob, UInt32(index))
      unsafe hb_blob_destroy(blob)
      defer { unsafe hb_face_destroy(face) }
      guard unsafe hb_face_get_glyph_count(face) > 0 else { throw .damaged(path, "has no glyphs that can be read") }
      let font = unsafe hb_font_create(face)
      var extents = hb_font_extents_t()
      var glyph: hb_codepoint_t = 0
      let hasMetrics = unsafe hb_font_get_h_extents(font, &extents) != 0
      guard hasMetrics, unsafe Self.maps(font, &glyph) else {
        unsafe hb_font_destroy(font)
        throw .damaged(path, hasMetrics ? "maps no letter to a glyph" : "has no heights of lines")
      }
      unsafe hb_font_make_immutable(font)
      unsafe self.font = unsafe font!
      self.path = path
      let units = unsafe Double(hb_face_get_upem(face))
      unitsPerEm = units
      weight = unsafe Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT))
      isItalic = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      ascent = Double(extents.ascender) / units
      descent = -Double(extents.descender) / units
      gap = max(Double(extents.line_gap) / units, 0)
      names = [1, 4, 6, 16].compactMap { unsafe Self.name($0, of: face) }
    }

    deinit { unsafe hb_font_destroy(font) }

    /// Some letter, digit or symbol is in it: a damaged table of characters has none.
    private static func maps(_ font: OpaquePointer?, _ glyph: inout hb_codepoint_t) -> Bool {
      if (0x21...0x17F).contains(where: { unsafe hb_font_get_nominal_glyph(font, $0, &glyph) != 0 }) { return true }
      guard let characters = unsafe hb_set_create() else { return false }
      defer { unsafe hb_set_destroy(characters) }
      unsafe hb_face_collect_unicodes(hb_font_get_face(font), characters)
      return unsafe hb_set_get_population(characters) > 0
    }

    private static func name(_ id: UInt32, of face: OpaquePointer?) -> String? {
      var size: UInt32 = 256
      var bytes = [CChar](repeating: 0, count: 256)
      let language = unsafe hb_language_from_string("en", -1)
      unsafe hb_ot_name_get_utf8(face, id, language, &size, &bytes)
      let name = String(decoding: bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return name.isEmpty ? nil : name
    }

    func has(_ scalar: Unicode.Scalar) -> Bool {
      var glyph: hb_codepoint_t = 0
      return unsafe hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    }

    /// Shapes a part of a text, and adds how far each of its bytes moves on: in the font's units times `factor`, with
    /// `tracking` for each cluster of glyphs.
    ///
    /// `advances` has a number for each byte of the whole text, from `offset` on.
    func addAdvances(
      of part: Range<Int>, in text: String, hasMonospacedDigits: Bool, factor: Float, tracking: Float,
      to advances: inout [Float], from offset: Int
    ) {
      shaped(part, of: text, hasMonospacedDigits: hasMonospacedDigits) { glyphs in
        var last = UInt32.max
        for glyph in glyphs {
          let width = Float(glyph.advance) * factor
          advances[offset + Int(glyph.cluster)] += glyph.cluster == last ? width : width + tracking
          last = glyph.cluster
        }
      }
    }

    /// A glyph in its place, in the font's units.
    struct Glyph {
      let number: UInt32
      /// The first byte of the characters that it stands for.
      let cluster: UInt32
      let advance: Int32
      let x: Int32
      let y: Int32
    }

    /// The glyphs of a part of a text, from left to right.
    @safe struct Glyphs: Sequence, IteratorProtocol {
      fileprivate let infos: UnsafeMutablePointer<hb_glyph_info_t>
      fileprivate let places: UnsafeMutablePointer<hb_glyph_position_t>
      fileprivate let count: Int
      private var index = 0

      fileprivate init(
        _ infos: UnsafeMutablePointer<hb_glyph_info_t>, _ places: UnsafeMutablePointer<hb_glyph_position_t>,
        _ count: Int
      ) {
        unsafe (self.infos, self.places) = (infos, places)
        self.count = count
      }

      mutating func next() -> Glyph? {
        guard index < count else { return nil }
        defer { index += 1 }
        let (info, place) = unsafe (infos[index], places[index])
        return Glyph(
          number: info.codepoint, cluster: info.cluster, advance: place.x_advance, x: place.x_offset, y: place.y_offset)
      }
    }

    func shaped(_ part: Range<Int>, of text: String, hasMonospacedDigits: Bool, _ use: (Glyphs) -> Void) {
      var text = text
      text.withUTF8 { bytes in
        guard let buffer = unsafe hb_buffer_create() else { return }
        defer { unsafe hb_buffer_destroy(buffer) }
        unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
          unsafe hb_buffer_add_utf8(
            buffer, characters.baseAddress, Int32(characters.count), UInt32(part.lowerBound), Int32(part.count))
        }
        unsafe hb_buffer_guess_segment_properties(buffer)
        var digits = hb_feature_t(tag: 0x746E_756D, value: 1, start: 0, end: .max)
        unsafe hb_shape(font, buffer, &digits, hasMonospacedDigits ? 1 : 0)
        var count: UInt32 = 0
        guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
          let places = unsafe hb_buffer_get_glyph_positions(buffer, &count)
        else { return }
        unsafe use(Glyphs(infos, places, Int(count)))
      }
    }

    /// The PNG file that a glyph is drawn by, in the largest size that the font has; nil for a glyph that has an outline.
    func picture(of glyph: UInt32) -> [UInt8]? {
      guard let blob = unsafe hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
      defer { unsafe hb_blob_destroy(blob) }
      var count: UInt32 = 0
      guard let bytes = unsafe hb_blob_get_data(blob, &count), count > 0, count < 1 << 20 else { return nil }
      return unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count)).map { $0 }
    }

    func drawGlyph(_ number: UInt32, with pen: GlyphPen) {
      unsafe hb_font_get_glyph_shape(font, number, GlyphPen.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
  }
#endif
