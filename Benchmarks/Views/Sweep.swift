import Foundation
import SwiftUI
import TenureRender
import TenureRuntime

/// One shape of change: a screen of a size, and what is done to it.
struct SweepShape {
  let name: String
  let view: @MainActor (Int) -> AnyView
  var rowsInSight: Int?
  var change: @MainActor (Session, Int) -> Void = { session, _ in
    session.handle("flip") { Handles.flag!.wrappedValue.toggle() }
  }
}

/// A screen that shows one thing or another.
struct Flipping<Content: View>: View {
  @State private var flag = false
  @ViewBuilder let content: (Bool) -> Content

  var body: some View {
    Handles.flag = $flag
    return content(flag)
  }
}

/// `views-bench sweep`: how the cost of a change grows with the number of rows. Ten times as many may cost some ten times
/// as much, whatever the shape.
@MainActor func sweep() {
  let small = 1_000
  var worst = (name: "", ratio: 0.0)
  for shape in shapes where report.only.count == 1 || report.only.contains(shape.name) {
    let times = [small, small * 10].map { count in
      Handles.flag = nil
      let session = Session()
      if let rows = shape.rowsInSight { session.showFirst(rows: rows) }
      session.mount(shape.view(count))
      // There and back again: the two ways may cost differently.
      let twice = { seconds { for _ in 0..<2 { shape.change(session, count) } } / 2 }
      let first = twice()
      // What takes long is no better known for being done often.
      let runs = (0..<(first > 0.5 ? 1 : 5)).map { _ in twice() }.sorted()
      session.unmount()
      return runs[runs.count / 2]
    }
    let ratio = times[1] / times[0]
    if ratio > worst.ratio { worst = (shape.name, ratio) }
    report.show("\(shape.name), 10,000 rows", small * 10, times[1] * 1e3, "ms")
    report.show("\(shape.name), ten times the rows", small, ratio, "times")
  }
  report.show("worst: \(worst.name)", small, worst.ratio, "times")
}
