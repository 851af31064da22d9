import Foundation
import Synchronization

/// The library behind Foundation's formats, of which Foundation on Linux does not use all that there is.
@safe private final class NumberLibrary: Sendable {
  typealias Open =
    @convention(c) (
      UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  typealias OpenResult = @convention(c) (UnsafeMutablePointer<Int32>) -> OpaquePointer?
  typealias Format = @convention(c) (OpaquePointer?, Double, OpaquePointer?, UnsafeMutablePointer<Int32>) -> Void
  typealias Write =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32
  typealias Close = @convention(c) (OpaquePointer?) -> Void

  /// Formatters that were made, by their locale and skeleton. Any thread may use one.
  private let formatters = Mutex<[String: Formatter]>([:])
  private let open: Open
  private let openResult: OpenResult
  private let format: Format
  private let write: Write
  private let close: Close
  private let closeResult: Close

  /// Nil where it is not there under these names.
  static let shared = NumberLibrary()

  private init?() {
    func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
      unsafe dlsym(nil, "swift_unumf_\(name)").map { unsafe unsafeBitCast($0, to: type) }
    }
    guard let open = unsafe symbol("openForSkeletonAndLocale", Open.self),
      let openResult = unsafe symbol("openResult", OpenResult.self),
      let format = unsafe symbol("formatDouble", Format.self),
      let write = unsafe symbol("resultToString", Write.self), let close = unsafe symbol("close", Close.self),
      let closeResult = unsafe symbol("closeResult", Close.self)
    else { return nil }
    unsafe (self.open, self.openResult, self.format) = unsafe (open, openResult, format)
    unsafe (self.write, self.close, self.closeResult) = unsafe (write, close, closeResult)
  }

  @safe private final class Formatter: @unchecked Sendable {
    let handle: OpaquePointer
    private let close: Close

    init(_ handle: OpaquePointer, _ close: Close) { unsafe (self.handle, self.close) = unsafe (handle, close) }

    deinit { unsafe close(handle) }
  }

  private func formatter(_ skeleton: String, _ locale: String) -> Formatter? {
    let key = "\(locale) \(skeleton)"
    if let known = formatters.withLock({ $0[key] }) { return known }
    var status: Int32 = 0
    let words = Array(skeleton.utf16)
    guard let handle = unsafe open(words, Int32(words.count), locale, &status) else { return nil }
    let made = unsafe Formatter(handle, close)
    // Errors are above 0; below are remarks, such as that a region's texts are those of its language.
    guard status <= 0 else { return nil }
    formatters.withLock { formatters in
      // A program has some styles and locales.
      if formatters.count >= 100 { formatters = [:] }
      formatters[key] = made
    }
    return made
  }

  func text(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
    guard let formatter = formatter(skeleton, locale) else { return nil }
    var status: Int32 = 0
    let result = unsafe openResult(&status)
    defer { unsafe closeResult(result) }
    unsafe format(formatter.handle, value, result, &status)
    guard status <= 0 else { return nil }
    var text = [UInt16](repeating: 0, count: 64)
    var length = unsafe write(result, &text, Int32(text.count), &status)
    if length > text.count {
      status = 0
      text = [UInt16](repeating: 0, count: Int(length))
      length = unsafe write(result, &text, length, &status)
    }
    guard status <= 0, length >= 0 else { return nil }
    return String(decoding: text.prefix(Int(length)), as: UTF16.self)
  }
}

/// A number as a number skeleton of the Unicode consortium says, in a locale; nil where the library is not there, or does
/// not know the words.
func formattedNumber(_ value: Double, skeleton: String, locale: String) -> String? {
  NumberLibrary.shared?.text(value, skeleton, locale)
}
