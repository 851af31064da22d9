import Dispatch
import Foundation
import TenureScenes

/// Called by a program that is asked to be driven (`--drive`), with a pointer to its type. Does not return.
@_cdecl("tenure_drive") public func _startDriving(_ program: UnsafeRawPointer) {
  nonisolated(unsafe) let program = unsafe program.load(as: (any App.Type).self)
  // Programs that this one starts are not driven.
  unsafe unsetenv("LD_PRELOAD")
  // What the program prints would stand between the answers.
  let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
  dup2(STDERR_FILENO, STDOUT_FILENO)
  signal(SIGPIPE, SIG_IGN)
  let (lines, feed) = AsyncStream.makeStream(of: String.self)
  let asking = getppid()
  Thread.detachNewThread {
    while let line = readLine() { feed.yield(line) }
    feed.finish()
    // What was asked last is done to its end, unless who asked has gone: it may have none.
    while getppid() == asking { Thread.sleep(forTimeInterval: 0.5) }
    _exit(0)
  }
  Task { @MainActor in
    let driver = unsafe Driver(program, arguments: Array(CommandLine.arguments.dropFirst()))
    // Nobody hears an answer that cannot be written.
    func tell(_ answer: Answer) { do { try answers.write(contentsOf: answer.line) } catch { exit(0) } }
    tell(driver.answer)
    for await line in lines { tell(await driver.perform(line)) }
    exit(0)
  }
  dispatchMain()
}
