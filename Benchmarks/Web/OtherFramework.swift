import Foundation
import WebProbe

/// NiceGUI, serving labels and a button as our page does. The script beside this file makes an environment for it.
struct OtherFramework {
  let process: Child
  let port: Int
  var address: String { "http://localhost:\(port)/" }

  init(rows: Int) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    process = try Child([folder.appending(path: "nicegui").path, "\(rows)"])
    guard let port = Int(try process.line(with: "port ").dropFirst(5)) else {
      throw Child.Failure(description: "NiceGUI named no port")
    }
    self.port = port
    // It says so before it listens.
    for _ in 0..<300 {
      if (try? HTTP.fetch(port: port, path: "/favicon.ico")) != nil { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    throw Child.Failure(description: "NiceGUI does not listen")
  }
}
