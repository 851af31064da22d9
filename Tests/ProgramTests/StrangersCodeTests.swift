import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Code of tutorials and samples that did not compile, or behaved otherwise than on a phone.
@MainActor @Suite struct StrangersCodeTests {
  private struct Person: Identifiable {
    let id = UUID()
    let name: String
  }

  @Test func namesAreSortedAsPeopleDo() {
    let people = ["Write report", "item 10", "Água", "buy milk", "Item 2", "Call mum"].map { Person(name: $0) }
    let forward = people.sorted(using: SortDescriptor(\.name)).map(\.name)
    #expect(forward == ["Água", "buy milk", "Call mum", "Item 2", "item 10", "Write report"])
    #expect(people.sorted(using: [SortDescriptor(\Person.name, order: .reverse)]).map(\.name) == forward.reversed())
  }

  @Test func plainWordsHaveTheOrderOfFoundation() {
    var random = Numbers()
    func word() -> String {
      String((0..<Int.random(in: 0...7, using: &random)).map { _ in "abABzZ 0129é-".randomElement(using: &random)! })
    }
    for _ in 0..<20_000 {
      let pair = [Person(name: word()), Person(name: word())]
      let expected = pair[0].name.localizedStandardCompare(pair[1].name)
      #expect(SortDescriptor(\Person.name).compare(pair[0], pair[1]) == expected, "\(pair[0].name)|\(pair[1].name)")
    }
  }

  /// The same numbers each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 7
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private struct Shade: ViewModifier {
    var amount: Double
    func body(content: Content) -> some View { content.opacity(amount).overlay { Text("\(Int(amount * 100)) %") } }
  }

  private struct Shimmer: View {
    @State private var amount = 0.5
    var body: some View {
      Text("Words")
        .modifier(Shade(amount: amount).animation(.linear(duration: 1.5).repeatForever(autoreverses: false)))
        .modifier(Shade(amount: amount).transaction { $0.animation = nil })
        .onTapGesture { amount = 1 }
    }
  }

  @Test func aModifierHasAnAnimationOfItsOwn() throws {
    let screen = Screen(Shimmer())
    #expect(screen.shows("50 %"))
    try screen.text("Words").tap()
    #expect(screen.shows("100 %"))
  }

  private struct Loading<LoadingView: View>: View {
    var view: LoadingView
    var body: some View { view }
  }

  private typealias DefaultProgressView = ProgressView<EmptyView, EmptyView>

  @Test func aProgressViewHasTwoLabels() throws {
    let plain: DefaultProgressView = ProgressView()
    let named: ProgressView<Text, Text> = ProgressView(value: 0.5) {
      Text("Done")
    } currentValueLabel: {
      Text("half")
    }
    let screen = Screen {
      Loading(view: plain); Loading(view: named)
    }
    #expect(screen.shows("Done") && screen.shows("half"))
  }

  private struct Networks: View {
    @State private var chosen = "Home"
    var body: some View {
      Form {
        Picker("Networks", selection: $chosen) {
          ForEach(["Home", "Café", "Office"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Text("On \(chosen)")
      }
    }
  }

  @Test func aChoiceThatIsSeenIsTapped() throws {
    let screen = Screen(Networks())
    try screen.text("Café").tap()
    #expect(screen.shows("On Café"))
  }

  private struct Display: View {
    var body: some View {
      NavigationStack { Text("Page").navigationTitle("Display").toolbarTitleDisplayMode(.inline) }
    }
  }

  @Test func theTitleOfAScreenIsInlineByItsNewerName() throws {
    let inline = Screen(Display())
    let older = Screen(
      NavigationStack { Text("Page").navigationTitle("Display").navigationBarTitleDisplayMode(.inline) })
    #expect(try inline.frame(of: inline.text("Page")) == older.frame(of: older.text("Page")))
  }
}
