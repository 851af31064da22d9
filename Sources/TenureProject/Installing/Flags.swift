/// What the compiler and the linker have to be told so that a project finds the installed modules.
struct Flags: Equatable {
  var compiler: [String] = []
  var linker: [String] = []

  init(_ installation: Installation, groups: [ModuleGroup]) {
    for group in groups { compiler += ["-I", installation.folder(of: group)] }
    let headers = installation.note.headers.map { "\(installation.folder)/include/\($0)" }
    for folder in headers + installation.note.systemHeaders { compiler += ["-Xcc", "-I", "-Xcc", folder] }
    for name in installation.note.macros {
      compiler += [
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "\(installation.folder)/macros/\(name)#\(name)",
      ]
    }
    // On Apple's platforms Foundation brings these along.
    for name in ["Combine", "Observation"] { compiler += ["-Xfrontend", "-import-module", "-Xfrontend", name] }
    // What is not used is not loaded. Tests' libraries first: they stand before the system's clocks and queues.
    linker += ["-L", "\(installation.folder)/lib", "-rpath", "\(installation.folder)/lib", "--as-needed"]
    for group in groups.sorted(by: { $0.isForTests && !$1.isForTests }) where !group.isLinkedAsObjects {
      linker.append("-l\(group.library)")
    }
    linker += installation.note.programObjects.map { "\(installation.folder)/lib/\($0)" }
    if groups.contains(.xctest) {
      // No file names the module: its words are XCTest's.
      compiler += ["-Xfrontend", "-import-module", "-Xfrontend", ModuleGroup.xctest.library]
      let objects = installation.note.calledObjects.map { "\(installation.folder)/lib/\($0)" }
      linker += ["--start-lib"] + objects + ["--end-lib"]
    }
    guard groups.contains(.testing) else { return }
    linker += installation.note.testObjects.map { "\(installation.folder)/lib/\($0)" }
    linker += installation.note.testLibraries.map { "-l\($0)" }
  }

  /// Those of one group, beside the flags of others.
  init(_ installation: Installation, adding group: ModuleGroup) {
    compiler = ["-I", installation.folder(of: group)]
    linker = ["-l\(group.library)"]
  }

  /// For `swiftc`, which hands on to the linker.
  var forCompilerThatLinks: [String] { compiler + linker.flatMap { ["-Xlinker", $0] } }
}
