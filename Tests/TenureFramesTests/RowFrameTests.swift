import SwiftUI
import TenureTesting
import Testing

/// Where an iPhone puts what stands in rows, in bars and over screens.
@MainActor struct RowFrameTests {
  private func midY(_ screen: Screen, _ text: String) throws -> Double { try screen.frame(of: screen.text(text)).midY }

  @Test("Rows with a switch, a stepper, a date, a slider or a segmented picker are as high as others: 44 points")
  func controls() throws {
    struct Rows: View {
      var body: some View {
        Form {
          Text("First")
          Toggle("Switch", isOn: .constant(true))
          Stepper("Steps", value: .constant(1))
          DatePicker("Date", selection: .constant(.distantPast))
          ColorPicker("Ink", selection: .constant(.red))
          Slider(value: .constant(0.5))
          Picker("Kind", selection: .constant(0)) { Text("A").tag(0) }.pickerStyle(.segmented)
          Text("Last")
        }
      }
    }
    let screen = Screen(Rows())
    for (index, text) in ["Switch", "Steps", "Date", "Ink"].enumerated() {
      #expect(abs(try midY(screen, text) - midY(screen, "First") - 44 * Double(index + 1)) < 0.5, "\(text)")
    }
    #expect(abs(try midY(screen, "Last") - midY(screen, "First") - 44 * 7) < 0.5)
  }

  @Test("The wheels of a date are 216 points high, and as wide as there is room beside the label")
  func dateWheels() throws {
    struct Rows: View {
      var body: some View {
        VStack(spacing: 0) {
          Text("Above")
          DatePicker("Date", selection: .constant(.distantPast), displayedComponents: .date).labelsHidden()
          Text("Below")
        }
        .datePickerStyle(.wheel)
      }
    }
    let screen = Screen(Rows())
    let (above, below) = try (screen.frame(of: screen.text("Above")), screen.frame(of: screen.text("Below")))
    #expect(abs(below.minY - above.maxY - 216) < 0.5)
  }

  @Test("What has no height of its own fills its row, as far as the insets let it")
  func flexibleRows() throws {
    struct Rows: View {
      var body: some View {
        List {
          Color.red.listRowInsets(EdgeInsets()).accessibilityLabel("Red")
          GeometryReader { Text("\(Int($0.size.height)) high") }
          Text("Words")
          Color.blue.frame(height: 100).accessibilityLabel("Blue")
        }
      }
    }
    let screen = Screen(Rows())
    func color(_ label: String) throws -> CGRect { try screen.frame(of: screen.element(role: "color", label: label)) }
    #expect(try color("Red") == CGRect(x: 16, y: 59 + 35, width: 361, height: 44))
    #expect(screen.shows("22 high"))
    #expect(try midY(screen, "Words") == 59 + 35 + 44 * 2.5)
    #expect(try color("Blue").height == 100)
  }

  @Test("A stepper below its title in a row keeps its height, so that it stands on nothing else")
  func controlsInColumns() throws {
    struct Rows: View {
      var body: some View {
        Form {
          VStack(alignment: .leading, spacing: 0) {
            Text("Title")
            Stepper("First", value: .constant(1))
            Stepper("Second", value: .constant(1))
          }
        }
      }
    }
    let screen = Screen(Rows())
    #expect(abs(try midY(screen, "Second") - midY(screen, "First") - 32) < 0.5)
  }

  private struct WidthKey: PreferenceKey {
    static let defaultValue = 0.0
    static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
  }

  /// Its digits are not all of one width: it is never as wide as it says.
  private struct Restless: View {
    @State private var width = 0.0
    var body: some View {
      ScrollView {
        Text("\(width > 100 ? "narrow" : "very wide indeed")")
          .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
          .onPreferenceChange(WidthKey.self) { width = $0 }
      }
    }
  }

  @Test("A view that never is as wide as it says is an issue, and time goes on")
  func restlessLayout() async {
    let screen = Screen(Restless())
    _ = screen.windowSize
    await screen.settle()
    await screen.advance(by: .seconds(1))
    #expect(screen.issues.contains { $0.description.contains("The layout did not come to rest.") })
    screen.close()
  }

