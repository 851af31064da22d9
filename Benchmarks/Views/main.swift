import Foundation
import SwiftUI
import TenureRuntime

/// `views-bench [--json] [name …]`: what views cost, from a write to the finished patch.
/// `views-bench --runs=2 name`: that alone, so often and without warm-up, for a tool that counts instructions. The
/// difference between two such counts is what a run costs.
/// `views-bench sweep [name …]`: how that grows with the number of rows.
let names = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let report = Report(
  isJSON: CommandLine.arguments.contains("--json"), only: Set(names),
  fixedRuns: CommandLine.arguments.compactMap { $0.hasPrefix("--runs=") ? Int($0.dropFirst(7)) : nil }.first)

report.calibrate()
if names.first == "sweep" {
  sweep()
  exit(0)
}
let sizes = [100, 1_000, 10_000, 100_000, 200_000, 1_000_000]
for count in report.only.count == 1 ? [100] : sizes { leafWrite(count) }
for count in [1_000, 10_000, 100_000] { build(count) }
for count in [1_000, 10_000] { tableChanges(count) }
observableRow(10_000)
backgroundWrites(readers: 51)
for count in [1_000, 10_000] { sleepers(count) }
