import Foundation
import Synchronization

/// Facts of the files below one folder, found by what the files contain: one file of entries, to which new ones are
/// appended.
///
///     entry = hash of the content (16 bytes), standing and length and day (8 bytes), sum of the facts (16 bytes), facts
///
/// An entry whose sum does not fit is as good as none. Behind an end that is broken off nothing can be found, so it goes
/// before anything is appended. Entries that nobody has asked for in `life` days go whenever the file is written anew,
/// which happens once such an entry is seen, or one that is used has last been so a week ago.
final class FactsPack: Sendable {
  struct Key: Hashable {
    let hash: ContentHash
    let standing: FileFacts.Standing
  }

  private struct Entry {
    let range: Range<Int>
    let day: Int
  }

  private struct State {
    /// Entries that are not in the file yet.
    var waiting: [UInt8] = []
    /// Where entries begin that have been asked for.
    var used: Set<Int> = []
    /// Whether the file can be appended to.
    var isWhole: Bool
    var hasGrown = false
  }

  private let path: String
  private let seed: UInt64
  private let bytes: [UInt8]
  private let entries: [Key: Entry]
  private let state: Mutex<State>

  private static let headSize = 40
  private static let life = 30
  /// What a run that is broken off loses at most, in bytes.
  private static let mostWaiting = 4 << 20

  init(path: String, seed: UInt64) {
    self.path = path
    self.seed = seed
    bytes = fileBytes(path)?.bytes ?? []
    var entries: [Key: Entry] = [:]
    var index = 0
    while index + Self.headSize <= bytes.count {
      let about = bytes.word(at: index + 16)
      let size = Int(about >> 8 & 0xFF_FFFF_FFFF)
      guard size <= bytes.count - index - Self.headSize,
        let standing = FileFacts.Standing(rawValue: UInt8(truncatingIfNeeded: about))
      else { break }
      let range = index..<(index + Self.headSize + size)
      let key = Key(
        hash: ContentHash(one: bytes.word(at: index), other: bytes.word(at: index + 8)), standing: standing)
      entries[key] = Entry(range: range, day: Int(about >> 48))
      index = range.upperBound
    }
    self.entries = entries
    state = Mutex(State(isWhole: index == bytes.count))
  }

  func key(_ bytes: [UInt8], _ standing: FileFacts.Standing) -> Key {
    Key(hash: ContentHash(bytes, seed: seed), standing: standing)
  }

  /// The facts of a file with these bytes; nil where they are not known.
  func facts(path: String, bytes content: [UInt8], key: Key) -> FileFacts? {
    guard let entry = entries[key] else { return nil }
    let facts = (entry.range.lowerBound + Self.headSize)..<entry.range.upperBound
    let sum = ContentHash(
      one: bytes.word(at: entry.range.lowerBound + 24), other: bytes.word(at: entry.range.lowerBound + 32))
    guard ContentHash(bytes, in: facts, seed: seed) == sum else { return nil }
    _ = state.withLock { $0.used.insert(entry.range.lowerBound) }
    var decoding = FactsDecoding(bytes, in: facts)
    return decoding.facts(path: path, source: SourceText { Decoding.utf8(content).bytes })
  }

  func store(_ facts: FileFacts, _ key: Key) {
    let payload = FactsEncoding(facts).bytes
    var head: [UInt8] = []
    let about = UInt64(key.standing.rawValue) | UInt64(payload.count) << 8 | UInt64(Self.today) << 48
    let sum = ContentHash(payload, seed: seed)
    for word in [key.hash.one, key.hash.other, about, sum.one, sum.other] { head.append(word: word) }
    state.withLock { state in
      state.waiting += head
      state.waiting += payload
      if state.waiting.count > Self.mostWaiting { write(&state) }
    }
  }

  /// Writes what is not in the file yet. A full disk makes the next run slower, and nothing else.
  func close() {
    state.withLock { state in
      if !state.hasGrown, entries.values.contains(where: { isDue($0, state) }) {
        state.isWhole = false
      }
      write(&state)
    }
  }

  private func isDue(_ entry: Entry, _ state: State) -> Bool {
    state.used.contains(entry.range.lowerBound) ? Self.today - entry.day > 7 : !Self.isAlive(entry)
  }

  private func write(_ state: inout State) {
    if state.isWhole {
      if state.waiting.isEmpty { return }
      makeFolder(above: path)
      _ = append(state.waiting, to: path)
    } else {
      rewrite(state)
    }
    state.waiting = []
    state.isWhole = true
    state.hasGrown = true
  }

  private func rewrite(_ state: State) {
    var kept: [UInt8] = []
    for entry in entries.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let isUsed = state.used.contains(entry.range.lowerBound)
      guard isUsed || Self.isAlive(entry) else { continue }
      let start = kept.count
      kept += bytes[entry.range]
      if isUsed { for place in 0..<2 { kept[start + 22 + place] = UInt8(Self.today >> (8 * place) & 255) } }
    }
    replaceFile(at: path, withBytes: kept + state.waiting)
  }

  private static func isAlive(_ entry: Entry) -> Bool { (today - life...today + 1).contains(entry.day) }

  /// Since 1970, in two bytes.
  private static let today = Int(Date().timeIntervalSince1970 / 86_400) & 0xFFFF
}

extension [UInt8] {
  /// Eight bytes, the lowest first.
  fileprivate func word(at index: Int) -> UInt64 {
    var word: UInt64 = 0
    for place in 0..<8 { word |= UInt64(self[index + place]) << UInt64(8 * place) }
    return word
  }

  fileprivate mutating func append(word: UInt64) {
    for place in 0..<8 { append(UInt8(truncatingIfNeeded: word >> UInt64(8 * place))) }
  }
}
