import Foundation

extension Commands {
  /// A picture of a preview, and how it compares with an earlier one.
  struct Pictured: Equatable, Encodable {
    enum State: String, Encodable { case taken, same, different, new, stopped }

    let name: String
    /// Its file and line, seen from the project's folder.
    let place: String
    var state = State.taken
    /// The picture that shows what differs.
    var difference: String?
  }

  private typealias Built = (program: String, folder: String, list: PreviewList)

  /// `tenure preview PATH`: pictures of all previews where they are asked for; otherwise all on a page.
  package func preview(_ path: String, _ options: RunOptions) throws {
    let look = Browser.Look(
      width: options.width, height: options.height, isDark: options.isDark, locale: options.locale)
    guard options.pictures == nil, options.earlierPictures == nil else {
      return try takePictures(of: try built(path, options), options, look)
    }
    let place = Paths.absolute(path) + (options.target.map { " \($0)" } ?? "")
    let list = "\(installation.work)/\(Paths.mark("previews", place))-list.json"
    var options = options
    // One who looks at previews looks at no user's values: the page itself leads to the inspector.
    options.inspects = true
    options.arguments = ["--previews", list]
    try serve(path, options, look) {
      let built = try built(path, options)
      let name = ((Paths.absolute(path) as NSString).lastPathComponent as NSString).deletingPathExtension
      try GeneratedFile.write(try built.list.json(name: name, look), to: list)
      say(built.list.all.count == 1 ? "1 preview." : "\(built.list.all.count) previews.")
      return (built.program, built.folder)
    }
  }

  private func built(_ path: String, _ options: RunOptions) throws -> Built {
    switch try project(at: path, target: options.target) {
    case .package(let folder):
      let built = try previews(ofPackageAt: folder, options)
      sayLeftOut(of: built.list)
      return built
    case .files(let project):
      var list = try PreviewList(try project.files(), place: project.folder)
      let (program, folder) = try program(project, options, isOfPreviews: true) { files in
        list = try PreviewList(files, place: project.folder)
        return list.entry
      }
      sayLeftOut(of: list)
      return (program, folder, list)
    }
  }

  private func sayLeftOut(of list: PreviewList) {
    if let words = list.leftOut.words { say(words) }
  }

  private func takePictures(of built: Built, _ options: RunOptions, _ look: Browser.Look) throws {
    let painter = try painter(for: built, options, look)
    defer { painter.stop() }
    var all: [Pictured] = []
    var taken: [(name: String, data: Data)] = []
    if let folder = options.earlierPictures, !Paths.isFolder(folder) {
      throw ProjectFailure(
        .misuse,
        "There is no folder \(folder) with earlier pictures. 'tenure preview PATH --shots \(folder)' makes one.")
    }
    for (number, name) in built.list.fileNames.enumerated() {
      var one = Pictured(name: name, place: built.list.all[number].place)
      guard let data = try? picture(number, of: built, options, look, painter) else {
        // What its program wrote stands above. The others are shown all the same.
        one.state = .stopped
        all.append(one)
        continue
      }
      if let folder = options.earlierPictures { try compare(&one, data, with: folder, painter) }
      all.append(one)
      taken.append((name, data))
    }
    if let folder = options.pictures {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for one in taken { try one.data.write(to: URL(fileURLWithPath: "\(folder)/\(one.name)")) }
    }
    write(try isJSON ? jsonLine(["previews": all]) : all.map { line($0, options) }.joined())
    try judge(all, options)
  }

  /// Says what is no longer there, and throws where a preview stopped or looks different.
  private func judge(_ all: [Pictured], _ options: RunOptions) throws {
    let stopped = all.filter { $0.state == .stopped }
    if !stopped.isEmpty {
      throw ProjectFailure(
        .broken,
        "\(stopped.count) of \(all.count) previews stopped before there was a picture: \(stopped.map(\.place).joined(separator: ", ")). "
          + "Look at each with 'tenure run PATH --view NAME'.")
    }
    guard let folder = options.earlierPictures else { return }
    let names = Set(all.map(\.name))
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? []
    where name.hasSuffix(".png") && !names.contains(name) {
      say("\(folder)/\(name) is a picture of a preview that is not there any more.")
    }
    let different = all.count { $0.state == .different }
    guard different > 0 else { return }
    throw ProjectFailure(
      .broken,
      """
      \(different) of \(all.count) previews \(different == 1 ? "looks" : "look") different than at \(folder): the \
      pictures at \(folder)/differences show before, now, and what differs. If that is meant, take new ones with --shots.
      """)
  }

  private func line(_ one: Pictured, _ options: RunOptions) -> String {
    let folder = one.state == .stopped ? "" : options.pictures.map { "\($0)/" } ?? ""
    let state = one.state == .taken ? "" : "\(one.state.rawValue.padded(to: 9))  "
    return "\(state)\(folder)\(one.name)  \(one.place)\(one.difference.map { "  \($0)" } ?? "")\n"
  }

  private func painter(for built: Built, _ options: RunOptions, _ look: Browser.Look) throws -> any Painter {
    if !options.isDrawn, Browser.program() != nil { return BrowserPainter(browser: try Browser(look)) }
    if !options.isDrawn { say("There is no Chromium on the PATH: the pictures are drawn here, as '--drawn' does.") }
    return try DrawnPainter(installation, program: built.program, in: built.folder)
  }

  private func picture(
    _ number: Int, of built: Built, _ options: RunOptions, _ look: Browser.Look, _ painter: any Painter
  ) throws -> Data {
    let look = built.list.all[number].settings.look(look)
    func picture(_ look: Browser.Look) throws -> Data {
      try painter.picture(
        of: built.program, in: built.folder, look,
        environment: [PreviewList.variable: "\(number)", PreviewList.textSizeVariable: look.textSize ?? ""])
    }
    guard options.hasVariants else { return try picture(look) }
    let isOfDevice = built.list.all[number].settings.layout == .device
    let variants = PreviewList.Variant.allCases.filter {
      isOfDevice || !$0.isOfDevice
    }
    return try painter.beside(try variants.map { ($0.rawValue, try picture($0.look(look))) })
  }

  private func compare(_ one: inout Pictured, _ data: Data, with folder: String, _ painter: any Painter) throws {
    let disk = FileManager.default
    let place = "\(folder)/differences/\(one.name)"
    if disk.fileExists(atPath: place) { try disk.removeItem(atPath: place) }
    guard let before = disk.contents(atPath: "\(folder)/\(one.name)") else { return one.state = .new }
    guard let difference = try painter.difference(before, data) else { return one.state = .same }
    try disk.createDirectory(atPath: "\(folder)/differences", withIntermediateDirectories: true)
    try difference.write(to: URL(fileURLWithPath: place))
    one.state = .different
    one.difference = place
  }
}
