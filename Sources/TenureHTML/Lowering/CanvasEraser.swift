/// What is drawn in a canvas so far, seen through a mask that leaves out where later marks erase it.
struct CanvasEraser {
  /// The marks that erase: each as much as it covers, whatever its colour is.
  var marks: Markup
  private let drawn: [Markup.Piece]
  private let name: String

  /// `blackening` is a class whose rule makes all colours black.
  init(of drawn: [Markup.Piece], named name: String, blackening: String) {
    (self.drawn, self.name) = (drawn, name)
    marks = Markup("g", blackening)
  }

  /// The mask, and what is seen through it. It is as large as any canvas.
  var pieces: [Markup.Piece] {
    func large(_ markup: Markup) -> Markup {
      markup.with("x", "-9999").with("y", "-9999").with("width", "29999").with("height", "29999")
    }
    var mask = large(Markup("mask").with("id", name).with("maskUnits", "userSpaceOnUse"))
    mask.content = [.element(large(Markup("rect").with("fill", "#fff"))), .element(marks)]
    var group = Markup("g").with("mask", "url(#\(name))")
    group.content = drawn
    return [.element(mask), .element(group)]
  }
}
