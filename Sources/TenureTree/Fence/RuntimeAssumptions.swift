@_spi(Reflection) import Swift
import Synchronization
import TenureIssues
import TenureThread

/// What a program takes for granted of the insides of Swift's runtime: all of it is in this file. What only tests do is in
/// `Assumptions.swift` of TenureWorld.
///
/// It is looked at once, when the first view is made. Where something is otherwise, the program goes on without what rests
/// on it: views run more often than they have to, and standard error says so.
package struct RuntimeAssumptions: Sendable {
  /// The first word of a type's metadata is its kind; that of `any P<A>` is not among those the standard library names.
  package var kindOfParameterizedProtocol: UInt = 0x307
  /// Bytes from the description of a struct, which the second word leads to, to where it says where its fields are.
  package var fieldsPointer = 16
  /// Bytes from there to the size of what is said of one field, to the number of fields, and to the first.
  package var fieldSize = 10
  package var fieldCount = 12
  package var firstField = 16
  /// Bytes from the beginning of what is said of a field to where it says where its mangled type is.
  package var fieldType = 4
  /// How far from the frame of who asks it to, in bytes, the Observation library keeps the list of what is read: a word
  /// of the thread points there.
  package var listReach = 1 << 14
  /// What that list has for one object, by the names that the library gives it: the state of the object's registrar, and the
  /// key paths that were read. It is laid out as `ObservedProperties` has it.
  package var listEntry = ["context", "properties"]

  /// The class of the object that Foundation keeps of the locale that nothing has said, and the byte at which it has its
  /// name. Without it `Text` alone takes the program's locale.
  package var classOfLocale = "FoundationInternationalization._LocaleICU"
  package var localeName = 16

  package init() {}

  /// Something that is otherwise.
  package struct Difference: Sendable, Equatable {
    package let assumption: String
    package let found: String
    package let fact: String

    package var issue: Issue {
      Issue(
        fact,
        evidence: "The Swift toolchain is not one that this package was tried with. Taken for granted is that "
          + "\(assumption). Found: \(found).",
        advice: "Use a toolchain that docs/stability.md names as tried, or a version of this package for yours.")
    }
  }

  /// What is otherwise: about types, and about what is read.
  package var differences: [Difference] { [typeDifference, readDifference].compactMap { $0 } }

  /// Not the value itself: optimised code of Swift 6.3 makes a lock around constants with zeros in it.
  private static let changes = Mutex<[@Sendable (inout RuntimeAssumptions) -> Void]>([])

  /// Expects something else: for a test of what happens then. Said before the first view is made.
  package static func expect(_ change: @escaping @Sendable (inout RuntimeAssumptions) -> Void) {
    changes.withLock { $0.append(change) }
  }

  /// What is taken for granted in this process.
  static let current: RuntimeAssumptions = {
    var current = RuntimeAssumptions()
    for change in changes.withLock({ $0 }) { change(&current) }
    let (types, reads) = (current.typeDifference, current.readDifference)
    (current.knowsTypes, current.knowsReads) = (types == nil, reads == nil)
    for difference in [types, reads] { if let difference { Issues.print(difference.issue) } }
    return current
  }()

  /// False where the kinds and fields of types are not known: then values are compared by `==` and by their bytes.
  private(set) var knowsTypes = true
  /// False where it is not known where the Observation library notes reads: then it watches by itself.
  private(set) var knowsReads = true

  // MARK: Types

  private struct Fields {
    var plain = 0
    weak var weak: AnyObject?
    unowned var owner: AnyObject
    unowned(unsafe) var free: AnyObject
    var last: String
  }

  private enum Cases { case one, two(String) }

  private protocol Holder<Held> { associatedtype Held }

  private var typeDifference: Difference? {
    kindFound.map {
      Difference(
        assumption: "the first word of a type's metadata is its kind", found: $0,
        fact: "Views that take values without == may run more often than they have to.")
    }
      ?? fieldFound.map {
        Difference(
          assumption: "a struct's fields are described at byte \(fieldsPointer) of its description", found: $0,
          fact: "Views that take values without == may run more often than they have to.")
      }
  }

  private var kindFound: String? {
    let kinds: [(Any.Type, String, UInt)] = [
      (Fields.self, "a struct", _MetadataKind.struct.rawValue), (Cases.self, "an enum", _MetadataKind.enum.rawValue),
      ((Int, String).self, "a tuple", _MetadataKind.tuple.rawValue),
      (Any.self, "Any", _MetadataKind.existential.rawValue),
      ((any Holder<Int>).self, "any P<A>", kindOfParameterizedProtocol),
    ]
    return kinds.first { kindWord(of: $0.0) != $0.2 }.map { type, name, kind in
      "that of \(name) is \(kindWord(of: type)), where \(kind) was expected"
    }
  }

  /// Looks whether all is in the memory of the library that the description is in before it is read.
  private var fieldFound: String? {
    let description = unsafe unsafeBitCast(Fields.self as Any.Type, to: UnsafePointer<UnsafeRawPointer>.self)[1]
    guard let image = unsafe image(of: description), unsafe self.image(of: description + fieldsPointer) == image,
      let fields = unsafe FieldHolds.follow(description + fieldsPointer),
      unsafe self.image(of: fields) == image, unsafe self.image(of: fields + firstField + 64) == image
    else { return "nothing leads from there to memory of the program" }
    let count = unsafe Int(fields.loadUnaligned(fromByteOffset: fieldCount, as: UInt32.self))
    let size = unsafe Int(fields.loadUnaligned(fromByteOffset: fieldSize, as: UInt16.self))
    guard count == 5, size == 12 else { return "a struct of 5 fields is said to have \(count) of \(size) bytes each" }
    for index in 0..<count {
      let type = unsafe fields + firstField + index * size + fieldType
      guard let name = unsafe FieldHolds.follow(type), unsafe self.image(of: name) == image else {
        return "nothing leads from field \(index) to its type"
      }
    }
    let unheld = FieldHolds(of: Fields.self, as: self).unheld
    return unheld == [1, 2, 3] ? nil : "the fields \(unheld.sorted()) are said to be weak or unowned, not 1, 2 and 3"
  }

  /// Where the library begins that an address is in; nil where it is in none.
  private func image(of address: UnsafeRawPointer) -> UnsafeRawPointer? { unsafe tenure_library_at(address) }

  // MARK: Reads

  private var readDifference: Difference? {
    let fact =
      "Views that read observable objects may run more often than they have to, and the record names no properties."
    let count = ObservedList.wordCount(within: listReach)
    guard count == 1 else {
      return Difference(
        assumption: "a word of the thread points to the list in which the Observation library notes reads",
        found: "there are \(count) such words", fact: fact)
    }
    return ObservedProperties.difference(labels: listEntry, within: listReach).map {
      Difference(
        assumption: "that list has the state of a registrar and the key paths of properties for each object", found: $0,
        fact: fact)
    }
  }
}

/// What sort of type it is: the first word of its metadata. That of a class is no kind.
func kindWord(of type: Any.Type) -> UInt { unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }
