#if SQLite
  import ComposableArchitecture
  import Foundation
  import SharingPostgres
  import SharingSQLite
  import SwiftUI
  import TenureRuntime

  private struct Watching: View {
    @Shared private var number: Int

    init(_ number: Shared<Int>) { _number = number }

    var body: some View {
      print(number)
      fflush(nil)
      return Text("\(number)")
    }
  }

  /// The number of a database: a file, or a server by its address.
  private func number(in place: String) throws -> Shared<Int> {
    #if PostgreSQL
      if place.hasPrefix("postgresql:") {
        return Shared(wrappedValue: 0, .row("number", in: try PostgresDatabase(place)))
      }
    #endif
    return Shared(wrappedValue: 0, .row("number", in: try SQLiteDatabase(URL(fileURLWithPath: place))))
  }

  /// The other process: says each number that a body sees.
  @MainActor func watch(_ place: String) throws -> Never {
    let session = Session()
    session.mount(Watching(try number(in: place)))
    session.onNeedsUpdate = { DispatchQueue.main.async { _ = session.updateIfNeeded() } }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// From before the write of a row to the line that another process's body prints: of a file, and of the server that
  /// `BENCH_POSTGRES` is the address of.
  @MainActor func rowToBody() throws {
    let folder = FileManager.default.temporaryDirectory.appending(component: "bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    if report.wants("row to body") {
      try rowToBody(folder.appending(component: "bench.sqlite").path, "row to body in another process")
    }
    if report.wants("server's row to body"), let server = ProcessInfo.processInfo.environment["BENCH_POSTGRES"] {
      try rowToBody(server, "server's row to body in another process")
    }
  }

  @MainActor private func rowToBody(_ place: String, _ name: String) throws {
    let number = try number(in: place)
    let start = number.wrappedValue
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    process.arguments = ["--watch", place]
    process.standardOutput = pipe
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    _ = pipe.fileHandleForReading.availableData
    var times: [Double] = []
    for next in start + 1...start + 50 {
      times.append(
        seconds {
          number.withLock { $0 = next }
          var text = ""
          while !text.contains("\(next)\n") {
            text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
          }
        })
    }
    report.show(times, name, 1)
  }
#endif
