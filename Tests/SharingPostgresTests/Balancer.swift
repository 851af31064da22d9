#if PostgreSQL && SQLite && Web
  import Foundation
  import WebProbe

  /// `SharedBoard` as a server of pages, at a port of its own.
  final class BoardProcess {
    private let process = Process()
    let port: Int

    init(_ database: Server) async throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(component: "SharedBoard")
      process.arguments = ["--web", "--port", "0"]
      process.environment = ProcessInfo.processInfo.environment.merging(["BOARD": database.url]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      port = try await off {
        var words = ""
        while true {
          let part = output.fileHandleForReading.availableData
          if part.isEmpty { throw Connection.Broken(reason: "the board did not start: \(words)") }
          words += String(decoding: part, as: UTF8.self)
          if let match = words.firstMatch(of: #/Serving at http:\/\/127\.0\.0\.1:(\d+)\//#) { return Int(match.1)! }
        }
      }
    }

    deinit { kill() }

    func kill() { process.killIfRunning() }
  }

  /// nginx with the example's own configuration: only the ports are others, and where it keeps its files.
  final class Balancer {
    private let process = Process()
    private let folder: URL
    let address: String

    init(of servers: [Int]) async throws {
      folder = FileManager.default.temporaryDirectory.appending(component: "nginx-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let port = try freePort()
      address = "http://localhost:\(port)/"
      let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Examples/SharedBoard/nginx.conf").standardized
      var text = try String(contentsOf: example, encoding: .utf8)
      for (written, here) in zip([8210, 8211, 8212], [port] + servers) {
        text = text.replacing("\(written)", with: "\(here)")
      }
      let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }
      text = text.replacing("http {", with: "http { access_log off; \(folders.joined(separator: " "))")
      let file = folder.appending(component: "nginx.conf")
      try text.write(to: file, atomically: true, encoding: .utf8)
      process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
      process.arguments = [
        "-p", folder.path, "-c", file.path, "-e", "stderr", "-g", "daemon off; master_process off; pid nginx.pid;",
      ]
      try process.run()
      while (try? await HTTP.get(port: port, path: "/")) == nil {
        guard process.isRunning else { throw Connection.Broken(reason: "nginx did not start: its words are above") }
        try await Task.sleep(for: .milliseconds(20))
      }
    }

    deinit {
      process.killIfRunning()
      try? FileManager.default.removeItem(at: folder)
    }
  }

  extension Process {
    /// One that was never begun has the number 0, which stands for all processes of the group, this one too.
    fileprivate func killIfRunning() { if isRunning { kill(processIdentifier, SIGKILL) } }
  }

  /// A port of this machine that nothing listens at.
  private func freePort() throws -> Int {
    let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = unsafe inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(socket, $0, length) == 0 ? getsockname(socket, $0, &length) : -1
      }
    }
    guard status == 0 else {
      throw Connection.Broken(reason: "no port is free: \(unsafe String(cString: strerror(errno)))")
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }
#endif
