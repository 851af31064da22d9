import Foundation
import TenureElements
import TenureStorage
@_spi(Tree) import TenureTree

/// How values of a type are stored, and what of what is stored reads as one.
struct StoredForm<Value> {
  /// Nil for what is no such value: then the default is read.
  let decode: (PropertyValue) -> Value?
  /// Nil where there is nothing to store: then the key is removed.
  let encode: (Value) -> PropertyValue?
}

extension StoredForm {
  /// The same with nothing for a missing key.
  var optional: StoredForm<Value?> {
    StoredForm<Value?>(decode: { decode($0).map { .some($0) } }, encode: { $0.flatMap(encode) })
  }

  /// A type that stands for values of this one.
  func raw<Meaning: RawRepresentable>(_ type: Meaning.Type) -> StoredForm<Meaning> where Meaning.RawValue == Value {
    StoredForm<Meaning>(
      decode: { decode($0).flatMap { Meaning(rawValue: $0) } }, encode: { encode($0.rawValue) })
  }
}

// Numbers read as any kind of number that holds them exactly, as Foundation's numbers do on Apple's systems.

extension StoredForm<Bool> {
  static var bool: Self {
    StoredForm(
      decode: {
        switch $0 {
        case .bool(let value): value
        case .int(0), .double(0): false
        case .int(1), .double(1): true
        default: nil
        }
      }, encode: { .bool($0) })
  }
}

extension StoredForm<Int> {
  static var int: Self {
    StoredForm(
      decode: {
        switch $0 {
        case .int(let value): value
        case .double(let value): Int(exactly: value)
        case .bool(let value): value ? 1 : 0
        default: nil
        }
      }, encode: { .int($0) })
  }
}

extension StoredForm<Double> {
  static var double: Self {
    StoredForm(
      decode: {
        switch $0 {
        case .double(let value): value
        case .int(let value): Double(exactly: value)
        case .bool(let value): value ? 1 : 0
        default: nil
        }
      }, encode: { .double($0) })
  }
}

extension StoredForm<String> {
  static var string: Self {
    StoredForm(decode: { if case .string(let value) = $0 { value } else { nil } }, encode: { .string($0) })
  }
}

extension StoredForm<Data> {
  static var data: Self {
    StoredForm(decode: { if case .data(let value) = $0 { value } else { nil } }, encode: { .data($0) })
  }
}

extension StoredForm<Date> {
  static var date: Self {
    StoredForm(decode: { if case .date(let value) = $0 { value } else { nil } }, encode: { .date($0) })
  }
}

extension StoredForm<URL> {
  /// As `UserDefaults.url(forKey:)` reads it: a file by its path, anything else as an archive.
  static var url: Self {
    StoredForm(
      decode: {
        switch $0 {
        case .string(let path): URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        case .data(let archive):
          try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: archive).map { $0 as URL }
        default: nil
        }
      },
      encode: { url in
        if url.isFileURL { return .string(url.absoluteURL.path) }
        let archive = try? NSKeyedArchiver.archivedData(
          withRootObject: url.absoluteURL as NSURL, requiringSecureCoding: true)
        return archive.map { .data($0) }
      })
  }
}
