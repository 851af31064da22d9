import Foundation
import TenurePixels

/// A picture that a test compares with.
struct KeptImage {
  let name: String
  let test: URL

  private var fileName: String {
    let safe = String(name.map { $0.isLetter || $0.isNumber || "-_ ".contains($0) ? $0 : "-" })
    return "\(test.deletingPathExtension().lastPathComponent).\(safe)"
  }

  private var file: URL { test.deletingLastPathComponent().appending(path: "Images/\(fileName).png") }

  func compare(_ now: ScreenImage, allowing pixels: Int) throws {
    #if Fonts
      if ProcessInfo.processInfo.environment["TENURE_WRITE"] == "1" { return try now.write(to: file) }
      guard let kept = FileManager.default.contents(atPath: file.path) else {
        try now.write(to: file)
        throw ScreenError(
          "There was no picture \"\(name)\" to compare with.", "It has been written to \(file.path).",
          "Look at it, and run the test again.")
      }
      guard let before = PNG.read(Array(kept)) else {
        throw ScreenError(
          "The picture \"\(name)\" cannot be read.",
          "\(file.path) is no PNG file of eight bits a part, or it is damaged.",
          "Delete it and run the test again: it is written anew.")
      }
      guard before != now.bitmap else { return }
      let difference = ImageDifference(before, now.bitmap)
      if let count = difference.count, count <= pixels { return }
      let folder = URL(filePath: FileManager.default.currentDirectoryPath).appending(path: ".build/images")
      try now.write(to: folder.appending(path: "\(fileName).now.png"))
      let picture = ScreenImage(bitmap: difference.picture, scale: now.scale, leftOut: [])
      try picture.write(to: folder.appending(path: "\(fileName).difference.png"))
      throw ScreenError(
        "The screen does not look like the picture \"\(name)\".",
        "\(difference.sentence) What it looks like now and where it differs: \(folder.path)/\(fileName).now.png and "
          + ".difference.png.",
        "If it is meant to look so, run the test once with TENURE_WRITE=1.")
    #endif
  }
}

/// Where two pictures differ.
struct ImageDifference {
  /// Nil for pictures of different sizes.
  let count: Int?
  let sentence: String
  /// The earlier picture, faint, and in red what is another now.
  let picture: Bitmap

  init(_ before: Bitmap, _ now: Bitmap) {
    guard before.width == now.width, before.height == now.height else {
      count = nil
      sentence = "It has \(now.width) × \(now.height) pixels, and had \(before.width) × \(before.height)."
      picture = now
      return
    }
    let found = before.differences(from: now)
    count = found.count
    sentence =
      "\(found.count) of \(now.width * now.height) pixels differ, between (\(found.x.lowerBound), \(found.y.lowerBound)) "
      + "and (\(found.x.upperBound), \(found.y.upperBound))."
    picture = found.picture
  }
}
