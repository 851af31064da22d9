import Foundation
import TenureRuntime
import TenureScenes
import TenureStorage
import TenureWeb

extension App {
  /// Starts the program with the host that the arguments ask for.
  public static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    makeFolders()
    if arguments.contains("--drive") {
      Driving.start(Self.self)
      FileHandle.standardError.write(
        Data("tenure: --drive is what 'tenure drive' starts a program with. Run 'tenure drive PATH'.\n".utf8))
      exit(2)
    }
    if arguments.contains("--text") {
      // Before the program's first look at its settings.
      DefaultsKeeper.shared.start()
      let session = Session()
      do {
        let configuration = try WebConfiguration(arguments: Array(arguments))
        session.mount(Self.self) { configuration.fill(&$0) }
      } catch {
        FileHandle.standardError.write(Data("tenure: \(error)\n".utf8))
        exit(2)
      }
      if let screen = session.screen { TextDrawing.fold(screen, in: session) }
      print(session.screen.map(TextDrawing.lines) ?? "")
      return
    }
    #if Web
      if arguments.contains("--web") { WebServer.run(Self.self, arguments: Array(arguments)) }
      let hosts =
        "serve itself to a browser: run it with --web [--port N]. Or it can show the first frame as text: --text."
    #else
      let hosts =
        "show the first frame as text: run it with --text. To serve it to a browser, build with the trait Web."
    #endif
    let unknown = arguments.first.map { "There is no host for \($0). " } ?? ""
    FileHandle.standardError.write(
      Data(
        """
        \(unknown)This build can \(hosts)
        To test the program, mount it: let screen = Screen(\(Self.self).self), with `import TenureTesting`.

        """.utf8))
    exit(2)
  }
  /// The folders that every program has on a phone, so that it writes to them without asking.
  private static func makeFolders() {
    let files = FileManager.default
    for kind in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      guard let folder = files.urls(for: kind, in: .userDomainMask).first else { continue }
      // Where the user may not make it, the program's own writing says why.
      try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }
}
