@_spi(SwiftUI) import Observation
import TenureIssues
import TenureThread

/// What an evaluation reads of observable objects, in the Observation library's own list. Nothing, for most.
///
/// The library notes a read where a word of the thread points to. Its `withObservationTracking` points it at a new list, and
/// watches what is in that when the closure is over, until the first change. Pointing it here costs a few instructions
/// where nothing is read, and leaves to us for how long what was read is watched.
@safe struct ObservedList {
  typealias Words = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// The bytes of the library's list.
  private var list: UnsafeMutableRawPointer?

  init() { unsafe list = nil }

  var isEmpty: Bool { unsafe list == nil }

  /// Runs `read` and notes what it reads. What an evaluation inside of it reads is that one's.
  @inline(__always)
  mutating func note<Result>(_ read: () -> Result) -> Result {
    let word = unsafe tenure_observed_get() ?? Self.learnWord()
    let outer = unsafe word.pointee
    return unsafe withUnsafeMutablePointer(to: &list) { list in
      unsafe word.pointee = UnsafeMutableRawPointer(list)
      defer { unsafe word.pointee = outer }
      return read()
    }
  }

  /// Hands over the list. To be called once.
  mutating func take() -> ObservationTracking._AccessList? {
    if isEmpty { return nil }
    return unsafe withUnsafeMutablePointer(to: &list) { list in
      defer { unsafe list.pointee = nil }
      return unsafe UnsafeMutableRawPointer(list).assumingMemoryBound(to: ObservationTracking._AccessList.self).move()
    }
  }

  /// Finds the word: the only one that points to what comes to be a list when an observable object is read.
  @inline(never)
  private static func learnWord() -> Words {
    var found: [Words] = unsafe []
    let probe = Probe()
    withObservationTracking({ unsafe found = words(thatNote: probe.read) }, onChange: {})
    let isWord = unsafe MemoryLayout<ObservationTracking._AccessList?>.size == MemoryLayout<UnsafeRawPointer>.size
    guard unsafe found.count == 1, isWord else {
      Issues.stop(
        Issue(
          "This version of the Observation library is not known.", severity: .fault,
          evidence: "\(unsafe found.count) words of the thread point to the list in which it notes reads.",
          advice: "Build with the Swift version that the package asks for."))
    }
    unsafe tenure_observed_set(found[0])
    return unsafe found[0]
  }

  private static func words(thatNote read: () -> Void) -> [Words] {
    var here: UInt8 = 0
    let limit = 64
    return unsafe withUnsafeMutablePointer(to: &here) { here in
      unsafe withUnsafeTemporaryAllocation(of: Words.self, capacity: limit) { words in
        let count = unsafe tenure_words_into(here, 1 << 14, words.baseAddress!, limit)
        func lists() -> [UnsafeRawPointer?] {
          unsafe (0..<count).map { unsafe words[$0].pointee!.load(as: UnsafeRawPointer?.self) }
        }
        let before = unsafe lists()
        read()
        let after = unsafe lists()
        return unsafe (0..<count).filter { unsafe before[$0] == nil && after[$0] != nil }.map { unsafe words[$0] }
      }
    }
  }
}

/// Something to read.
private final class Probe: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: \.value) }
}
