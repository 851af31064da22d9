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
    /// The same as an address.
    var url: String { "postgresql:///postgres?host=\(folder.path)&user=app" }

    func start() throws {
      try use(
        "pg_ctl", "-D", data, "-w", "-l", folder.appending(component: "log").path, "-o",
        "-k \(folder.path) -c listen_addresses=''", "start")
    }

    /// As a machine that fails: nothing is said to the clients, and nothing written that was not.
    func stop() throws { try use("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop") }

    /// Runs statements as a program would that knows nothing of Tenure: what is said of them.
    @discardableResult
    func psql(_ sql: String) throws -> String {
      try use("psql", "-h", folder.path, "-U", "app", "-d", "postgres", "-c", sql)
    }

    @discardableResult
    private func use(_ program: String, _ arguments: String...) throws -> String {
      let path = "\(programs)/\(program)"
      if geteuid() != 0 {
        return try run(path, arguments)
      } else {
        return try run(
          "/usr/bin/setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", path] + arguments)
      }
    }
  }

  /// Runs a program to its end: what it has written. Not by Foundation, which takes a program that closes its files for
  /// ended, and then waits for it where it is told of the ends of all others too.
  private func run(_ path: String, _ arguments: [String]) throws -> String {
    // A file and not a pipe: the server keeps it open.
    let output = FileManager.default.temporaryDirectory.appending(component: "out-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: output) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    unsafe posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // What a thread holds back, the server would hold back as well.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    // Whatever is open here stays here: the server would keep it.
    let shell =
      "cd /; for f in /proc/self/fd/*; do f=${f##*/}; [ $f -le 2 ] || eval \"exec $f>&-\"; done; exec \"$@\""
    let words = unsafe (["/bin/bash", "-c", shell, "bash", path] + arguments).map { unsafe strdup($0) } + [nil]
    let environment = unsafe ProcessInfo.processInfo.environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
    defer { unsafe (words + environment).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let problem = unsafe posix_spawn(&process, "/bin/bash", &actions, &attributes, words, environment)
    guard problem == 0 else { throw ProgramError(program: path, text: unsafe String(cString: strerror(problem))) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let text = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
    guard status == 0 else { throw ProgramError(program: path, text: text) }
    return text
  }

  struct ProgramError: Error {
    let program: String
    let text: String
  }
#endif
