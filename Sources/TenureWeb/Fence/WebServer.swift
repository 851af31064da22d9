#if Web
  import Dispatch
  import Foundation
  import TenureScenes
  import TenureStorage

  /// Runs a program as a server until the system asks it to end.
  public enum WebServer {
    /// Serves an app to browsers until the process ends; what `--web` runs.
    @MainActor public static func run<A: App>(_ app: A.Type, arguments: [String]) -> Never {
      do {
        DefaultsKeeper.shared.start()
        let host = WebHost(try WebConfiguration(arguments: arguments), app: app)
        try host.start()
        var words = "Serving at \(host.address)\n"
        if let inspector = host.inspectorAddress { words += "The inspector is at \(inspector)\n" }
        // It serves whether or not somebody reads where.
        try? FileHandle.standardOutput.write(contentsOf: Data(words.utf8))
        let sources = [SIGTERM, SIGINT].map { number in
          signal(number, SIG_IGN)
          let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
          source.setEventHandler {
            MainActor.assumeIsolated { host.stop() }
            exit(0)
          }
          source.resume()
          return source
        }
        withExtendedLifetime(sources) { RunLoop.main.run() }
        // The run loop has nothing left to wait for only when the program ends.
        exit(0)
      } catch {
        Log.write("tenure: \(error)")
        exit(2)
      }
    }
  }
#endif
