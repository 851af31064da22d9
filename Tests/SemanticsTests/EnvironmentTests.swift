import SwiftUI
import TenureTesting
import Testing

private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
  @Entry fileprivate var flavour: String = "plain"
  @Entry fileprivate var onPick: (String) -> Void = { _ in }
  @Entry fileprivate var palette = EnvironmentTests.Palette()
  @Entry fileprivate var theme: EnvironmentTests.Theme? = nil

  /// Depends on two keys and on a property of an object.
  fileprivate var caption: String { "\(flavour) \(depth) \(theme?.name ?? "none")" }
}

@MainActor @Suite struct EnvironmentTests {
  nonisolated final class Palette: Sendable {}

  @Observable final class Theme {
    var name = "light"
    var size = 1
  }

  struct Reader: View {
    @Environment(\.flavour) private var flavour
    @Environment(\.depth) private var depth
    let place: String
    var body: some View { Text("\(place) \(flavour) \(depth)") }
  }

  // MARK: Who writes

  @Test("R091 the nearest writer above wins, else the key's default")
  func nearest() {
    let screen = Screen {
      VStack {
        Reader(place: "far")
        VStack { Reader(place: "near") }.environment(\.flavour, "salty")
      }
      .environment(\.flavour, "sweet")
      Reader(place: "outside")
    }
    #expect(screen.text == "far sweet 0\nnear salty 0\noutside plain 0")
    screen.close()
  }

  @Test("R091 in a chain of modifiers the one written first is nearest")
  func chain() {
    let screen = Screen(Reader(place: "here").environment(\.depth, 1).environment(\.depth, 2))
    #expect(screen.shows("here plain 1"))
    screen.close()
  }

  struct SelfWriter: View {
    @Environment(\.depth) private var depth
    var body: some View {
      Text("own \(depth)").environment(\.depth, 5)
      Reader(place: "sibling")
      Reader(place: "wrapped").environment(\.depth, 5)
    }
  }

  @Test("R092 a modifier affects only what it wraps: not the view that applies it, nor siblings")
  func onlyTheWrapped() {
    let screen = Screen(SelfWriter())
    #expect(screen.text == "own 0\nsibling plain 0\nwrapped plain 5")
    screen.close()
  }

  // MARK: Who runs again

  struct Panel: View {
    @State private var depth = 1
    @State private var flavour = "sweet"
    var body: some View {
      Button("Depth") { depth += 1 }
      Button("Flavour") { flavour += "er" }
      Fixed().environment(\.depth, depth).environment(\.flavour, flavour)
    }
    /// Has no inputs, so only the environment makes what is inside run again.
    struct Fixed: View {
      var body: some View {
        DepthReader()
        FlavourReader()
        AllReader()
        CaptionReader()
      }
    }
  }

