import Foundation
import Synchronization
import Testing
import TenureTesting

import SwiftUI

/// A property that fails names the line that asked, which is read from the stack.
@MainActor struct CallingLineTests {
  /// Swift reads the start of every file in memory for it, and a file can be gone by then.
  @Test("A line is found while other threads put files into memory and take them out")
  func filesComeAndGo() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "mapped-\(UUID().uuidString)")
    try Data(count: 1 << 20).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let isOver = Atomic(false)
    let group = DispatchGroup()
    for _ in 0..<2 {
      let thread = Thread {
        while !isOver.load(ordering: .relaxed) {
          for _ in 0..<50 { withExtendedLifetime(try? Data(contentsOf: file, options: .alwaysMapped)) {} }
        }
        group.leave()
      }
      group.enter()
      thread.start()
    }
    let screen = Screen(Text("Nothing presented"))
    var lines: Set<Int> = []
    for _ in 0..<4 {
      do { _ = try screen.sheet } catch { lines.insert((error as? ScreenError)?.line ?? -1) }
    }
    let asked = #line - 2
    isOver.store(true, ordering: .relaxed)
    group.wait()
    #expect(lines == [asked])
  }
}
