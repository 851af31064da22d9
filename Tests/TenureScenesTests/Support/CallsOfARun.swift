import CallProbe
import SwiftUI
import TenureRuntime

/// What ten runs of a body ask for, in references to be counted and memory. The body is that of `view`, which gives out its
/// `tick` as it runs.
@MainActor func callsOfTenRuns(of view: some View, tick: () -> Binding<Int>?) -> (retains: Int64, allocations: Int64) {
  let session = Session()
  session.mount(view)
  guard let tick = tick() else { return (.max, .max) }
  for _ in 0..<3 { session.handle("tick") { tick.wrappedValue += 1 } }
  runtime_calls_begin()
  for _ in 0..<10 { session.handle("tick") { tick.wrappedValue += 1 } }
  let calls = runtime_calls_end()
  session.unmount()
  return (calls.retains, calls.allocations)
}
