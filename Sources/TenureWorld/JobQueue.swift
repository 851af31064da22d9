/// What waits for its turn, first come first served. Adding and taking cost the same however many wait.
struct JobQueue<Job> {
  /// Those from `first` on wait; the places before are empty.
  private var jobs: [Job?] = []
  private var first = 0

  var count: Int { jobs.count - first }
  var isEmpty: Bool { first == jobs.count }

  mutating func append(_ job: Job) { jobs.append(job) }

  mutating func takeFirst() -> Job? {
    guard !isEmpty else { return nil }
    defer {
      jobs[first] = nil
      first += 1
      // Moving the rest costs as much as was taken.
      if first > 32, first * 2 > jobs.count {
        jobs.removeFirst(first)
        first = 0
      }
    }
    return jobs[first]
  }

  /// Takes one from anywhere; the last takes its place.
  mutating func take(at index: Int) -> Job {
    jobs.swapAt(first + index, jobs.count - 1)
    return jobs.removeLast()!
  }

  /// All that wait, in order; then nothing does.
  mutating func takeAll() -> [Job] {
    defer { self = JobQueue() }
    return jobs[first...].compactMap { $0 }
  }
}
