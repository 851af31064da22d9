import Combine
import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Forms that programs of earlier years use, and overloads beside the usual ones.
@MainActor struct OlderFormsTests {
  @Test func `a field tells when it is edited and when Return is pressed`() throws {
    struct Form: View {
      @State private var text = ""
      @State private var log: [String] = []
      var body: some View {
        VStack {
          TextField(
            "Word", text: $text, onEditingChanged: { log.append($0 ? "begins" : "ends") },
            onCommit: { log.append("commits \(text)") })
          TextField("Other", text: .constant(""), onCommit: {})
          SecureField("Secret", text: .constant(""), onCommit: { log.append("secret") })
          Text(verbatim: log.joined(separator: ", ")).accessibilityIdentifier("log")
        }
      }
    }
    let screen = Screen(Form())
    try screen.textField("Word").focus()
    try screen.textField("Word").type("silk")
    try screen.textField("Word").submit()
    try screen.textField("Other").focus()
    try screen.secureField("Secret").submit()
    #expect(try screen.text("log").text == "begins, commits silk, ends, secret")
  }

  @Test func `a stepper's label comes last in the older form`() throws {
    struct Form: View {
      @State private var guests = 2
      var body: some View {
        Stepper(onIncrement: { guests += 1 }, onDecrement: { guests -= 1 }, label: { Text("Guests \(guests)") })
      }
    }
    let screen = Screen(Form())
    try screen.stepper("Guests 2").increment()
    try screen.stepper("Guests 3").increment()
    #expect(screen.shows("Guests 4"))
  }

  @Test func `what a notification says of the keyboard is read`() throws {
    let center = NotificationCenter()
    var heights: [CGFloat] = []
    let watch = center.publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue }
      .map(\.cgRectValue.height)
      .sink { heights.append($0) }
    let frame = NSValue(cgRect: CGRect(x: 0, y: 500, width: 393, height: 336))
    center.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
    #expect(heights == [336])
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue.y == 2)
    #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue.height == 4)
    watch.cancel()
  }

  @Test func `a field with a formatter reads numbers, and leaves the value where it reads none`() throws {
    struct Form: View {
      @State private var amount = 12
      @State private var count: Int? = nil
      @State private var price: Double? = 1.5
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: NumberFormatter())
          TextField("Count", value: $count, formatter: NumberFormatter())
          TextField("Price", value: $price, format: .number)
          Text(verbatim: "\(amount) \(count ?? -1) \(price ?? -1)").accessibilityIdentifier("values")
        }
      }
    }
    let screen = Screen(Form())
    #expect(try screen.textField("Amount").value == "12")
    #expect(try screen.textField("Count").value == "")
    #expect(try screen.textField("Price").value == "1.5")
    try screen.textField("Amount").replace(with: "15")
    try screen.textField("Count").replace(with: "7")
    try screen.textField("Price").replace(with: "2.25")
    #expect(try screen.text("values").text == "15 7 2.25")
    try screen.textField("Amount").replace(with: "many")
    try screen.textField("Count").replace(with: "")
    try screen.textField("Price").replace(with: "")
    #expect(try screen.text("values").text == "15 -1 -1.0")
  }

  @Test func `sections and pickers take their headers, footers and labels as views`() throws {
    struct Form: View {
      @State private var unit = 1
      var body: some View {
        List {
          Section(header: Text("Amount"), footer: Text("With the tip")) { Text("12") }
          Section(footer: Text("The end")) {
            Picker(selection: $unit, label: Text("Unit")) {
              Text("Metre").tag(1)
              Text("Foot").tag(2)
            }
          }
        }
      }
    }
    let screen = Screen(Form())
    for words in ["Amount", "With the tip", "The end"] { #expect(screen.shows(words)) }
    #expect(try screen.picker("Unit").value == "Metre")
    try screen.picker("Unit").choose("Foot")
    #expect(try screen.picker("Unit").value == "Foot")
  }

  @Test func `a title may be a text`() {
    let screen = Screen(NavigationView { Text("x").navigationBarTitle(Text("Books"), displayMode: .inline) })
    #expect(screen.title == "Books")
    #expect(Screen(NavigationView { Text("x").navigationBarTitle(Text("All")) }).title == "All")
  }

  @Test func `a tap says where it was`() throws {
    struct Board: View {
      @State private var places: [CGPoint] = []
      var body: some View {
        VStack {
          Text("board").frame(width: 100, height: 50)
            .onTapGesture { place in places.append(place) }
            .accessibilityIdentifier("board")
          Text(verbatim: places.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
            .accessibilityIdentifier("places")
        }
      }
    }
    let screen = Screen(Board())
    try screen.text("board").beginDrag(at: CGPoint(x: 12, y: 34)).end()
    try screen.text("board").tap()
    #expect(try screen.text("places").text == "12,34")
  }

  @Test func `angles are added, compared and multiplied`() {
    var angle = Angle(degrees: 90) + .degrees(30) - .degrees(20)
    #expect(abs(angle.degrees - 100) < 0.001)
    angle *= 2
    angle.degrees -= 20
    #expect(abs(angle.degrees - 180) < 0.001)
    #expect(abs((-angle / 2).radians + .pi / 2) < 0.001)
    #expect(Angle.degrees(10) < .degrees(20))
  }

  @Test func `springs and curves need no arguments`() {
    let all: [Animation] = [
      .spring(), .interactiveSpring(), .interactiveSpring(response: 0.2), .easeIn(), .easeOut(), .easeInOut(),
      .linear(), .smooth(), .snappy(duration: 0.3), .bouncy(extraBounce: 0.1), .spring(dampingFraction: 0.5),
    ]
    #expect(Set(all).count == all.count)
    #expect(Animation.linear() == .linear)
    #expect(Animation.spring(response: 0.5, dampingFraction: 1) == .spring())
  }

  @Test func `the views of a tuple are shown one after the other`() {
    let screen = Screen(VStack { TupleView((Text("one"), Text("two"))) })
    #expect(screen.shows("one") && screen.shows("two"))
  }

  @Test func `the older accessibility modifiers name elements and hide them`() throws {
    let screen = Screen(
      VStack {
        Button(action: {}) { Image(systemName: "play") }.accessibility(label: Text("Play"))
        Text("x").accessibility(identifier: "id").accessibility(value: Text("\(1000)"))
      })
    #expect(try screen.button("Play").label == "Play")
    #expect(try screen.text("id").value == "1,000")
  }

  @Test func `a button around a picture is called by the picture's name`() throws {
    let screen = Screen(Button(action: {}) { Image("Estonia").renderingMode(.original) })
    #expect(try screen.button("Estonia").isEnabled)
  }

  @Test func `notifications come one after the other, none is lost`() async {
    let center = NotificationCenter()
    var all = center.notifications(named: Notification.Name("rang")).makeAsyncIterator()
    center.post(name: Notification.Name("rang"), object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: Notification.Name("rang"), object: nil, userInfo: ["n": 2])
    #expect(await all.next()?.userInfo?["n"] as? Int == 1)
    #expect(await all.next()?.userInfo?["n"] as? Int == 2)
  }

  @Test func `names of Apple's platforms that Foundation lacks here`() {
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(URL.documentsDirectory.isFileURL)
    #expect(autoreleasepool { 3 } == 3)
  }
}
