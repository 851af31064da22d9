import MemoryProbe
import SwiftUI
import TenureRuntime

@MainActor func leafWrite(_ count: Int) {
  guard report.wants("leaf write") else { return }
  Handles.rowWanted = count / 2
  let before = bytes_in_use()
  let session = mounted(Table(count: count))
  if report.fixedRuns == nil { report.show("memory of the table", count, Double(bytes_in_use() - before) / 1e6, "MB") }
  var steps = 0
  let binding = Handles.row!
  let writes = 2_000
  report.time("leaf write", count, runs: report.only.count == 1 ? 301 : 15, per: writes) {
    seconds { for _ in 0..<writes { steps += session.handle("write") { binding.wrappedValue += 1 }.patch.steps.count } }
  }
  precondition(steps % writes == 0, "every write is one step")
  session.unmount()
}

@MainActor func build(_ count: Int) {
  guard report.wants("build") else { return }
  Handles.rowWanted = -1
  let runs = count > 10_000 ? 5 : 15
  report.time("build", count, runs: runs) {
    let view = Table(count: count)
    let session = Session()
    let time = seconds { session.mount(view) }
    session.unmount()
    return time
  }
  let before = bytes_in_use()
  let session = mounted(Table(count: count))
  report.show("bytes per row", count, Double(bytes_in_use() - before) / Double(count), "B")
  session.unmount()
}

@MainActor func tableChanges(_ count: Int) {
  Handles.rowWanted = -1
  let session = mounted(Table(count: count))
  let (items, tick) = (Handles.items!, Handles.tick!)
  func change(_ name: String, per operations: Int = 1, _ body: @escaping (inout [Item]) -> Void) {
    report.time(name, count, runs: report.only.count == 1 ? 500 : 15) {
      var values = items.wrappedValue
      body(&values)
      let new = values
      return seconds { session.handle(name) { items.wrappedValue = new } }
    }
  }
  report.time("parent, nothing changed", count, runs: report.only.count == 1 ? 800 : 15) {
    seconds { session.handle("tick") { tick.wrappedValue += 1 } }
  }
  var round = 0
  change("parent, one in ten changed") { items in
    round += 1
    for index in stride(from: 0, to: items.count, by: 10) { items[index].title = "Item \(index), \(round)" }
  }
  change("swap two") { $0.swapAt(1, $0.count - 2) }
  change("remove one") { $0.remove(at: $0.count / 2) }
  var next = 1_000_000
  report.time("append 1,000", count) {
    let old = items.wrappedValue
    var values = old
    for _ in 0..<1_000 {
      next += 1
      values.append(Item(id: next, title: "Item \(next)"))
    }
    let new = values
    let time = seconds { session.handle("append") { items.wrappedValue = new } }
    session.handle("back") { items.wrappedValue = old }
    return time
  }
  session.unmount()
}

@Observable @MainActor final class RowModel: Identifiable {
  let id: Int
  var title: String
  init(id: Int) {
    self.id = id
    title = "Item \(id)"
  }
}

struct ModelRow: View {
  let model: RowModel
  var body: some View { Text(model.title) }
}

struct ModelTable: View {
  let models: [RowModel]
  var body: some View { VStack { ForEach(models) { ModelRow(model: $0) } } }
}

@MainActor func observableRow(_ count: Int) {
  guard report.wants("observable row") else { return }
  let models = (0..<count).map { RowModel(id: $0) }
  let session = mounted(ModelTable(models: models))
  let writes = 500
  let titles = (0..<16).map { "Title \($0)" }
  var next = 0
  report.time("observable row", count, per: writes) {
    seconds {
      for _ in 0..<writes {
        next += 1
        session.handle("write") { models[count / 2].title = titles[next & 15] }
      }
    }
  }
  session.unmount()
}
