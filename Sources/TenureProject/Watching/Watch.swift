import Foundation

/// Serves a project, and builds and serves it anew whenever one of its files is saved. While it does not build, what was
/// built before goes on. What a page keeps in `@SceneStorage` is there again when it has reloaded.
final class Watch {
  /// The file or folder that the user has named.
  private let place: String
  /// The files and folders that are watched: those may be others after each change.
  private let places: () -> [String]
  private let build: () throws -> (program: String, folder: String)
  private let arguments: [String]
  private let say: (String) -> Void
  /// Told of each address that it is served at, and of what the program has written up to there.
  private let tell: (_ address: String, _ words: String) -> Void
  /// Where it is served; from the first time on a certain one.
  private var port: Int?
  private let current: ServedProgram
  /// Where the program leaves what its pages keep, for the next one.
  private let scenes = FileManager.default.temporaryDirectory
    .appendingPathComponent("tenure-scenes-\(UUID().uuidString)")

  init(
    _ place: String, places: @escaping () -> [String], port: Int?, arguments: [String], served: ServedProgram,
    say: @escaping (String) -> Void, tell: @escaping (_ address: String, _ words: String) -> Void,
    build: @escaping () throws -> (program: String, folder: String)
  ) {
    self.place = place
    self.places = places
    self.port = port
    self.arguments = arguments
    current = served
    self.say = say
    self.tell = tell
    self.build = build
  }

  /// Goes on until the system asks it to end.
  func run() throws -> Never {
    current.endsWithThisProgram { [scenes] in try? FileManager.default.removeItem(at: scenes) }
    var watched = places()
    var seen = FileStamps(at: watched)
    do { try serve(build()) } catch let failure as ProjectFailure where failure.kind == .broken {
      // Anything else is no mistake in the code: there is no project, or no installation.
      say("tenure: \(failure.text)")
    }
    while true {
      Thread.sleep(forTimeInterval: 0.25)
      let now = FileStamps(at: watched)
      let changes = now.changes(since: seen)
      if changes.isEmpty { continue }
      watched = places()
      // What is new among them has not changed.
      seen = FileStamps(at: watched).keeping(now)
      let names = changes.map { $0 == place ? ($0 as NSString).lastPathComponent : Paths.short($0, from: place) }
      say("\(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " and \(names.count - 3) more" : "") changed.")
      do { try serve(build()) } catch {
        say("tenure: \((error as? ProjectFailure)?.text ?? error.localizedDescription)")
      }
    }
  }

  private func serve(_ built: (program: String, folder: String)) throws {
    // The port is free once the old one has ended.
    current.end()
    let place = ["--scenes", scenes.path] + (port.map { ["--port", "\($0)"] } ?? [])
    let (address, words) = try current.start(built.program, arguments + place, in: built.folder)
    guard let address, let match = address.firstMatch(of: #/:(\d+)/#) else {
      return say("The program ended before it showed anything. Save a file to start it again.")
    }
    port = Int(match.1)
    tell(address, words)
  }
}
