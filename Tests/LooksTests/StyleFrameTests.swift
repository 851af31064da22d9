import SwiftUI
import TenureTesting
import Testing

/// What modifiers say of sizes and distances reaches the layout, set on the view itself or further out.
@MainActor struct StyleFrameTests {
  @Test func symbolsAreAsLargeAsTheirScaleSays() throws {
    func height(_ scale: Image.Scale) throws -> Double {
      let screen = Screen(VStack { Image(systemName: "star").accessibilityLabel("Star") }.imageScale(scale))
      return try Double(screen.frame(of: screen.image("Star")).height)
    }
    let medium = try height(.medium)
    #expect(medium == 20)
    #expect(try height(.large) == 26)
    #expect(try height(.small) == 16)
  }

  private struct Mailboxes: View {
    var isBadged = true
    var body: some View {
      NavigationStack {
        List {
          Text("Inbox").badge(isBadged ? 12 : 0)
          NavigationLink("Drafts") { Text("None") }.badge(isBadged ? "New" : "")
          HStack { Text("These words go on until there is no room").lineLimit(1) }.badge(isBadged ? "Unread" : "")
        }
      }
    }
  }

  @Test func aBadgeTakesRoomAtTheEndOfItsRow() throws {
    let words = "These words go on until there is no room"
    let (without, with) = (Screen(Mailboxes(isBadged: false)), Screen(Mailboxes()))
    let free = try without.frame(of: without.text(words)), narrow = try with.frame(of: with.text(words))
    #expect(narrow.minX == free.minX)
    #expect(narrow.width < free.width - 30)
    // Gray words where the badge is, and nothing there without one.
    let row = try with.frame(of: with.text("Inbox"))
    func isGray(_ screen: Screen) throws -> Bool {
      let image = try screen.image()
      return (320..<353).contains { image.color(x: Double($0), y: row.midY) != image.color(x: 200, y: row.midY) }
    }
    #expect(try isGray(with))
    #expect(try !isGray(without))
  }

  private struct Rows: View {
    var body: some View {
      List {
        Section("First") {
          Text("A")
          Text("B")
        }
        Section("Second") { Text("C") }
      }
    }
  }

  private func middle(_ words: String, _ view: some View) throws -> Double {
    let screen = Screen(view)
    return try Double(screen.frame(of: screen.text(words)).midY)
  }

  @Test func rowsAndSectionsStandAsFarApartAsIsSaid() throws {
    let usual = try middle("B", Rows()) - middle("A", Rows())
    #expect(usual == 44)
    #expect(try middle("B", Rows().listRowSpacing(12)) - middle("A", Rows().listRowSpacing(12)) == 56)
    let (below, closer) = (try middle("C", Rows()), try middle("C", VStack { Rows() }.listSectionSpacing(10)))
    #expect(abs(below - closer - 25) < 0.01)
    #expect(try middle("C", Rows().listSectionSpacing(.compact)) == closer)
    #expect(try middle("C", Rows().listSectionSpacing(.default)) == below)
  }

  @Test func spacedRowsHaveCardsOfTheirOwn() throws {
    let screen = Screen(Rows().listRowSpacing(12))
    let (a, b) = (try screen.frame(of: screen.text("A")), try screen.frame(of: screen.text("B")))
    let image = try screen.image()
    #expect(image.color(x: 200, y: (a.midY + b.midY) / 2) == image.color(x: 4, y: a.midY))
    #expect(image.color(x: 200, y: a.midY) != image.color(x: 4, y: a.midY))
  }

  @Test func prominentHeadersAreTitles() throws {
    func height(_ view: some View, _ words: String = "First") throws -> Double {
      let screen = Screen(view)
      return try Double(screen.frame(of: screen.text(words)).height)
    }
    let title = try height(Text("First").font(.title3))
    #expect(try height(Rows().headerProminence(.increased)) == title)
    #expect(try height(VStack { Rows() }.headerProminence(.increased)) == title)
    #expect(try height(Rows()) < title)
  }

  @Test func contentMarginsAreAroundWhatScrolls() throws {
    func place(_ view: some View) throws -> CGPoint {
      let screen = Screen(view)
      return try screen.frame(of: screen.text("A")).origin
    }
    let scroll = ScrollView { Text("A").frame(maxWidth: .infinity, alignment: .leading) }
    let (plain, inset) = (try place(scroll), try place(scroll.contentMargins(.leading, 30).contentMargins(.top, 7)))
    #expect(inset.x - plain.x == 30)
    #expect(inset.y - plain.y == 7)
    // A list's own margins are replaced.
    #expect(try place(Rows()).x - place(Rows().contentMargins(.horizontal, 0)).x == 16)
  }

  @Test func aToggleThatIsAButtonIsAsLargeAsOne() throws {
    func size(_ view: some View) throws -> CGSize {
      let screen = Screen(view)
      return try screen.frame(of: screen.toggle("Bold")).size
    }
    let toggle = Toggle("Bold", isOn: .constant(true))
    let words = Screen(Text("Bold"))
    let wanted = try words.frame(of: words.text("Bold")).insetBy(dx: -12, dy: -7).size
    #expect(try size(toggle.toggleStyle(.button)) == wanted)
    #expect(try size(VStack { toggle }.toggleStyle(.button)) == wanted)
    #expect(try size(toggle).width > 300)
  }

  @Test func aTextIsBoldWhateverComesFirst() throws {
    func width(_ text: Text) throws -> Double {
      let screen = Screen(text)
      return try Double(screen.frame(of: screen.text("Words")).width)
    }
    let bold = try width(Text("Words").font(.system(size: 40)).bold())
    #expect(try width(Text("Words").bold().font(.system(size: 40))) == bold)
    #expect(try width(Text("Words").font(.system(size: 40))) < bold)
  }

  @Test func smallButtonsHaveSmallerWords() throws {
    func height(_ button: some View) throws -> Double {
      let screen = Screen(button.buttonStyle(.bordered).controlSize(.small))
      return try Double(screen.frame(of: screen.text("Buy")).height)
    }
    let small = try height(Button("Buy") {})
    #expect(try height(Button("Buy") {}.font(.subheadline)) == small)
    #expect(try height(Button("Buy") {}.font(.body)) > small)
  }

  private struct Titled: View {
    var isLarge = true
    var body: some View {
      NavigationStack {
        ScrollView { Text("Content") }.navigationTitle("Title")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar { Text("Tool") }
      }
    }
  }

  @Test func theUsersTextSizeChangesOfABarItsLargeTitleAlone() throws {
    func tool(_ view: some View) throws -> CGRect {
      let screen = Screen(view)
      return try screen.frame(of: screen.text("Tool"))
    }
    #expect(try tool(Titled().dynamicTypeSize(.accessibility3)) == tool(Titled()))
    func top(_ view: some View) throws -> Double {
      let screen = Screen(view)
      return try Double(screen.frame(of: screen.text("Content")).minY)
    }
    #expect(try top(Titled(isLarge: false).dynamicTypeSize(.accessibility3)) == top(Titled(isLarge: false)))
    #expect(try top(Titled().dynamicTypeSize(.accessibility3)) - top(Titled()) > 20)
  }
}
