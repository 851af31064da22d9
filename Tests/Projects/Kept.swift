import SwiftData
import SwiftUI

@Model final class Visit {
  var date = Date()
  init() {}
}

@main struct KeptApp: App {
  let container: ModelContainer

  init() {
    do {
      container = try ModelContainer(for: Visit.self)
      container.mainContext.insert(Visit())
      try container.mainContext.save()
    } catch {
      fatalError("The visits cannot be kept: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup { VisitsScreen() }
      .modelContainer(container)
  }
}

struct VisitsScreen: View {
  @Query(sort: \Visit.date, order: .reverse) private var visits: [Visit]
  @Environment(\.modelContext) private var modelContext

  var body: some View {
    Text("Visits: \(visits.count)")
    Button("Forget") {
      for visit in visits { modelContext.delete(visit) }
    }
  }
}
