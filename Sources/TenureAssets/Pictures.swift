import Foundation

/// The pictures that a program brings along, by the names that it has for them: files of its resource bundles, and image
/// sets of its asset catalogues, which no tool compiles here.
package struct Pictures: Sendable {
  /// One to send; `scale` is how many of its points make one on the screen.
  package struct Picture: Equatable, Sendable {
    package let path: String
    package let type: String
    package let scale: Int
    /// The number of the one for dark surroundings.
    package var dark: Int?

    /// What its file says about its size, in pixels; nil for a drawing, and for a file that is gone.
    package var header: PictureHeader? {
      guard let file = FileHandle(forReadingAtPath: path) else { return nil }
      defer { try? file.close() }
      return (try? file.read(upToCount: PictureHeader.room)).flatMap { PictureHeader([UInt8]($0)) }
    }
  }

  private var numbers: [String: Int] = [:]
  package private(set) var all: [Picture] = []

  /// Where this process finds its own: bundles beside it, and catalogues among the sources that it is started from.
  package static var places: (bundles: [String], catalogues: [String]) {
    (bundles(), [FileManager.default.currentDirectoryPath + "/Sources"])
  }

  /// Those of this process.
  package static let own = Pictures(bundles: places.bundles, catalogues: places.catalogues)

  package init(bundles: [String], catalogues: [String]) {
    for folder in bundles { look(in: folder, takesFiles: true) }
    for folder in catalogues { look(in: folder, takesFiles: false) }
  }

  /// With or without the folders that a catalogue has made a part of its name.
  package func number(of name: String) -> Int? {
    numbers[name] ?? name.lastIndex(of: "/").flatMap { numbers[String(name[$0...].dropFirst())] }
  }

  /// The bytes of a picture whose address holds it, `data:image/png;base64,…`: all, or about so many of the first.
  package static func bytes(inAddress address: String, first count: Int? = nil) -> [UInt8]? {
    guard address.hasPrefix("data:image/"), let comma = address.firstIndex(of: ","),
      address[..<comma].hasSuffix(";base64")
    else { return nil }
    let letters = address[comma...].dropFirst()
    // Four letters are three bytes.
    let part = count.map { letters.prefix(($0 + 2) / 3 * 4) } ?? letters
    guard let data = Data(base64Encoded: String(part)) else { return nil }
    return [UInt8](data)
  }

  private static func bundles() -> [String] {
    let folder = Bundle.main.bundleURL.path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted().map { "\(folder)/\($0)" }
  }

  /// More than a program has.
  private static let most = 5_000

  private mutating func look(in folder: String, takesFiles: Bool) {
    guard let entries = FileManager.default.enumerator(atPath: folder) else { return }
    var seen = 0
    while let entry = entries.nextObject() as? String, seen < 20 * Self.most, all.count < Self.most {
      seen += 1
      let path = "\(folder)/\(entry)"
      if entry.hasSuffix(".imageset") {
        entries.skipDescendants()
        guard var picture = Self.picture(ofSet: path, isDark: false) else { continue }
        if let dark = Self.picture(ofSet: path, isDark: true) {
          picture.dark = all.count
          all.append(dark)
        }
        add(picture, Self.name(entry))
      } else if takesFiles, let type = Self.type(of: entry) {
        let plain = Self.name(entry)
        let scale = plain.hasSuffix("@3x") ? 3 : plain.hasSuffix("@2x") ? 2 : 1
        add(Picture(path: path, type: type, scale: scale), scale == 1 ? plain : String(plain.dropLast(3)))
      }
    }
  }

  /// The sharpest of several is sent.
  private mutating func add(_ picture: Picture, _ name: String) {
    guard let old = numbers[name] else {
      numbers[name] = all.count
      return all.append(picture)
    }
    if all[old].scale < picture.scale { all[old] = picture }
  }

  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  private static func type(of path: String) -> String? {
    switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "svg": "image/svg+xml"
    default: nil
    }
  }

  /// What an image set says about itself.
  private struct Contents: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable {
        var value: String?
      }
      var filename: String?
      var scale: String?
      var appearances: [Appearance]?

      /// The appearances that it is for; those for more contrast are left out.
      var values: [String?] { (appearances ?? []).map(\.value) }
    }
    var images: [Entry]
  }

  private static func picture(ofSet folder: String, isDark: Bool) -> Picture? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    return contents.images.compactMap { entry -> Picture? in
      guard isDark ? entry.values == ["dark"] : entry.values == [] || entry.values == ["light"],
        let file = entry.filename, !file.contains("/"), let type = type(of: file)
      else {
        return nil
      }
      return Picture(path: "\(folder)/\(file)", type: type, scale: entry.scale.flatMap { Int($0.prefix(1)) } ?? 1)
    }.max { $0.scale < $1.scale }
  }
}
