import Foundation
import WebProbe

/// Minutes with the gallery, while some people use it and others attack it: no page is lost, and it does not grow.
enum Soak {
  static func run(_ arguments: [String]) throws -> Bool {
    guard let minutes = Int(arguments.first ?? "10"), minutes > 0 else {
      print("web-bench soak MINUTES")
      return false
    }
    let gallery = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "gallery")
    guard FileManager.default.isExecutableFile(atPath: gallery.path) else {
      print("There is no \(gallery.path). Build it first: swift build -c release --product gallery")
      return false
    }
    Readiness.raiseLimit()
    let server = try Child([gallery.path, "--web", "--port", "0"])
    let line = try server.line(with: "Serving at ")
    guard let port = line.firstMatch(of: #/:(\d+)\//#).flatMap({ Int($0.1) }) else {
      throw Child.Failure(description: "no port in \(line)")
    }
    let visitors = try (0..<40).map { _ in try Visitor(port: port) }
    let attacks = try (1...2).map { try Child.own("attack", "\(port)", "\($0)") }
    let start = ContinuousClock.now
    var (settled, lost, asked) = (0.0, 0, 0)
    for step in 1...(minutes * 6) {
      while microseconds(.now - start) < Double(step) * 10e6 {
        // Each of them does something, and is answered.
        for visitor in visitors {
          asked += 1
          if (try? visitor.tapAndRead()) == nil { lost += 1 }
        }
        Thread.sleep(forTimeInterval: 0.2)
      }
      if step % 6 == 0 { print("minute \(step / 6): \(shown(server.memory / 1e6)) MB, \(asked) taps, \(lost) lost") }
      fflush(nil)
      // Pages that were left are kept for two minutes: after that there are no more of them.
      if step == 18 { settled = server.memory }
    }
    let growth = settled > 0 ? server.memory / settled - 1 : 0
    attacks.forEach { $0.end() }
    print("growth after the third minute: \(shown(growth * 100)) %, \(lost) taps lost of \(asked)")
    return lost == 0 && growth < 0.1
  }
}

/// Somebody who means harm, as a process of its own: `attack PORT SEED`, until it is ended.
enum Attack {
  static func run(_ arguments: [String]) {
    guard arguments.count == 2, let port = Int(arguments[0]), let seed = UInt64(arguments[1]) else {
      return print("web-bench attack PORT SEED")
    }
    Readiness.raiseLimit()
    var random = Dice(state: seed)
    // Some connections stay, and are let go of without a word.
    var kept: [Connection] = []
    while true {
      if kept.count > 200 { kept.removeFirst(100) }
      if let connection = try? attack(port, &random) { kept.append(connection) }
      // A server that is asked as fast as it can answer tells of that alone.
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  private static func attack(_ port: Int, _ random: inout Dice) throws -> Connection {
    let origin = "http://localhost:\(port)"
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      // A page that nobody comes for.
      let connection = try Connection(port: port)
      try connection.write(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
      return connection
    case 1:
      // Half a request.
      let connection = try Connection(port: port)
      let request = Array("GET /?at=a HTTP/1.1\r\nHost: localhost\r\nX: y\r\n\r\n".utf8)
      try connection.write(Array(request.prefix(Int.random(in: 0..<request.count, using: &random))))
      return connection
    case 2:
      // Bytes instead of frames.
      let (connection, _) = try LiveSocket.open(port: port, origin: origin, host: "localhost:\(port)")
      try connection.write((0..<100).map { _ in UInt8.random(in: 0...255, using: &random) })
      return connection
    case 3:
      // A socket that says nothing.
      return try LiveSocket.open(port: port, origin: origin, host: "localhost:\(port)").0
    default:
      // A page of its own, and messages that no page sends.
      let visitor = try Visitor(port: port)
      for _ in 0..<50 { try visitor.connection.write(Frame.masked(Hostile.message(&random))) }
      return visitor.connection
    }
  }
}