  @Test("A link in what scrolls within a row is as wide as its label: the arrow is the row's")
  func linksThatScroll() throws {
    struct Rows: View {
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Row") { Text("Detail") }
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<3) { number in
                  NavigationLink {
                    Text("Detail")
                  } label: {
                    Text("Card \(number)").frame(width: 100)
                  }
                }
              }
            }
          }
        }
      }
    }
    let screen = Screen(Rows())
    let (first, second) = try (screen.frame(of: screen.text("Card 0")), screen.frame(of: screen.text("Card 1")))
    #expect(abs(second.midX - first.midX - 100) < 0.5)
  }

  @Test("In a list, the titles of labels begin at one line, however wide their icons are")
  func labels() throws {
    struct Rows: View {
      var body: some View {
        List {
          Label("Wide", systemImage: "wifi")
          Label("Large", systemImage: "star").imageScale(.large)
        }
      }
    }
    let screen = Screen(Rows())
    let (wide, large) = try (screen.frame(of: screen.text("Wide")), screen.frame(of: screen.text("Large")))
    #expect(wide.minX == large.minX)
    // 16 around the card, 20 in the row, 24 for the icon and 12 behind it.
    #expect(abs(wide.minX - 72) < 0.5)
  }

  @Test("What a swipe offers takes no room in the list")
  func swipeActions() throws {
    struct Rows: View {
      var body: some View {
        List {
          Text("First").swipeActions { Button("Delete", role: .destructive) {} }
          Text("Second")
        }
      }
    }
    let screen = Screen(Rows())
    #expect(abs(try midY(screen, "Second") - midY(screen, "First") - 44) < 0.5)
  }

  @Test("The head of a section stays small, in capital letters, when its words change")
  func head() throws {
    struct Rows: View {
      @State private var isOther = false
      var body: some View {
        List {
          Section {
            Button("Change") { isOther = true }
          } header: {
            Text(isOther ? "wide words" : "wide words of a head")
          }
          Section("words wide") { Text("Row") }
        }
      }
    }
    let screen = Screen(Rows())
    let before = try screen.frame(of: screen.text("wide words of a head"))
    try screen.button("Change").tap()
    let heads = try ["wide words", "words wide"].map { try screen.frame(of: screen.text($0)) }
    #expect(abs(heads[0].width - heads[1].width) < 1)
    #expect(heads[0].height == before.height && heads[0].minX == before.minX)
    #expect(heads[0].minX == 36)
  }

  @Test("Columns of a table are as wide as width says, the others share the rest")
  func columns() throws {
    struct Person: Identifiable {
      let id = 1
    }
    struct People: View {
      var body: some View {
        Table([Person()]) {
          TableColumn("Mark") { _ in Text("A") }.width(60)
          TableColumn("Name") { _ in Text("B") }
          TableColumn("Sum") { _ in Text("C") }.width(min: 50, max: 100)
        }
      }
    }
    let screen = Screen(People())
    screen.windowSize = CGSize(width: 1180, height: 820)
    let edges = try ["A", "B", "C"].map { try screen.frame(of: screen.text($0)).minX }
    // 20 points before the first column, 8 around each.
    #expect(edges == [20, 96, 1072])
    #expect(try screen.frame(of: screen.text("Name")).minX == edges[1])
  }

  @Test("A sheet slides up to its lowest detent, or to the one that is chosen; without detents below the status bar")
  func detents() throws {
    struct Behind: View {
      let detents: Set<PresentationDetent>
      var body: some View {
        Text("Behind").sheet(isPresented: .constant(true)) {
          Text("Sheet").frame(maxHeight: .infinity, alignment: .top).presentationDetents(detents)
        }
      }
    }
    func top(_ detents: Set<PresentationDetent>) throws -> Double {
      let screen = Screen(Behind(detents: detents))
      let sheet = try screen.frame(of: screen.text("Sheet"))
      return sheet.minY
    }
    #expect(try top([]) == 59 + 10)
    #expect(try top([.medium, .large]) == 426)
    #expect(try top([.height(200)]) == 852 - 34 - 200)
    #expect(abs(try top([.fraction(0.25), .large]) - 852 * 0.75) < 0.5)
  }

  @Test("The answers of a confirmation dialog stand at the lower edge, the one that cancels below the others")
  func dialog() throws {
    struct Asked: View {
      var body: some View {
        Text("Behind").confirmationDialog("Sure?", isPresented: .constant(true)) { Button("Go on") {} }
      }
    }
    let screen = Screen(Asked())
    let (other, cancel) = try (midY(screen, "Go on"), midY(screen, "Cancel"))
    #expect(abs(cancel - (852 - 34 - 57 / 2.0)) < 0.5)
    #expect(abs(cancel - other - 65) < 0.5)
  }

  @Test("The items of a toolbar's group stand side by side")
  func group() throws {
    struct Bar: View {
      var body: some View {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("One") {}
              Button("Two") {}
            }
          }
        }
      }
    }
    let screen = Screen(Bar())
    let (one, two) = try (screen.frame(of: screen.button("One")), screen.frame(of: screen.button("Two")))
    #expect(one.midY == two.midY)
    #expect(abs(two.minX - one.maxX - 16) < 0.5)
  }

  @Test("A symbol stands beside the first line of a text, its middle at that of the capital letters")
  func symbol() throws {
    struct Step: View {
      static let words = "A step of several lines, which goes on for longer than there is room in one line of it"
      var body: some View {
        HStack(alignment: .firstTextBaseline) {
          Image(systemName: "1.circle.fill")
          Text(Self.words)
        }
      }
    }
    let screen = Screen(Step())
    let text = try screen.frame(of: screen.text(Step.words))
    let image = try screen.frame(of: screen.image(at: 0))
    let baseline = 17.0 * 1950 / 2048
    #expect(abs(image.midY - (text.minY + baseline - 17 * 0.35)) < 0.5)
  }
}
