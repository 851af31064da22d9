@_spi(ExperimentalCustomExecutors) import _Concurrency
import Dispatch
import Foundation
import TenureInterpose

/// What a test takes for granted of the insides of Swift's runtime and of the libraries around it: all of it is in this file.
///
/// None of it is public API, and another toolchain may have it otherwise. So it is looked at once, before the first screen
/// is made. Where something is otherwise, screens do without what rests on it and say so: see `Toolchain`.
package struct Assumptions: Sendable {
  /// Bytes from the beginning of a job to its flags: 32 bits, the kind in the lowest 8, the priority in the next 8.
  package var flagsOffset = 32
  /// The kind of a job that is a task's.
  package var taskKind: UInt32 = 0
  /// The flag of a task that is the child of another.
  package var childFlag: UInt32 = 1 << 24
  /// The flag of a child that a task group has made. Others lie in the memory of their parent.
  package var groupChildFlag: UInt32 = 1 << 26

  /// Bytes from the beginning of a task to the flags of its status: 32 bits.
  package var statusOffset = 96
  /// The flag of a task that a thread runs.
  package var runningFlag: UInt32 = 1 << 11
  /// The flag of a task that is in the queue of an executor or of an actor.
  package var enqueuedFlag: UInt32 = 1 << 12
  /// The flag of a task that has come to its end.
  package var completeFlag: UInt32 = 1 << 13

  /// The libraries that keep words of a thread which point into its stack.
  package var libraries = ["libswiftObservation", "libswift_Concurrency", "libswiftCore"]
  /// How many words each of them keeps at most.
  package var mostWords = 8

  /// The function in which Swift's clocks read those of the system, and its length in bytes at most.
  package var clockFunction = "swift_get_time"
  package var clockLength = 512
  /// The function that makes a global when it is first used, and its length in bytes at most.
  package var onceFunction = "swift_once"
  package var onceLength = 512

  /// The flag of a block that has functions to copy it and to dispose of it.
  package var blockFlag: Int32 = 1 << 25
  /// What the names of the libraries begin with whose timers wait for real things.
  package var foundation = "libFoundation"
  package var dispatch = "libdispatch"
  /// The functions by which programs and libraries put work elsewhere, or off; a test's definitions stand before them.
  package var functions = [
    "CFRunLoopAddTimer", "CFRunLoopPerformBlock", "_CFThreadCreate", "dispatch_activate", "dispatch_after",
    "dispatch_async", "dispatch_barrier_async", "dispatch_block_create", "dispatch_block_create_with_qos_class",
    "dispatch_block_notify", "dispatch_group_async", "dispatch_group_leave", "dispatch_group_notify",
    "dispatch_release",
    "dispatch_resume", "dispatch_source_cancel", "dispatch_source_create", "dispatch_source_set_cancel_handler",
    "dispatch_source_set_event_handler", "dispatch_source_set_timer", "dispatch_suspend",
  ]

  package init() {}

  /// Says it to what stands in front of the system's functions.
  func install() {
    func name(_ text: String) -> UnsafePointer<CChar>? { unsafe UnsafePointer(strdup(text)) }
    unsafe tenure_assume(
      tenure_assumed(
        flags_offset: flagsOffset, kind_mask: 0xff, task_kind: taskKind, child_flag: childFlag,
        group_child_flag: groupChildFlag, status_offset: statusOffset, running_flag: runningFlag,
        enqueued_flag: enqueuedFlag, complete_flag: completeFlag,
        libraries: (name(libraries[0]), name(libraries[1]), name(libraries[2])), most_words: mostWords,
        clock_length: clockLength, once_length: onceLength, block_with_copy: blockFlag, foundation: name(foundation),
        dispatch: name(dispatch)))
  }

  /// What is otherwise, in the order of this file.
  @MainActor package func differences() -> [Difference] {
    let jobs = ProbeTask.run(held: false)
    let jobDifference = jobDifference(jobs)
    return [
      jobDifference ?? statusDifference(), executorDifference(jobs), wordDifference(), markDifference(),
      clockDifference(),
      lengthDifference(of: clockFunction, atMost: clockLength, without: .virtualTime),
      lengthDifference(of: onceFunction, atMost: onceLength, without: .caughtTraps), messageDifference(),
      blockDifference(), libraryDifference(), momentDifference(), functionDifference(),
    ].compactMap { $0 }
  }

  // MARK: Jobs

  private func jobDifference(_ probe: ProbeTask.Result) -> Difference? {
    func difference(_ found: String) -> Difference {
      Difference("the flags of a job are at byte \(flagsOffset)", found: found, without: .virtualTime)
    }
    guard unsafe MemoryLayout<UnownedJob>.size == MemoryLayout<UnsafeRawPointer>.size else {
      return difference("a job takes \(MemoryLayout<UnownedJob>.size) bytes")
    }
    for job in probe.jobs {
      let flags = job.bytes.word(at: flagsOffset)
      if flags & 0xff != UInt32(job.kind) {
        return difference("the kind there is \(flags & 0xff), where the runtime says \(job.kind)")
      }
      if job.isTask != (flags & 0xff == taskKind) {
        return difference("a task has the kind \(flags & 0xff), where \(taskKind) was expected")
      }
      if flags >> 8 & 0xff != UInt32(job.priority) {
        return difference("the priority there is \(flags >> 8 & 0xff), where the runtime says \(job.priority)")
      }
      guard let role = job.role else { continue }
      let (isChild, isGroupChild) = (flags & childFlag != 0, flags & groupChildFlag != 0)
      if (isChild, isGroupChild) != (role != .parent, role == .groupChild) {
        return difference("the flags of \(role.rawValue) are 0x\(String(flags, radix: 16))")
      }
    }
    return nil
  }

  /// To be asked where the flags of jobs are known.
  @MainActor private func statusDifference() -> Difference? {
    let probe = ProbeTask.run(held: true)
    var moments = [("runs", runningFlag, probe.bytesWhileRunning)]
    for job in probe.jobs where job.role == .parent {
      moments.append(("is in a queue", enqueuedFlag, job.bytes))
      switch job.end {
      case .queued: moments.append(("is in a queue again", enqueuedFlag, job.bytesAfter))
      case .waiting: moments.append(("waits", 0, job.bytesAfter))
      case .last: moments.append(("has come to its end", completeFlag, job.bytesAfter))
      }
    }
    for (moment, flag, bytes) in moments {
      let status = bytes.word(at: statusOffset)
      if status & (runningFlag | enqueuedFlag | completeFlag) == flag { continue }
      return Difference(
        "the status of a task is at byte \(statusOffset)",
        found: "where a task \(moment), there is 0x\(String(status, radix: 16))", without: .virtualTime)
    }
    return nil
  }

  // MARK: Executors

  private func executorDifference(_ probe: ProbeTask.Result) -> Difference? {
    let ways = [
      ("a task", probe.jobs.contains { $0.role == .parent }),
      ("the child of a group", probe.jobs.contains { $0.role == .groupChild }),
      ("an async let", probe.jobs.contains { $0.role == .child }),
      ("the main actor", probe.jobs.contains { $0.way == .main }),
      ("a sleep", probe.jobs.contains { $0.way == .delayed }),
    ]
    let missing = ways.filter { !$0.1 }.map(\.0)
    if missing.isEmpty, probe.hasEnded { return nil }
    return Difference(
      "jobs come to the executors that replace those of the process",
      found: missing.isEmpty
        ? "a task did not come to its end" : "none came for \(missing.formatted(.list(type: .and)))",
      without: .virtualTime)
  }

  // MARK: Words of a thread

  private func wordDifference() -> Difference? {
    for library in libraries {
      let count = unsafe tenure_words_of(library)
      if count >= 0, count <= mostWords { continue }
      return Difference(
        "\(library) keeps at most \(mostWords) words for each thread",
        found: count < 0 ? "no such library is loaded" : "there are \(count)", without: .caughtFaults)
    }
    return nil
  }

  private func markDifference() -> Difference? {
    if tenure_marks_are_found() { return nil }
    return Difference(
      "a task-local value is found until it is taken down", found: "it is not", without: .caughtFaults)
  }

  // MARK: Clocks

  @MainActor private func clockDifference() -> Difference? {
    let moved = ShownTime.moved(by: .seconds(3600))
    guard let (clock, step) = moved.first(where: { $0.1 != .seconds(3600) }) else { return nil }
    return Difference(
      "clocks read the time by way of clock_gettime and gettimeofday, Swift's in \(clockFunction)",
      found: "\(clock) moved by \(step) when an hour was let pass", without: .virtualTime)
  }

  // MARK: Code

  private func lengthDifference(of function: String, atMost limit: Int, without ability: Ability) -> Difference? {
    let length = unsafe tenure_length_of(function)
    if length > 0, length <= limit { return nil }
    return Difference(
      "\(function) is at most \(limit) bytes long",
      found: length == 0 ? "there is no such function, or its length is not known" : "it has \(length)",
      without: ability)
  }

  private func messageDifference() -> Difference? {
    if tenure_has_fatal_messages() { return nil }
    return Difference(
      "the runtime keeps what it says of a fatal error", found: "there is no place for it", without: .caughtTraps)
  }

  // MARK: Queues

  private func blockDifference() -> Difference? {
    func difference(_ what: String, _ found: String) -> Difference { Difference(what, found: found, without: .queues) }
    guard tenure_blocks_run() else {
      return difference("a block has its function behind its flags", "one that was made so did not run or end as such")
    }
    return tenure_work_items_are_known()
      ? nil : difference("work items have one function in common", "they have not, or cannot be made")
  }

  private func libraryDifference() -> Difference? {
    if tenure_libraries_are_known() { return nil }
    return Difference(
      "Foundation, the queues and C are in libraries named \(foundation), \(dispatch) and libc",
      found: "they are in others, or linked into the program", without: .queues)
  }

  /// A moment of the queues is nanoseconds of a clock of the system, one by the calendar is those since 1970, negative.
  private func momentDifference() -> Difference? {
    func clock(_ clock: clockid_t) -> Int64 {
      var time = timespec()
      unsafe clock_gettime(clock, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
    func isNow(_ clockNumber: clockid_t, _ moment: () -> Int64) -> Bool {
      let (before, moment, after) = (clock(clockNumber), moment(), clock(clockNumber))
      return (before...after).contains(moment)
    }
    let isKnown =
      isNow(CLOCK_MONOTONIC) { Int64(bitPattern: DispatchTime.now().rawValue) }
      && isNow(CLOCK_REALTIME) { -Int64(bitPattern: DispatchWallTime.now().rawValue) }
    return isKnown
      ? nil
      : Difference(
        "moments of the queues are nanoseconds of the system's clocks", found: "they are not", without: .queues)
  }

  private func functionDifference() -> Difference? {
    let others = functions.filter { unsafe !tenure_stands_before($0) }
    if others.isEmpty { return nil }
    return Difference(
      "calls of \(functions.count) functions of Foundation and the queues come to the test first",
      found: "those of \(others.formatted(.list(type: .and))) do not", without: .queues)
  }
}
