/// Lets other tasks run for as long as they go on by themselves: those of the shared pool, those of the main actor, and with
/// these the tasks of a screen under test, which run on the main queue.
///
/// Nothing says when that is over; each round lets whatever is ready now come before a task of low priority.
func othersGoOn() async {
  for _ in 0..<20 {
    await Task.detached(priority: .background) { await Task.yield() }.value
    await MainActor.run {}
  }
}
