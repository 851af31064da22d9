import Foundation

extension Commands {
  /// Where a program is served, for programs.
  struct Addresses: Equatable, Encodable {
    let address: String
    var inspector: String?

    /// `words` is what the program has written.
    init(_ address: String, words: String) {
      self.address = address
      inspector = words.firstMatch(of: #/The inspector is at (\S+)\n/#).map { String($0.1) }
    }
  }

  /// Does not return.
  func serve(
    _ path: String, _ options: RunOptions, _ look: Browser.Look,
    build: @escaping () throws -> (program: String, folder: String)
  ) throws {
    let arguments = look.arguments + options.arguments + (options.inspects ? ["--inspect"] : [])
    // Standard output is for what was asked for: where that is JSON, what the program writes goes beside it.
    let output: FileHandle = isJSON ? .standardError : .standardOutput
    let served = ServedProgram { try? output.write(contentsOf: $0) }
    func tell(_ address: String, _ words: String) {
      if isJSON, let line = try? jsonLine(Addresses(address, words: words)) { write(line) }
    }
    if options.watches {
      try Watch(
        Paths.watched(path),
        places: { [patches] in Paths.allWatched(path, target: options.target) + (patches.map { [$0.folder] } ?? []) },
        port: options.port, arguments: arguments, served: served, say: say, tell: tell, build: build
      ).run()
    }
    let (program, folder) = try build()
    guard isJSON else {
      return try Show(program: program, folder: folder, look: look, arguments: options.arguments)
        .run(.page(port: options.port, inspects: options.inspects), say: say, write: write)
    }
    served.endsWithThisProgram()
    let port = options.port.map { ["--port", "\($0)"] } ?? []
    let (address, words) = try served.start(program, arguments + port, in: folder)
    if let address { tell(address, words) }
    let status = served.wait()
    // One that ended badly has said why; one that ended well has served nothing all the same.
    if address == nil, status == 0 { throw Show.ended(status, words) }
    exit(status)
  }
}
