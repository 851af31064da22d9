#if SQLite
  import ComposableArchitecture
  import Foundation
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

  /// The other process: says each number that a body sees.
  @MainActor func watch(_ file: URL) throws -> Never {
    let database = try SQLiteDatabase(file)
    let session = Session()
    session.mount(Watching(Shared(wrappedValue: 0, .row("number", in: database))))
    session.onNeedsUpdate = { DispatchQueue.main.async { _ = session.updateIfNeeded() } }
    while true { RunLoop.main.run(until: .distantFuture) }
  }

  /// From before the write of a row to the line that another process's body prints.
  @MainActor func rowToBody() throws {
    guard report.wants("row to body") else { return }
    let folder = FileManager.default.temporaryDirectory.appending(component: "bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(component: "bench.sqlite")
    let database = try SQLiteDatabase(file)
    @Shared(.row("number", in: database)) var number = 0
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    process.arguments = ["--watch", file.path]
    process.standardOutput = pipe
    try process.run()
    defer { kill(process.processIdentifier, SIGKILL) }
    _ = pipe.fileHandleForReading.availableData
    var times: [Double] = []
    for next in 1...50 {
      times.append(
        seconds {
          $number.withLock { $0 = next }
          var text = ""
          while !text.contains("\(next)\n") {
            text += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
          }
        })
    }
    report.show(times, "row to body in another process", 1)
  }
#endif
