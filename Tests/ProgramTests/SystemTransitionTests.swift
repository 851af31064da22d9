import SwiftUI
import TenureTesting
import Testing

/// The transitions of the system as types, which are told to hosts as their older forms are.
@MainActor @Suite struct SystemTransitionTests {
  private func told<V: View>(_ view: V) throws -> String {
    let screen = Screen(view)
    let words = screen.tree.components(separatedBy: ".transition(\"")
    try #require(words.count == 2)
    return words[1].components(separatedBy: "\"")[0]
  }

  @Test func `a type says what its older form says`() throws {
    let text = Text("One")
    #expect(try told(text.transition(MoveTransition(edge: .bottom))) == told(text.transition(.move(edge: .bottom))))
    #expect(try told(text.transition(MoveTransition(edge: .bottom))) == "move-bottom")
    #expect(
      try told(text.transition(PushTransition(edge: .top))) == told(text.transition(AnyTransition.push(from: .top))))
    #expect(try told(text.transition(ScaleTransition(0.5))) == told(text.transition(AnyTransition.scale(scale: 0.5))))
    #expect(
      try told(text.transition(OffsetTransition(CGSize(width: 3, height: 4))))
        == told(text.transition(AnyTransition.offset(x: 3, y: 4))))
    #expect(
      try told(text.transition(AsymmetricTransition(insertion: .opacity, removal: .slide)))
        == told(text.transition(AnyTransition.asymmetric(insertion: .opacity, removal: .slide))))
  }

  @Test func `transitions are combined`() throws {
    let both = BlurReplaceTransition(configuration: .upUp).combined(with: .move(edge: .leading)).animation(.bouncy)
    #expect(try told(Text("One").transition(both)) == "opacity+move-leading")
    #expect(try told(Text("One").transition(.blurReplace(.downUp))) == "opacity")
    #expect(
      try told(Text("One").transition(.move(edge: .trailing).combined(with: .opacity))) == "move-trailing+opacity")
  }
}
