import Foundation

/// `tenure doctor`: what is installed, with what, and what is missing.
package struct Doctor: Encodable {
  package let lines: [String]
  /// True where nothing that projects need is missing.
  package let isWell: Bool

  /// For programs.
  package func json() throws -> String { try jsonLine(self) }

  package init(folder: String) {
    var lines: [String] = []
    var isWell = true
    func note(_ holds: Bool, _ text: String) {
      lines.append("\(holds ? "ok     " : "missing") \(text)")
      if !holds { isWell = false }
    }
    var toolchain: Toolchain?
    do throws(any Error) {
      toolchain = try Toolchain()
      note(true, "Swift \(toolchain?.version ?? "")")
    } catch { note(false, (error as? ProjectFailure)?.text ?? "\(error)") }
    do throws(any Error) {
      let installation = try Installation(folder: folder)
      let made = installation.note
      note(true, "installed at \(folder) on \(made.date), from \(made.revision), with Swift \(made.toolchain)")
      if let toolchain { try installation.check(toolchain) }
      for group in ModuleGroup.allCases {
        let names = made.modules[group.rawValue] ?? []
        let absent = names.filter { name in
          !made.headers.contains(name)
            && !FileManager.default.fileExists(atPath: "\(installation.folder(of: group))/\(name).swiftmodule")
        }
        note(
          absent.isEmpty,
          "\(names.count) modules of \(group.rawValue)\(absent.isEmpty ? "" : ", without \(absent.joined(separator: ", "))")"
        )
        if group.isLinkedAsObjects { continue }
        let library = installation.library(of: group)
        note(FileManager.default.fileExists(atPath: library), library)
      }
      do {
        try installation.writeToolsets()
        if let toolchain { try SDKBundle(installation: installation, toolchain: toolchain).write() }
      } catch { note(false, "\(folder)/share: the toolsets there cannot be written. May you write there?") }
      for name in made.macros {
        let path = "\(folder)/macros/\(name)"
        note(FileManager.default.isExecutableFile(atPath: path), "macros \(path)")
      }
    } catch { note(false, (error as? ProjectFailure)?.text ?? "\(error)") }
    if let browser = Browser.program() {
      lines.append("ok      \(browser), for pictures")
    } else {
      lines.append("without Chromium: pictures are drawn by Tenure itself (apt-get install chromium for the browser's)")
    }
    if !isWell { lines.append("Run './tenure install' in Tenure's sources to put it right.") }
    (self.lines, self.isWell) = (lines, isWell)
  }
}
