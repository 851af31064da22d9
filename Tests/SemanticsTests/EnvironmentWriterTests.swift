import SwiftUI
import TenureTesting
import Testing

extension EnvironmentValues {
  @Entry fileprivate var size: Int = 0
  @Entry fileprivate var colour: String = "none"
  @Entry fileprivate var shade: String = "none"

  /// Writes a second key where the first one is large.
  fileprivate var sizeWithShade: Int {
    get { size }
    set {
      size = newValue
      if newValue > 10 { shade = "dark" }
    }
  }
}

/// What readers see when writers above them write other keys than before (rule R185).
@MainActor @Suite struct EnvironmentWriterTests {
  /// Has no inputs: only the environment makes its readers run again.
  struct Readers: View {
    var body: some View {
      SizeReader()
      ColourReader()
      ShadeReader()
      WholeReader()
    }
  }

  struct SizeReader: View {
    @Environment(\.size) private var size
    var body: some View { Text("size \(size)") }
  }

  struct ColourReader: View {
    @Environment(\.colour) private var colour
    var body: some View { Text("colour \(colour)") }
  }

  struct ShadeReader: View {
    @Environment(\.shade) private var shade
    var body: some View { Text("shade \(shade)") }
  }

  struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View { Text("all \(values.size) \(values.colour) \(values.shade)") }
  }

  static func shown(_ size: Int, _ colour: String, _ shade: String) -> String {
    "size \(size)\ncolour \(colour)\nshade \(shade)\nall \(size) \(colour) \(shade)"
  }

  struct Sometimes: View {
    @State private var size = 1
    var body: some View {
      Readers().environment(\.sizeWithShade, size)
      Button("Large") { size = 20 }
      Button("Small") { size = 2 }
    }
  }

  @Test("R185 a key that a setter writes only sometimes is read while it is written, and is what is above otherwise")
  func sometimes() throws {
    for above in ["none", "pale"] {
      let screen = above == "none" ? Screen(Sometimes()) : Screen(Sometimes().environment(\.shade, above))
      #expect(screen.text.hasPrefix(Self.shown(1, "none", above)))
      screen.mark()
      try screen.button("Large").tap()
      #expect(screen.text.hasPrefix(Self.shown(20, "none", "dark")))
      #expect(screen.bodies(of: ShadeReader.self) == 1)
      #expect(screen.bodies(of: ColourReader.self) == 0)
      #expect(screen.bodies(of: WholeReader.self) == 1)
      try screen.button("Small").tap()
      #expect(screen.text.hasPrefix(Self.shown(2, "none", above)))
      #expect(screen.bodies(of: ShadeReader.self) == 2)
      screen.close()
    }
  }

  struct Turning: View {
    @State private var isShade = false
    @State private var value = "red"
    var body: some View {
      Readers().environment(isShade ? \.shade : \.colour, value)
      Button("Turn") { isShade.toggle() }
      Button("Blue") { value = "blue" }
    }
  }

  @Test("R185 another key path is another key: the new one is read, the former one is what is above")
  func keyPath() throws {
    let screen = Screen(Turning().environment(\.colour, "grey"))
    #expect(screen.text.hasPrefix(Self.shown(0, "red", "none")))
    screen.mark()
    try screen.button("Turn").tap()
    #expect(screen.text.hasPrefix(Self.shown(0, "grey", "red")))
    #expect(screen.bodies(of: SizeReader.self) == 0)
    #expect(screen.bodies(of: ColourReader.self) == 1)
    #expect(screen.bodies(of: ShadeReader.self) == 1)
    try screen.button("Blue").tap()
    #expect(screen.text.hasPrefix(Self.shown(0, "grey", "blue")))
    try screen.button("Turn").tap()
    #expect(screen.text.hasPrefix(Self.shown(0, "blue", "none")))
    screen.close()
  }

  struct TurningTransform: View {
    @State private var isShade = false
    @State private var isOn = true
    var body: some View {
      Readers().transformEnvironment(isShade ? \.shade : \.colour) { if isOn { $0 += "ish" } }
      Button("Turn") { isShade.toggle() }
      Button("Off") { isOn = false }
    }
  }

  @Test("R185 transformEnvironment follows its key path and what its closure does")
  func transform() throws {
    let screen = Screen(TurningTransform().environment(\.colour, "grey"))
    #expect(screen.text.hasPrefix(Self.shown(0, "greyish", "none")))
    try screen.button("Turn").tap()
    #expect(screen.text.hasPrefix(Self.shown(0, "grey", "noneish")))
    try screen.button("Off").tap()
    #expect(screen.text.hasPrefix(Self.shown(0, "grey", "none")))
    screen.close()
  }

  struct Several: View {
    @State private var step = 0
    var body: some View {
      Readers().transformEnvironment(\.self) { values in
        if step > 0 { values.size += step }
        if step == 2 { values.colour = "two" }
      }
      Button("Step") { step += 1 }
    }
  }

  @Test("R185 transformEnvironment of the whole writes what its closure sets, and nothing else")
  func wholeTransform() throws {
    let screen = Screen(Several().environment(\.size, 5))
    #expect(screen.text.hasPrefix(Self.shown(5, "none", "none")))
    screen.mark()
    try screen.button("Step").tap()
    #expect(screen.text.hasPrefix(Self.shown(6, "none", "none")))
    try screen.button("Step").tap()
    #expect(screen.text.hasPrefix(Self.shown(7, "two", "none")))
    try screen.button("Step").tap()
    #expect(screen.text.hasPrefix(Self.shown(8, "none", "none")))
    #expect(screen.bodies(of: ShadeReader.self) == 0)
    #expect(screen.bodies(of: ColourReader.self) == 2)
    screen.close()
  }

  /// Hands its own values down past a writer in between.
  struct Bridge: View {
    @Environment(\.self) private var values
    @State private var isOwn = true
    var body: some View {
      let own = values
      Group {
        if isOwn {
          Readers().environment(\.self, own).environment(\.size, 99).environment(\.shade, "between")
        } else {
          Readers().environment(\.size, 99).environment(\.shade, "between")
        }
      }
      Button("Own") { isOwn.toggle() }
    }
  }

  struct BridgePanel: View {
    @State private var size = 3
    var body: some View {
      Bridge().environment(\.size, size)
      Button("More") { size += 1 }
    }
  }

  @Test("R185 .environment(\\.self, values) puts all of the values in place of what is inherited")
  func whole() throws {
    let screen = Screen(BridgePanel())
    #expect(screen.text.hasPrefix(Self.shown(3, "none", "none")))
    try screen.button("More").tap()
    #expect(screen.text.hasPrefix(Self.shown(4, "none", "none")))
    try screen.button("Own").tap()
    #expect(screen.text.hasPrefix(Self.shown(99, "none", "between")))
    screen.close()
  }

  struct Chooser: View {
    @Environment(\.self) private var values
    @State private var isPlain = false
    @State private var size = 1
    var body: some View {
      var own = isPlain ? EnvironmentValues() : values
      let _ = own.size = size
      Readers().environment(\.self, own).environment(\.shade, "between")
      SizeReader().environment(\.self, own)
      Button("Plain") { isPlain.toggle() }
      Button("More") { size += 1 }
    }
  }

  @Test("R185 values made from nothing have every key's default; a set of values given twice stays two")
  func plainValues() throws {
    let screen = Screen(Chooser().environment(\.colour, "grey"))
    #expect(screen.text.hasPrefix(Self.shown(1, "grey", "none") + "\nsize 1"))
    screen.mark()
    try screen.button("More").tap()
    #expect(screen.text.hasPrefix(Self.shown(2, "grey", "none") + "\nsize 2"))
    #expect(screen.bodies(of: SizeReader.self) == 2)
    try screen.button("Plain").tap()
    #expect(screen.text.hasPrefix(Self.shown(2, "none", "none") + "\nsize 2"))
    try screen.button("More").tap()
    #expect(screen.text.hasPrefix(Self.shown(3, "none", "none") + "\nsize 3"))
    try screen.button("Plain").tap()
    #expect(screen.text.hasPrefix(Self.shown(3, "grey", "none") + "\nsize 3"))
    screen.close()
  }

  /// Hands the values of a view inside to that view.
  struct Circle: View {
    @State private var taken: EnvironmentValues?
    @State private var count = 0
    var body: some View {
      Inside(taken: $taken).environment(\.self, taken ?? EnvironmentValues()).environment(\.size, count)
      Button("Again") { count += 1 }
    }
    struct Inside: View {
      @Environment(\.self) private var values
      @Binding var taken: EnvironmentValues?
      var body: some View {
        VStack { Taker(taken: $taken).environment(\.colour, "inner") }
        Readers()
      }
    }
    struct Taker: View {
      @Environment(\.self) private var values
      @Binding var taken: EnvironmentValues?
      var body: some View { Button("Take") { taken = values } }
    }
  }

  @Test("R185 values from inside of the writer, and from another window, come as they are")
  func strangeValues() async throws {
    let screen = Screen(Circle())
    #expect(screen.text.contains(Self.shown(0, "none", "none")))
    try screen.button("Take").tap()
    #expect(screen.text.contains(Self.shown(0, "inner", "none")))
    try screen.button("Again").tap()
    #expect(screen.text.contains(Self.shown(0, "inner", "none")))
    screen.close()

    let notes = Notes<EnvironmentValues>()
    struct Telling: View {
      @Environment(\.self) private var values
      let notes: Notes<EnvironmentValues>
      var body: some View { Text("tells").onAppear { notes.add(values) } }
    }
    Screen(Telling(notes: notes).environment(\.colour, "far")).close()
    let other = Screen(Readers().environment(\.self, notes.all[0]).environment(\.size, 1))
    #expect(other.text == Self.shown(0, "far", "none"))
    other.close()
  }

  struct Missing: View {
    @State private var hasModel = false
    let model: Model
    var body: some View {
      ModelReader().environment(hasModel ? model : nil)
      PlainReaders().transformEnvironment(\.self) { if hasModel { $0.size = 1 } }
      Button("Model") { hasModel.toggle() }
    }
    struct PlainReaders: View {
      var body: some View { SizeReader() }
    }
  }

  @Observable final class Model {
    var name = "Ada"
  }

  struct ModelReader: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Text("model \(model?.name ?? "none")") }
  }

  @Test("R185 a key that nobody had written is read once somebody writes it")
  func firstTime() throws {
    let screen = Screen(Missing(model: Model()))
    #expect(screen.text.hasPrefix("model none\nsize 0"))
    try screen.button("Model").tap()
    #expect(screen.text.hasPrefix("model Ada\nsize 1"))
    try screen.button("Model").tap()
    #expect(screen.text.hasPrefix("model none\nsize 0"))
    screen.close()
  }
}
