@_spi(SwiftUI) import Observation
import TenureThread

/// What an evaluation reads of observable objects, in the Observation library's own list. Nothing, for most.
///
/// The library notes a read where a word of the thread points to. Its `withObservationTracking` points it at a new list, and
/// watches what is in that when the closure is over, until the first change. Pointing it here costs a few instructions
/// where nothing is read, and leaves to us for how long what was read is watched.
@safe struct ObservedList {
  typealias Words = UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// The bytes of the library's list.
  var list: UnsafeMutableRawPointer?

  init() { unsafe list = nil }

  /// One that is there already, emptied: to make a list takes longer than to note in it.
  init(_ emptied: consuming ObservedProperties?) {
    unsafe list = nil
    guard let emptied else { return }
    unsafe withUnsafeMutablePointer(to: &list) { list in
      _ = unsafe UnsafeMutableRawPointer(list).initializeMemory(
        as: ObservationTracking._AccessList.self, to: emptied.librarys)
    }
  }

  var isEmpty: Bool { unsafe list == nil }

  /// Hands over what was read. To be called once.
  mutating func take() -> ObservedProperties? {
    if isEmpty { return nil }
    return unsafe withUnsafeMutablePointer(to: &list) { list in
      defer { unsafe list.pointee = nil }
      return unsafe ObservedProperties(
        UnsafeMutableRawPointer(list).assumingMemoryBound(to: ObservationTracking._AccessList.self).move())
    }
  }

  /// Where the library looks on this thread for the list that it notes reads in; nil where that is not known.
  @inline(__always)
  static var word: Words? { unsafe tenure_observed_get() ?? learnWord() }

  @inline(never)
  private static func learnWord() -> Words? {
    let assumptions = RuntimeAssumptions.current
    guard assumptions.knowsReads, let word = unsafe words(within: assumptions.listReach).first else {
      return nil
    }
    unsafe tenure_observed_set(word)
    return unsafe word
  }

  /// The library's list of what `read` reads; nil where it is not known where that is.
  static func noted(within reach: Int, by read: () -> Void) -> ObservationTracking._AccessList? {
    guard let word = unsafe words(within: reach).first else { return nil }
    var list: ObservationTracking._AccessList?
    unsafe withUnsafeMutablePointer(to: &list) { list in
      let outer = unsafe word.pointee
      unsafe word.pointee = UnsafeMutableRawPointer(list)
      defer { unsafe word.pointee = outer }
      read()
    }
    return list
  }

  /// How many words of this thread point to the list: one, or the library is not the one that is known.
  static func wordCount(within reach: Int) -> Int { unsafe words(within: reach).count }

  /// Finds them: those that point to what comes to be a list when an observable object is read. A word that something has
  /// left behind may point to the stack too, and what is there may come to be something by chance: not from every depth.
  private static func words(within reach: Int) -> [Words] {
    var found = unsafe wordsAtThisDepth(within: reach)
    for depth in 1...4 {
      if unsafe found.count < 2 { break }
      unsafe withUnsafeTemporaryAllocation(byteCount: depth * 272, alignment: 16) { space in
        unsafe space.initializeMemory(as: UInt8.self, repeating: 0)
        let again = unsafe wordsAtThisDepth(within: reach)
        unsafe found.removeAll { unsafe !again.contains($0) }
      }
    }
    return unsafe found
  }

  @inline(never)
  private static func wordsAtThisDepth(within reach: Int) -> [Words] {
    guard unsafe MemoryLayout<ObservationTracking._AccessList?>.size == MemoryLayout<UnsafeRawPointer>.size else {
      return unsafe []
    }
    var found: [Words] = unsafe []
    let probe = Probe()
    withObservationTracking({ unsafe found = words(thatNote: probe.read, within: reach) }, onChange: {})
    return unsafe found
  }

  private static func words(thatNote read: () -> Void, within reach: Int) -> [Words] {
    var here: UInt8 = 0
    let limit = 64
    return unsafe withUnsafeMutablePointer(to: &here) { here in
      unsafe withUnsafeTemporaryAllocation(of: Words.self, capacity: limit) { words in
        let count = unsafe tenure_words_into(here, reach, words.baseAddress!, limit)
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
