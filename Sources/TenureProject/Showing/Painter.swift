import Foundation

/// What takes pictures of a program, puts them beside one another and tells them apart.
protocol Painter {
  /// The first screen of a program, as a PNG.
  func picture(of program: String, in folder: String, _ look: Browser.Look, environment: [String: String]) throws
    -> Data

  /// Pictures beside one another, each with its name.
  func beside(_ pictures: [(name: String, picture: Data)]) throws -> Data

  /// A picture of before, after and what differs; nil where the two look the same.
  func difference(_ before: Data, _ after: Data) throws -> Data?

  func stop()
}

/// Pictures by Chromium, which shows what the browser host shows.
struct BrowserPainter: Painter {
  let browser: Browser

  func picture(of program: String, in folder: String, _ look: Browser.Look, environment: [String: String]) throws
    -> Data
  {
    let picture = try Show(program: program, folder: folder, look: look, environment: environment).picture(by: browser)
    return look.isFitted ? try PictureSheet(browser: browser).fitted(picture) : picture
  }

  func beside(_ pictures: [(name: String, picture: Data)]) throws -> Data {
    try PictureSheet(browser: browser).beside(pictures)
  }

  func difference(_ before: Data, _ after: Data) throws -> Data? {
    try PictureSheet(browser: browser).difference(before, after)?.picture
  }

  func stop() { browser.stop() }
}

/// Pictures that programs draw themselves, as `screen.image()` does in a test: without a browser, the same on every machine.
final class DrawnPainter: Painter {
  private let installation: Installation
  /// Any program will do: it puts pictures together that others have drawn.
  private let helper: DrivenProgram

  init(_ installation: Installation, program: String, in folder: String) throws {
    self.installation = installation
    helper = try DrivenProgram(program, in: folder, installation, look: Browser.Look())
  }

  func picture(of program: String, in folder: String, _ look: Browser.Look, environment: [String: String]) throws
    -> Data
  {
    let driven = try DrivenProgram(program, in: folder, installation, look: look, environment: environment)
    defer { driven.end() }
    // What begins with the screen has come to its end, as in a browser that has been looked at for a moment.
    _ = try driven.perform("advance 1s")
    return try driven.drawn(look)
  }

  func beside(_ pictures: [(name: String, picture: Data)]) throws -> Data {
    try inFiles(pictures.map(\.picture)) { files in
      let parts = zip(pictures, files).map { "\"\($0.name)\" \"\($1)\"" }.joined(separator: " ")
      return try helper.picture { "beside \"\($0)\" \(parts)" }
    }
  }

  func difference(_ before: Data, _ after: Data) throws -> Data? {
    if before == after { return nil }
    return try inFiles([before, after]) { files in
      let made = try helper.made { "difference \"\(files[0])\" \"\(files[1])\" \"\($0)\"" }
      return made.words == "none" ? nil : made.picture
    }
  }

  func stop() { helper.end() }

  private func inFiles<Result>(_ pictures: [Data], _ work: ([String]) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = pictures.indices.map { folder.appending(path: "\($0).png") }
    for (picture, file) in zip(pictures, files) { try picture.write(to: file) }
    return try work(files.map(\.path))
  }
}
