import Foundation
import TenureCheck

/// `check-bench [--json] [--files 1000,10000] [shape …]`: what `tenure check` costs on made projects.
///
/// `app` is ordinary code: a feature a file. `deep` is a graph: screens that show each other across all files, extensions
/// of types that stand elsewhere, equal names in many types, models inside models. Each is read as a part of a program
/// (open) and as all of it (closed), first without a cache (cold) and then with what the first run has kept (warm). Every
/// run is a process of its own, so that memory is that of one run.
///
/// `check-bench fuzz` runs all rules over odd projects and odd files (see `Fuzz`).
///
/// `check-bench write SHAPE FILES FOLDER` only writes such a project, for a profiler.
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "run" {
  try Run(arguments: arguments.dropFirst()).print()
  exit(0)
}

if arguments.first == "portion" {
  try Fuzz.portion(Array(arguments.dropFirst()))
  exit(0)
}
if arguments.first == "fuzz" {
  exit(try Fuzz.run(Array(arguments.dropFirst())) ? 0 : 1)
}
if arguments.first == "write", arguments.count == 4, let shape = MadeProject.Shape(rawValue: arguments[1]),
  let files = Int(arguments[2])
{
  try MadeProject(shape: shape, files: files).write(to: URL(fileURLWithPath: arguments[3]))
  exit(0)
}

let isJSON = arguments.contains("--json")
let counts = arguments.firstIndex(of: "--files").flatMap { index in
  arguments.indices.contains(index + 1) ? arguments[index + 1].split(separator: ",").compactMap { Int($0) } : nil
}
let chosen = MadeProject.Shape.allCases.filter { arguments.contains($0.rawValue) }

for shape in chosen.isEmpty ? MadeProject.Shape.allCases : chosen {
  for count in counts ?? [1_000, 10_000] {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent("check-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let code = place.appendingPathComponent("Code")
    try MadeProject(shape: shape, files: count).write(to: code)
    for world in ["open", "closed"] {
      let cache = place.appendingPathComponent("cache-\(world)")
      for state in ["cold", "warm"] {
        let figures = try Run.inProcessOfItsOwn(code: code, cache: cache, world: world)
        let line = figures.line("\(shape.rawValue), \(world), \(state)", isJSON: isJSON)
        // At once, also into a file: a run takes a while.
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
      }
    }
  }
}
