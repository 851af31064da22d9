import Foundation
import TenureThread
@_spi(Tree) import TenureTree

/// Called before the program's first line, by TenureThread.
@_cdecl("tenure_settle_locale") package func settleLocale() { ProgramLocale.settle() }

/// The locale that Foundation takes where nothing says one.
///
/// On Linux it asks no settings: `Locale.current` is the English of nowhere, whose currency is "¤" and whose week begins
/// on Monday, and no phone has it. Foundation keeps that locale in one object; its name is replaced there, so that
/// `formatted()`, formatters and calendars say what they say on an American phone.
@safe enum ProgramLocale {
  static let unsaid = "en_001"
  static let own = "en_US"

  static func settle() {
    let current = Locale.current
    guard current.identifier == unsaid, let names = Names(in: current) else { return }
    names.write(own)
    if Locale.current.identifier != own { names.write(unsaid) }
  }

  /// Where the object behind a locale has its name: once, and once for each kind of format.
  @safe private struct Names {
    private let places: [UnsafeMutableRawPointer]

    /// Nil where the object is not of the class that is known, or its name is not in it.
    init?(in locale: Locale) {
      let assumed = RuntimeAssumptions()
      guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size else { return nil }
      let object = unsafe withUnsafeBytes(of: locale) { unsafe $0.load(as: AnyObject.self) }
      guard _typeName(type(of: object)) == assumed.classOfLocale else { return nil }
      let start = unsafe Unmanaged.passUnretained(object).toOpaque()
      let end = unsafe tenure_block_size(start) - MemoryLayout<String>.size
      unsafe places = stride(from: assumed.localeName, through: end, by: MemoryLayout<Int>.stride)
        .map { unsafe start + $0 }
        .filter { place in
          unsafe withUnsafeBytes(of: ProgramLocale.unsaid) { name in
            unsafe name.elementsEqual(UnsafeRawBufferPointer(start: place, count: name.count))
          }
        }
      guard unsafe places.first == start + assumed.localeName else { return nil }
    }

    /// Writes a name of as many bytes as it has place for in a string itself, so that nothing is to be released.
    func write(_ name: String) {
      unsafe withUnsafeBytes(of: name) { name in
        unsafe places.forEach { place in
          unsafe UnsafeMutableRawBufferPointer(start: place, count: name.count).copyBytes(from: name)
        }
      }
    }
  }
}
