import SwiftUI
import Testing

/// `NSPredicate(format:)`, which Foundation on Linux does not have.
@Suite struct PredicateFormatTests {
  private struct Guest {
    var name: String
    var age: Int
    var nickname: String?
  }

  private func holds(_ format: String, _ arguments: Any..., for subject: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: subject)
  }

  @Test func `a pattern stands for the whole text, as forms check addresses`() {
    let address = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}"
    let isAddress = NSPredicate(format: "SELF MATCHES %@", address)
    #expect(isAddress.evaluate(with: "nora@example.org"))
    #expect(!isAddress.evaluate(with: "nora@example.org, too"))
    #expect(!isAddress.evaluate(with: "nora@example.org\n"))
    #expect(!isAddress.evaluate(with: 7))
    #expect(holds("SELF MATCHES[c] 'a|ab'", for: "AB"))
  }

  @Test func `texts are looked into with or without their case and accents`() {
    #expect(!holds("SELF CONTAINS 'CAFE'", for: "un café"))
    #expect(holds("SELF CONTAINS[cd] 'CAFE'", for: "un café"))
    #expect(holds("SELF BEGINSWITH 'un' AND SELF ENDSWITH %@", "é", for: "un café"))
    #expect(holds("SELF LIKE '*.t?t'", for: "notes.txt") && !holds("SELF LIKE '*.t?t'", for: "notes-txt"))
  }

  @Test func `names stand for stored properties and for keys`() {
    let guest = Guest(name: "Nora", age: 30, nickname: nil)
    #expect(holds("name == %@ AND age >= %d", "Nora", 30, for: guest))
    #expect(holds("nickname == nil && NOT (age < 18 OR age > 65)", for: guest))
    #expect(!holds("nickname != nil", for: guest))
    #expect(holds("%K == %@", "name", "Nora", for: guest) && holds("%K > 3", "guest.age", for: ["guest": guest]))
    #expect(holds("SELF.name IN %@", ["Ole", "Nora"], for: guest))
    #expect(holds("guest.age IN {29, 30}", for: ["guest": guest]))
    #expect(!holds("age > 3", for: ["name": "Nora"]))
  }

  @Test func `lists are filtered`() {
    let words: NSArray = ["plum", "pear", "fig"]
    #expect(words.filtered(using: NSPredicate(format: "SELF BEGINSWITH %@", "p")) as? [String] == ["plum", "pear"])
    #expect(words.filtered(using: NSPredicate(format: "TRUEPREDICATE")).count == 3)
  }
}
