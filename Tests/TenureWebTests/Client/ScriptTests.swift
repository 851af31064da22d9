import Foundation
import Testing

@testable import TenureHTML
@testable import TenureWeb

/// The script of a page: the words that it shares with the server, and how it is made short.
struct ScriptTests {
  private var sources: String { String(decoding: Array(ClientFile.files.joined(separator: [10])), as: UTF8.self) }
  private var sent: String { String(decoding: ClientFile.script, as: UTF8.self) }
  private func shortened(_ script: String) -> String {
    String(decoding: ClientFile.shortened(Array(script.utf8)), as: UTF8.self)
  }

  @Test func everyChangeHasItsCaseInTheScript() {
    for word in ChangeWord.allCases {
      #expect(sources.contains("case CHANGE.\(word):"))
      #expect(sent.contains("case\"\(word.rawValue)\":") || sent.contains("case \"\(word.rawValue)\":"))
    }
  }

  @Test func noNameOfAWordIsSent() {
    #expect(!sent.contains(/\b(PAGE|CHANGE)\./))
  }

  @Test func everyWordOfAPageIsSaidByTheScriptOrByAnElement() {
    // Elements say these: the buttons that stand for them have them in `data-a`.
    let byElements: Set<PageWord> = [.back, .delete, .increment, .decrement, .refresh, .save]
    for word in PageWord.allCases where !byElements.contains(word) { #expect(sources.contains("PAGE.\(word)")) }
  }

  @Test func theScriptIsInFilesThatAreReadInOneSitting() {
    for file in ClientFile.files { #expect(file.count { $0 == 10 } <= 150) }
  }

  @Test func commentsAndIndentsAreNotSent() {
    #expect(shortened("  // words\n  let a = 1;\n\n  // more\n  let b = [a, 2];\n") == "let a=1;let b=[a,2];")
  }

  @Test func textsAreSentAsTheyAre() {
    #expect(shortened(#"say("a , b = c");"#) == #"say("a , b = c");"#)
    #expect(shortened("say('it, \"too\" , or');") == "say('it, \"too\" , or');")
    #expect(shortened(#"say("an \" , in it" , b);"#) == #"say("an \" , in it",b);"#)
    #expect(shortened("say(`${a , b} , c`);") == "say(`${a , b} , c`);")
  }

  @Test func signsThatWouldBecomeOneStayApart() {
    #expect(shortened("a = b + +c - -d;") == "a=b + +c - -d;")
  }

  @Test func aLineThatEndsAStatementStaysOne() {
    #expect(shortened("const a = b\nconst c = d\n") == "const a=b\nconst c=d")
    #expect(shortened("call(\n  one,\n  two)\n") == "call(one,two)")
  }

  @Test func theDocumentationListsTheWords() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/web.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    for word in PageWord.allCases {
      let row = "| `[\"\(word.rawValue)\", \(word.rest)]` | \(word.meaning) |"
      #expect(page.contains(row))
    }
    for word in ChangeWord.allCases {
      let row = "| `[\"\(word.rawValue)\", \(word.rest)]` | \(word.meaning) |"
      #expect(page.contains(row))
    }
  }
}
