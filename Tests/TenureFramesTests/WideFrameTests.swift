import SwiftUI
import TenureTesting
import Testing

/// Columns of split views and tables: one on a phone, side by side on a tablet.
@MainActor struct WideFrameTests {
  private struct Folders: View {
    @State private var folder: String? = "Recipes"
    @State private var count = 0
    var body: some View {
      NavigationSplitView {
        List(["Notes", "Recipes"], id: \.self, selection: $folder) { Text($0) }.navigationTitle("Folders")
      } detail: {
        VStack {
          Text("Detail \(folder ?? "none") \(count)")
          Button("More") { count += 10 }
        }
        .navigationTitle(folder ?? "None")
      }
    }
  }

  private static let tablet = CGSize(width: 1180, height: 820)

  @Test("A phone lays out the column in front, a tablet both, and back again")
  func columns() throws {
    let screen = Screen(Folders())
    #expect(try abs(screen.frame(of: screen.text("Detail Recipes 0")).midX - (393.0 / 2)) < 0.01)
    try screen.button("More").tap()
    #expect(try abs(screen.frame(of: screen.text("Detail Recipes 10")).midX - (393.0 / 2)) < 0.01)
    screen.windowSize = Self.tablet
    let row = try screen.frame(of: screen.text("Notes"))
    let detail = try screen.frame(of: screen.text("Detail Recipes 10"))
    #expect(row.maxX <= 320 && detail.minX >= 320)
    try screen.button("More").tap()
    #expect(try abs(screen.frame(of: screen.text("Detail Recipes 20")).midX - (320 + (1180 - 320) / 2.0)) < 0.01)
    screen.windowSize = CGSize(width: 393, height: 852)
    let again = try screen.frame(of: screen.text("Detail Recipes 20"))
    #expect(abs(again.midX - 393.0 / 2) < 0.01)
  }

  @Test("What a link of the sidebar shows has the whole column, and the link no arrow there")
  func linkOfTheSidebar() throws {
    struct Pages: View {
      var body: some View {
        NavigationSplitView {
          List(["One", "Two"], id: \.self) { page in NavigationLink(page, value: page) }
            .navigationDestination(for: String.self) { Text("Page \($0)") }
        } detail: {
          Text("Nothing")
        }
      }
    }
    let screen = Screen(Pages())
    screen.windowSize = Self.tablet
    let middle = try screen.frame(of: screen.text("Nothing")).midY
    try screen.link("Two").tap()
    #expect(try abs(screen.frame(of: screen.text("Page Two")).midY - middle) < 25)
    let row = try screen.frame(of: screen.link("One"))
    let image = try screen.image(scale: 1)
    let words = try screen.frame(of: screen.text("One"))
    #expect(
      stride(from: words.maxX + 4, to: row.maxX, by: 1).allSatisfy {
        image.color(x: $0, y: row.midY) == image.color(x: words.maxX + 4, y: row.midY)
      })
  }

  private struct Order: Identifiable {
    let id: Int
    var customer: String
    var total: String
  }

  private struct Orders: View {
    @State private var orders = [
      Order(id: 1, customer: "Hopper", total: "12"), Order(id: 2, customer: "Turing", total: "7"),
    ]
    var body: some View {
      VStack {
        Table(orders) {
          TableColumn("Customer", value: \.customer)
          TableColumn("Total", value: \.total)
        }
        Button("Pay") { orders[0].total = "0" }
        Button("Add") { orders.append(Order(id: 3, customer: "Lovelace", total: "1")) }
      }
    }
  }

  @Test("A table has its first cells as rows on a phone, and columns of one width on a tablet")
  func table() throws {
    let screen = Screen(Orders())
    #expect(throws: ScreenError.self) { try screen.frame(of: screen.text("12")) }
    let (hopper, turing) = (try screen.frame(of: screen.text("Hopper")), try screen.frame(of: screen.text("Turing")))
    #expect(hopper.minX == 20 && turing.minX == 20 && turing.minY - hopper.minY == 44)
    screen.windowSize = Self.tablet
    let total = try screen.frame(of: screen.text("12"))
    #expect(total.minX == 598.0)
    #expect(try screen.frame(of: screen.text("Total")).minX == total.minX)
    #expect(try total.midY == screen.frame(of: screen.text("Hopper")).midY)
    try screen.button("Pay").tap()
    #expect(try screen.frame(of: screen.text("0")).minX == total.minX)
    try screen.button("Add").tap()
    let added = try screen.frame(of: screen.text("Lovelace"))
    #expect(try added.minY - screen.frame(of: screen.text("Turing")).minY == 44)
  }

  private struct Found: View {
    var body: some View {
      NavigationStack {
        List { Text("Row") }.listStyle(.plain).searchable(text: .constant("")).navigationTitle("Inbox")
      }
    }
  }

  @Test("A search field stands below the title, and the list below it")
  func search() throws {
    let screen = Screen(Found())
    let field = try screen.frame(of: screen.searchField)
    #expect(field == CGRect(x: 16, y: 59 + 96 + 1, width: 361, height: 36))
    #expect(try screen.frame(of: screen.text("Row")).minY > field.maxY)
  }
}
