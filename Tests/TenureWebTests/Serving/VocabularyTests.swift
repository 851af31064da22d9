import Foundation
import TenureRender
import Testing

@testable import TenureHTML
@testable import TenureWeb

/// Every role and every modifier has its place in a page, or is said to have none.
@MainActor struct VocabularyTests {
  private func html(_ node: RenderNode, in holder: Role = .column) -> String {
    let mirror = Mirror(RenderNode(id: NodeID(1), role: holder, children: [node]), styles: StyleBook())
    return mirror.html(of: mirror[node.id]!)
  }

  @Test(arguments: Role.allCases.filter { ![.tab, .part, .tabSection].contains($0) })
  func anElementOfEveryRoleHasMarkupOfItsOwn(role: Role) {
    #expect(!html(RenderNode(id: NodeID(7), role: role)).contains("data-role"))
  }

  @Test(arguments: Role.allCases)
  func rolesAreFoundByTheirNames(role: Role) { #expect(Role(named: role.name) == role) }

  @Test(arguments: ModifierName.allCases)
  func aModifierChangesTheMarkupWhereItIsSaidTo(name: ModifierName) {
    var text = Attributes()
    text[.text] = .text("words")
    let plain = html(RenderNode(id: NodeID(7), role: .text, attributes: text))
    let values: [AttributeValue] = [
      .flag(true), .flag(false), .number(3), .text("red"), .text("bold"), .text("condensed"), .text("hidden"),
      .text("multiply"), .text("compact"), .text("opacity"), .text("capsule"), .text("xLarge"),
      .list((1...9).map { .number(Double($0)) }),
    ]
    let changed = values.filter { value in
      var modifier = RenderModifier(name, value: value)
      // Where a guide is.
      modifier.attributes[.line] = .text("4 1 0 0 0 0")
      // Which bar it is about.
      modifier.attributes[.bars] = .list([.text("tabBar")])
      // Of which namespace a name is, and whose place the others take.
      (modifier.attributes[.place], modifier.attributes[.active]) = (.number(1), .flag(true))
      return plain
        != html(RenderNode(id: NodeID(7), role: .text, attributes: text, modifiers: [modifier]))
    }
    #expect(changed.isEmpty == (name.browserUse != .drawn))
  }

  @Test func thePageOfTheBrowserHostListsWhatHasNoEffectThere() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../docs/web.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| Not shown: ") }
    let listed = Set(rows.joined().matches(of: /`(\w+)[^`]*`/).map { String($0.1) })
    for name in ModifierName.allCases where name.browserUse == .nothing {
      #expect(listed.contains(name.rawValue))
    }
  }
}