  struct DepthReader: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("depth \(depth)") }
  }

  struct FlavourReader: View {
    @Environment(\.flavour) private var flavour
    var body: some View { Text("flavour \(flavour)") }
  }

  struct AllReader: View {
    @Environment(\.self) private var values
    var body: some View { Text("all \(values.depth)") }
  }

  struct CaptionReader: View {
    @Environment(\.caption) private var caption
    var body: some View { Text("caption \(caption)") }
  }

  @Test("R093 body runs again only if the value at the read key path changed")
  func onlyReaders() throws {
    let screen = Screen(Panel())
    screen.mark()
    try screen.button("Depth").tap()
    #expect(screen.shows("depth 2"))
    #expect(screen.bodies(of: DepthReader.self) == 1)
    #expect(screen.bodies(of: FlavourReader.self) == 0)
    #expect(screen.bodies(of: Panel.Fixed.self) == 0)
    screen.mark()
    try screen.button("Flavour").tap()
    #expect(screen.shows("flavour sweeter"))
    #expect(screen.bodies(of: DepthReader.self) == 0)
    #expect(screen.bodies(of: FlavourReader.self) == 1)
    screen.close()
  }

  struct Rounding: Equatable {
    var value: Int
    static func == (a: Rounding, b: Rounding) -> Bool { a.value / 10 == b.value / 10 }
  }

  struct RoundingPanel: View {
    @State private var value = 1
    var body: some View {
      Button("More") { value += 4 }
      Text("value \(value)")
      RoundingReader.Fixed().environment(\.rounding, Rounding(value: value))
    }
  }

  struct RoundingReader: View {
    @Environment(\.rounding) private var rounding
    var body: some View { Text("tens \(rounding.value / 10)") }
    struct Fixed: View {
      var body: some View { RoundingReader() }
    }
  }

  @Test("R093 values are told apart by ==")
  func byEquality() throws {
    let screen = Screen(RoundingPanel())
    screen.mark()
    try screen.button("More").tap()
    try screen.button("More").tap()
    #expect(screen.bodies(of: RoundingPanel.self) == 2)
    #expect(screen.bodies(of: RoundingReader.self) == 0)
    try screen.button("More").tap()
    #expect(screen.bodies(of: RoundingReader.self) == 1)
    #expect(screen.shows("tens 1"))
    screen.close()
  }

  struct ClosurePanel: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)")
      Button("Count") { count += 1 }
      Picking.Fixed().environment(\.onPick) { count += $0.count }
    }
  }

  struct Picking: View {
    @Environment(\.onPick) private var onPick
    var body: some View {
      let onPick = onPick
      Button("Pick") { onPick("ab") }
    }
    struct Fixed: View {
      var body: some View { Picking() }
    }
  }

  @Test("R094 a fresh closure as a value counts as changed at every evaluation of the writer")
  func closures() throws {
    let screen = Screen(ClosurePanel())
    screen.mark()
    try screen.button("Count").tap()
    #expect(screen.bodies(of: ClosurePanel.self) == 1)
    #expect(screen.bodies(of: Picking.self) == 1)
    try screen.button("Pick").tap()
    #expect(screen.shows("count 3"))
    screen.close()
  }

  @Test("R095 @Environment(\\.self) depends on the keys read through it only")
  func wholeEnvironment() throws {
    let screen = Screen(Panel())
    screen.mark()
    try screen.button("Flavour").tap()
    #expect(screen.bodies(of: AllReader.self) == 0)
    try screen.button("Depth").tap()
    #expect(screen.bodies(of: AllReader.self) == 1)
    #expect(screen.shows("all 2"))
    screen.close()
  }

  @Test("R095 a computed property depends on the keys and the observable properties that it reads")
  func computed() async throws {
    let theme = Theme()
    let screen = Screen(Panel().environment(\.theme, theme))
    #expect(screen.shows("caption sweet 1 light"))
    screen.mark()
    try screen.button("Flavour").tap()
    #expect(screen.shows("caption sweeter 1 light"))
    #expect(screen.bodies(of: CaptionReader.self) == 1)

    theme.name = "dark"
    await screen.settle()
    #expect(screen.shows("caption sweeter 1 dark"))
    #expect(screen.bodies(of: CaptionReader.self) == 2)
    theme.size = 2
    await screen.settle()
    #expect(screen.bodies(of: CaptionReader.self) == 2)
    screen.close()
  }

  // MARK: Changing what is inherited

  struct Deeper: View {
    @State private var start = 1
    var body: some View {
      Reader(place: "here")
        .transformEnvironment(\.depth) { $0 *= 10 }
        .transformEnvironment(\.depth) { $0 += 1 }
        .environment(\.depth, start)
      Button("More") { start += 1 }
    }
  }

  @Test("R096 transformEnvironment gets the inherited value in place and nests from outside in")
  func transform() throws {
    let screen = Screen(Deeper())
    #expect(screen.shows("here plain 20"))
    try screen.button("More").tap()
    #expect(screen.shows("here plain 30"))
    screen.close()
  }

  // MARK: Outside of a view

  struct Uninstalled: View {
    @Environment(\.depth) private var depth
    var body: some View { Text("depth \(depth)") }
    func read() -> Int { depth }
  }

  struct Asks: View {
    var body: some View { Button("Ask") { _ = Uninstalled().read() } }
  }

  @Test("R097 reading @Environment outside an installed view gives the default, with an issue")
  func outside() throws {
    let screen = Screen(Asks().environment(\.depth, 3))
    try screen.button("Ask").tap()
    #expect(
      screen.issues.map(\.fact) == [
        "Accessing Environment<Int>'s value outside of being installed on a View. This will always read the default "
          + "value and will not update."
      ])
    #expect(Uninstalled().read() == 0)
    screen.close()
  }

  // MARK: @Entry

  struct PaletteReader: View {
    @Environment(\.palette) private var palette
    let notes: Notes<ObjectIdentifier>
    let keep: Notes<Palette>
    var body: some View {
      let _ = keep.add(palette)
      let _ = notes.add(ObjectIdentifier(palette))
      Text("palette")
    }
  }

  @Test("R098 the default of an @Entry is made at each access")
  func entryDefaults() {
    let values = EnvironmentValues()
    #expect(values.palette !== values.palette)
    let (notes, keep) = (Notes<ObjectIdentifier>(), Notes<Palette>())
    let screen = Screen {
      PaletteReader(notes: notes, keep: keep)
      PaletteReader(notes: notes, keep: keep)
    }
    #expect(Set(notes.all).count == 2)
    screen.close()
    let shared = Screen {
      Group {
        PaletteReader(notes: notes, keep: keep)
        PaletteReader(notes: notes, keep: keep)
      }
      .environment(\.palette, Palette())
    }
    #expect(notes.all.count == 4)
    #expect(notes.all[2] == notes.all[3])
    shared.close()
  }
}

extension EnvironmentValues {
  @Entry fileprivate var rounding = EnvironmentTests.Rounding(value: 0)
}
