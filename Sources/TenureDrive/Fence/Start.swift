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
  let (lines, feed) = AsyncStream.makeStream(of: String.self)
  Thread.detachNewThread {
    while let line = readLine() { feed.yield(line) }
    feed.finish()
  }
  Task { @MainActor in
    let driver = unsafe Driver(program, arguments: Array(CommandLine.arguments.dropFirst()))
    answers.write(driver.answer.line)
    for await line in lines { answers.write(await driver.perform(line).line) }
    exit(0)
  }
  dispatchMain()
}
