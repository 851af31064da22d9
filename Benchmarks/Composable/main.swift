import Foundation

/// `composable-bench [--json] [name …]`: what stores cost, from an action to the finished patch.
/// `composable-bench --runs=2 name`: that alone, so often and without warm-up, for a tool that counts instructions.
let arguments = CommandLine.arguments
#if SQLite
  if let index = arguments.firstIndex(of: "--watch"), arguments.count > index + 1 {
    try watch(arguments[index + 1])
  }
#endif

let report = Report(
  isJSON: arguments.contains("--json"), only: Set(arguments.dropFirst().filter { !$0.hasPrefix("--") }),
  fixedRuns: arguments.compactMap { $0.hasPrefix("--runs=") ? Int($0.dropFirst(7)) : nil }.first)
report.calibrate()
deepAction(1_000)
cachedScopes()
for count in [1_000, 10_000, 100_000] { elementChange(count) }
await testStoreStep(1_000)
sharedReaders(1_000)
#if SQLite
  try rowToBody()
#endif
