/// Lets other tasks run for as long as they go on by themselves: those of the shared pool, those of the main actor, and with
/// these the tasks of a screen under test, which run on the main queue.
///
/// Nothing says when that is over. There is a queue for each priority: each round waits behind what is in them now.
func othersGoOn() async {
  for round in 0..<20 {
    for priority in [TaskPriority.high, .medium, .low, .background] {
      await Task.detached(priority: priority) { await Task.yield() }.value
    }
    // The main actor may be busy for long, with other tests for one: every few rounds.
    if round % 5 == 4 { await MainActor.run {} }
  }
}
