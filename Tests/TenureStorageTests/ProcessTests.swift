import Foundation
import Testing

/// Settings on disk, with real processes: `stored-process` is the program, each test has a folder of its own.
@Suite struct ProcessTests {
  @Test("What is set is there at the next start, without synchronize(), in the folder for configuration")
  func nextStart() throws {
    let folder = try Folder()
    #expect(try folder.run("standard", "set", "color", "red").status == 0)
    #expect(try folder.run("standard", "get", "color").output == "red\n")
    #expect(try folder.files() == ["stored-process.plist"])
  }

  @Test("Processes that write at the same time lose none of each other's keys")
  func together() throws {
    let folder = try Folder()
    let names = ["a", "b", "c", "d"]
    let running = try names.map { try folder.start("shared", "fill", $0, "60") }
    for process in running {
      let end = process.finish()
      #expect(end.errors == "")
      #expect(end.status == 0)
    }
    let values = try folder.values("shared.plist")
    for name in names { for number in 0..<60 { #expect(values["\(name)\(number)"] as? Int == number) } }
    #expect(values.count == 240)
  }

  @Test("What several threads set before the file was read is kept, and so is what was in it")
  func atOnce() throws {
    for _ in 0..<20 {
      let folder = try Folder()
      _ = try folder.run("shared", "set", "color", "red")
      #expect(try folder.run("shared", "fill-at-once", "a", "12").status == 0)
      #expect(try folder.values("shared.plist").count == 13)
    }
  }

  @Test("Of two processes that write one key the later one counts, and other keys stay")
  func later() throws {
    let folder = try Folder()
    _ = try folder.run("shared", "set", "color", "red")
    let following = try folder.start("shared", "follow")
    #expect(following.line() == "ready")
    _ = try folder.run("shared", "set", "color", "blue")
    _ = try folder.run("shared", "set", "size", "large")
    // What another process has written is seen at the next look.
    #expect(following.ask("color") == "blue")
    #expect(following.ask("size") == "large")
    following.end()
    #expect(try folder.values("shared.plist") as? [String: String] == ["color": "blue", "size": "large"])
  }

  @Test("A damaged file is set aside with an issue that says where, and nothing of it is lost")
  func damaged() throws {
    let folder = try Folder()
    let file = "\(folder.path)/stored-process.plist"
    try Data("half a <plist".utf8).write(to: URL(fileURLWithPath: file))
    let first = try folder.run("standard", "get", "color")
    #expect(first.output == "nothing\n")
    #expect(
      first.errors == """
        [tenure] Warning: Stored settings could not be read and were set aside.
          \(file) holds 13 bytes that are no property list. It is now \(file).damaged-1. Repair that file and put it back \
        while the program is not running, or delete it; until then the settings of this program start from scratch.

        """)
    #expect(try folder.run("standard", "set", "color", "red").errors == "")
    try Data("again".utf8).write(to: URL(fileURLWithPath: file))
    _ = try folder.run("standard", "set", "color", "green")
    #expect(
      try folder.files() == [
        "stored-process.plist", "stored-process.plist.damaged-1", "stored-process.plist.damaged-2",
      ])
    #expect(try String(contentsOfFile: "\(file).damaged-1", encoding: .utf8) == "half a <plist")
    #expect(try folder.values("stored-process.plist") as? [String: String] == ["color": "green"])
  }

  @Test("A file that is damaged while a program runs is set aside, and what the program knows is written anew")
  func damagedLater() throws {
    let folder = try Folder()
    _ = try folder.run("shared", "set", "color", "red")
    let following = try folder.start("shared", "follow")
    #expect(following.line() == "ready")
    #expect(following.ask("color") == "red")
    try Data("torn".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/shared.plist"))
    #expect(following.ask("color") == "red")
    following.end()
    #expect(try folder.values("shared.plist") as? [String: String] == ["color": "red"])
    #expect(try folder.files().contains("shared.plist.damaged-1"))
  }

  @Test("A process that is killed while it writes leaves the old file or the new one, never a part")
  func killed() throws {
    let folder = try Folder()
    for round in 1...12 {
      let growing = try folder.start("whole", "grow")
      #expect(growing.line() == "growing")
      // Kills at ever later moments of the writing; the first value must be there.
      while (try? folder.values("whole.plist"))?.isEmpty != false { sched_yield() }
      for _ in 0..<(round * 400) { sched_yield() }
      growing.kill()
      let value = try #require(try folder.values("whole.plist")["whole"] as? [String: Any])
      #expect(value["length"] as? Int == (value["text"] as? String)?.count)
    }
    // And the next process writes as if nothing had been.
    #expect(try folder.run("whole", "set", "color", "red").errors == "")
    #expect(try folder.run("whole", "get", "color").output == "red\n")
  }

  @Test("Where nothing can be written the program goes on, and says so once")
  func readOnly() throws {
    let folder = try Folder()
    // The folder's place is taken by a file, which holds for every user.
    let blocked = "\(folder.path)/file"
    try Data().write(to: URL(fileURLWithPath: blocked))
    let run = try folder.run("standard", "set", "color", "red", configuration: "\(blocked)/config")
    #expect(run.status == 0)
    #expect(run.errors.components(separatedBy: "Settings could not be stored.").count == 2)
    #expect(run.errors.contains("\(blocked)/config"))
  }

  @Test("An ordinary program finds its AppStorage at the next start")
  func ordinaryProgram() throws {
    let folder = try Folder()
    for number in 1...3 {
      let run = try folder.run("--text", program: "stored-app")
      #expect(run.errors == "")
      #expect(run.output == "Started \(number) times\nPlain \(number)\n")
    }
    try Data("<?xml".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/stored-app.plist"))
    let run = try folder.run("--text", program: "stored-app")
    #expect(run.output == "Started 1 times\nPlain 1\n")
    #expect(run.errors.hasPrefix("[tenure] Warning: Stored settings could not be read and were set aside."))
  }

  @Test("As a program starts, the folders are there that every program has on a phone")
  func folders() throws {
    let folder = try Folder()
    #expect(try folder.run("--text", program: "stored-app").errors == "")
    #expect(try folder.files().contains("Documents"))
  }

  @Test("A program that stores nothing leaves nothing behind")
  func nothing() throws {
    let folder = try Folder()
    #expect(try folder.run("standard", "get", "color", configuration: "\(folder.path)/new").output == "nothing\n")
    #expect(try folder.files() == [])
  }

  @Test("Programs that use Foundation alone read what was written, and are read")
  func foundation() throws {
    let folder = try Folder()
    _ = try folder.run("shared", "plain-fill", "plain", "2")
    #expect(try folder.run("shared", "fill", "ours", "2").status == 0)
    #expect(Set(try folder.values("shared.plist").keys) == ["plain0", "plain1", "ours0", "ours1"])
    _ = try folder.run("shared", "plain-fill", "more", "1")
    #expect(try folder.values("shared.plist").count == 5)
  }
}
