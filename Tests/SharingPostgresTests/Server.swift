#if PostgreSQL
  import Foundation

  /// A PostgreSQL server of the test's own, in a temporary folder, that nobody else reaches. Where the test runs as root, it
  /// runs as the user `postgres`, as the server wants it.
  final class Server: Sendable {
    private let folder: URL
    private let programs: String

    init() throws {
      folder = FileManager.default.temporaryDirectory.appending(component: "pg-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      programs = try run("/usr/bin/pg_config", ["--bindir"]).trimmingCharacters(in: .whitespacesAndNewlines)
      if geteuid() == 0 { _ = try run("/bin/chown", ["postgres", folder.path]) }
      try use("initdb", "-D", data, "-U", "app", "-A", "trust", "--no-sync")
      try start()
    }

    deinit {
      try? stop()
      try? FileManager.default.removeItem(at: folder)
    }

    private var data: String { folder.appending(component: "data").path }

    /// Where it is, as libpq is told.
    var address: String { "host=\(folder.path) user=app dbname=postgres" }

    func start() throws {
      try use(
        "pg_ctl", "-D", data, "-w", "-l", folder.appending(component: "log").path, "-o",
        "-k \(folder.path) -c listen_addresses=''", "start")
    }

    /// As a machine that fails: nothing is said to the clients, and nothing written that was not.
    func stop() throws { try use("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop") }

    /// Runs statements as a program would that knows nothing of Tenure.
    func psql(_ sql: String) throws { try use("psql", "-h", folder.path, "-U", "app", "-d", "postgres", "-c", sql) }

    private func use(_ program: String, _ arguments: String...) throws {
      let path = "\(programs)/\(program)"
      if geteuid() != 0 {
        _ = try run(path, arguments)
      } else {
        _ = try run("/usr/bin/setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", path] + arguments)
      }
    }
  }

  /// Runs a program to its end: what it has written.
  private func run(_ path: String, _ arguments: [String]) throws -> String {
    let process = Process()
    // A file and not a pipe: the server keeps it open.
    let output = FileManager.default.temporaryDirectory.appending(component: "out-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    // Whatever is open here stays here: a server that keeps it would look like a program that has not ended.
    let closing = "for f in /proc/self/fd/*; do f=${f##*/}; [ $f -le 2 ] || eval \"exec $f>&-\"; done 2>/dev/null"
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", closing + #"; exec "$@""#, "bash", path] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    let file = try FileHandle(forWritingTo: output)
    (process.standardOutput, process.standardError) = (file, file)
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    guard process.terminationStatus == 0 else { throw ProgramError(program: path, text: text) }
    return text
  }

  struct ProgramError: Error {
    let program: String
    let text: String
  }
#endif
