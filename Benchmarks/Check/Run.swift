import Foundation
import TenureCheck

/// One run of every rule over a folder.
struct Run {
  private let code: String
  private let cache: String
  private let isWhole: Bool

  /// `run CODE CACHE open|closed`
  init(arguments: ArraySlice<String>) {
    let words = Array(arguments)
    code = words[0]
    cache = words[1]
    isWhole = words[2] == "closed"
  }

  /// What it took, as one line for the process that asked.
  func print() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let files = try SwiftFiles([code]).files
    let facts = ProjectReader.read(files, cache: FactsCache(folder: cache))
    let read = clock.now
    var settings = Settings()
    settings.usesAllRules = true
    settings.isWhole = isWhole
    let project = Project(files: facts, settings: settings, targets: Targets(for: files))
    let result = Check.run(in: project)
    let figures = Figures(
      files: facts.count, lines: facts.reduce(0) { $0 + $1.source.lineCount }, findings: result.findings.count,
      unfinished: result.unfinished.count, reading: (read - start).seconds, all: (clock.now - start).seconds,
      megabytes: Self.peakOfMemory)
    FileHandle.standardOutput.write(try JSONEncoder().encode(figures))
  }

  static func inProcessOfItsOwn(code: URL, cache: URL, world: String) throws -> Figures {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["run", code.path, cache.path, world]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Figures.self, from: data)
  }

  /// The most that this process has had in memory, as the system counts it; 0 where it does not say.
  static var peakOfMemory: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) / 1024
  }
}

/// What a run took.
struct Figures: Codable {
  let files: Int
  let lines: Int
  let findings: Int
  /// Rules that were given up.
  let unfinished: Int
  /// Seconds until the files were read, and until the findings were there.
  let reading: Double
  let all: Double
  let megabytes: Int

  func line(_ name: String, isJSON: Bool) -> String {
    if isJSON {
      return "{\"name\":\"\(name)\",\"n\":\(files),\"lines\":\(lines),\"findings\":\(findings),"
        + "\"unfinished\":\(unfinished),\"reading\":\(rounded(reading)),\"seconds\":\(rounded(all)),"
        + "\"megabytes\":\(megabytes)}"
    }
    return "\(name) n=\(files): \(rounded(all)) s, of which reading \(rounded(reading)) s; "
      + "\(Int(Double(files) / all)) files/s, \(Int(Double(lines) / all)) lines/s, \(megabytes) MB, "
      + "\(findings) findings" + (unfinished == 0 ? "" : ", \(unfinished) rules given up")
  }

  private func rounded(_ seconds: Double) -> Double { (seconds * 100).rounded() / 100 }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
