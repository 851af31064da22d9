#if Web
  import Foundation
  import SwiftUI
  import TenureWeb

  /// A server in a process of its own. It prints `port N`, for each line `pages` that it reads how many pages have a
  /// browser, and for each line `figures` what it has measured since the last: microseconds from a message read from its
  /// socket to the answer that waits to be sent, and the part of it that the main thread worked.
  @MainActor enum Serving {
    private static var whole: [Double] = []
    private static var own: [Double] = []

    static func run(_ arguments: [String]) -> Never {
      guard arguments.count == 2, let rows = Int(arguments[1]) else {
        print("web-bench serve PAGE ROWS")
        exit(2)
      }
      var configuration = WebConfiguration()
      configuration.port = 0
      configuration.pageLimit = 20_000
      // The crowd is faster than any user.
      (configuration.messageBurst, configuration.messagesPerSecond) = (1_000_000, 1_000_000)
      let name = arguments[0]
      let host = WebHost(configuration) { Pages.view(name, rows: rows) }
      host.onHandled = { received, begun in
        let end = ContinuousClock.now
        whole.append(microseconds(end - received))
        own.append(microseconds(end - begun))
      }
      do { try host.start() } catch {
        print("\(error)")
        exit(2)
      }
      say("port \(host.port)")
      let reader = Thread {
        while let line = readLine() {
          if line == "figures" { DispatchQueue.main.async { MainActor.assumeIsolated { tell() } } }
          if line == "pages" {
            DispatchQueue.main.async { MainActor.assumeIsolated { say("count=\(host.connectedPageCount)") } }
          }
        }
        // Whoever started it has gone.
        exit(0)
      }
      reader.start()
      withExtendedLifetime(host) { RunLoop.main.run() }
      exit(0)
    }

    private static func tell() {
      say(
        "count=\(whole.count) whole50=\(whole.quantile(0.5)) whole99=\(whole.quantile(0.99)) "
          + "own50=\(own.quantile(0.5)) own99=\(own.quantile(0.99))")
      whole = []
      own = []
    }
  }

  /// A line on standard output, now.
  func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
#endif
