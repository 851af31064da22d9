import Foundation
import TenureText

/// Measures text with the fonts of this machine that stand for Apple's, and with those that the program brings.
///
///     SystemFonts.shared.measure(TextRequest([TextRun("Save", font: TextStyle.body.font())])).width
///
/// Built without the package's trait Fonts, it measures by a table of widths, and takes no files.
public final class SystemFonts: TextMeasurer {
  /// The one that hosts use: what it keeps is of use to every window.
  public static let shared = SystemFonts()

  private let typesetter: Typesetter

  #if Fonts
    private let shaper: FileShaper
    private var book: FontBook { shaper.book }

    /// `folders`: where the fonts of the system are. `capacity`: what kept texts may take, in bytes.
    public init(folders: [String]? = nil, capacity: Int = 32 << 20) {
      shaper = FileShaper(FontBook(folders: folders ?? SystemFaces.folders))
      typesetter = Typesetter(shaper: shaper, capacity: capacity)
    }
  #else
    /// `folders`: no files are looked for in this build. `capacity`: what kept texts may take, in bytes.
    public init(folders: [String]? = nil, capacity: Int = 32 << 20) {
      typesetter = Typesetter(shaper: PlainShaper(), capacity: capacity)
    }
  #endif

  /// The size and the lines of a text.
  public func measure(_ request: TextRequest) -> TextMeasurement { typesetter.measure(request) }

  /// A text as it is drawn on one line, along a baseline at 0; nil where the fonts are not installed.
  package func drawn(_ text: String, in font: TextFont, tracking: Double = 0) -> DrawnText? {
    #if Fonts
      shaper.drawn(text, in: font, tracking: tracking)
    #else
      nil
    #endif
  }

  /// Takes a font file for `Font.custom`, and returns the names that it has: family, full name, PostScript name.
  ///
  /// Texts that were measured before are measured again when they are next asked for.
  @discardableResult
  public func register(_ path: String) throws(FontError) -> [String] {
    #if Fonts
      defer { typesetter.forget() }
      return try book.register(path)
    #else
      throw .switchedOff
    #endif
  }

  /// Takes all font files of a folder, such as a bundle's resources. Damaged ones are left out; their errors come back.
  public func register(folder: String) -> [FontError] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    return names.compactMap { name in
      guard ["otf", "ttf", "ttc", "otc"].contains(name.split(separator: ".").last?.lowercased() ?? "") else {
        return nil
      }
      do throws(FontError) {
        try register("\(folder)/\(name)")
        return nil
      } catch { return error }
    }
  }
}
