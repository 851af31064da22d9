import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Small programs as people write them, and tests of them as people write those.
@MainActor @Suite struct SmallProgramsTests {
  // MARK: A chat

  struct Message: Identifiable, Equatable {
    let id = UUID()
    let text: String
    let isMine: Bool
  }

  @Observable @MainActor final class ChatModel {
    var messages: [Message] = [Message(text: "Hello!", isMine: false)]
    var draft = ""
    var isTyping = false
    var canSend: Bool { !draft.trimmingCharacters(in: .whitespaces).isEmpty }

    func send() async {
      let text = draft
      messages.append(Message(text: text, isMine: true))
      draft = ""
      isTyping = true
      try? await Task.sleep(for: .seconds(2))
      isTyping = false
      messages.append(Message(text: "You said \(text)", isMine: false))
    }
  }

  struct Bubble: View {
    let message: Message

    var body: some View {
      HStack {
        if message.isMine { Spacer() }
        Text(message.text)
          .padding(10)
          .background(message.isMine ? Color.blue : Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
          .foregroundStyle(message.isMine ? .white : .primary)
          .contextMenu { Button("Copy") {} }
        if !message.isMine { Spacer() }
      }
    }
  }

  struct ChatView: View {
    @State private var model = ChatModel()
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack { ForEach(model.messages) { Bubble(message: $0).id($0.id) } }
            if model.isTyping { Text("Ada is typing…").foregroundStyle(.secondary) }
          }
          .onChange(of: model.messages.count) { withAnimation { proxy.scrollTo(model.messages.last?.id) } }
        }
        .safeAreaInset(edge: .bottom) {
          HStack {
            TextField("Message", text: $model.draft).focused($isFocused).onSubmit(send)
            Button(action: send) { Image(systemName: "paperplane.fill") }.disabled(!model.canSend)
          }
        }
        .navigationTitle("Ada")
      }
    }

    private func send() {
      guard model.canSend else { return }
      Task { await model.send() }
      isFocused = true
    }
  }

  @Test func aChat() async throws {
    let screen = Screen(ChatView())
    #expect(screen.title == "Ada" && screen.text == "Ada\nHello!\nMessage")
    #expect(try !screen.button("paperplane.fill").isEnabled)
    try screen.textField("Message").type("Hi")
    try screen.button("paperplane.fill").tap()
    await screen.settle()
    #expect(screen.shows("Hi") && screen.shows("Ada is typing…"))
    #expect(try screen.textField("Message").value == "" && screen.textField("Message").isFocused)
    await screen.advance(by: .seconds(2))
    #expect(screen.texts.map(\.label) == ["Hello!", "Hi", "You said Hi", "Message"])
    #expect(screen.issues.isEmpty)
  }

  // MARK: A calculator

  struct Calculator: View {
    @State private var shown = "0"
    @State private var stored = 0.0
    @State private var operation: String?
    @State private var isFresh = true

    private let keys = [
      ["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["C", "0", "=", "+"],
    ]

    var body: some View {
      ZStack {
        Color.black.ignoresSafeArea()
        VStack(alignment: .trailing) {
          Text(shown).font(.largeTitle).foregroundStyle(.white).accessibilityIdentifier("display")
          Grid {
            ForEach(keys, id: \.self) { row in
              GridRow {
                ForEach(row, id: \.self) { key in
                  Button(key) { press(key) }.frame(width: 64, height: 64).background(.orange, in: Circle())
                }
              }
            }
          }
        }
      }
    }

    private func press(_ key: String) {
      switch key {
      case "C": (shown, stored, operation, isFresh) = ("0", 0, nil, true)
      case "=", "+", "−", "×", "÷":
        let value = Double(shown) ?? 0
        let result =
          switch operation {
          case "+": stored + value
          case "−": stored - value
          case "×": stored * value
          case "÷": stored / value
          default: value
          }
        shown = result == result.rounded() ? "\(Int(result))" : "\(result)"
        (stored, operation, isFresh) = (result, key == "=" ? nil : key, true)
      default:
        shown = isFresh ? key : shown + key
        isFresh = false
      }
    }
  }

  @Test func aCalculator() throws {
    let screen = Screen(Calculator())
    func press(_ keys: String) throws -> String {
      for key in keys { try screen.button("\(key)").tap() }
      return try screen.text("display").label
    }
    #expect(try press("12+7=") == "19")
    #expect(try press("×2=") == "38")
    #expect(try press("÷4=") == "9.5")
    #expect(try press("C") == "0")
    #expect(screen.buttons.count == 16 && screen.text.hasPrefix("0\n7\n8\n9\n÷"))
  }

  // MARK: A weather card

  struct WeatherCard: View {
    enum Phase {
      case loading
      case loaded(degrees: Int)
      case failed
    }

    @State private var phase = Phase.loading
    @State private var isCelsius = true
    @State private var attempts = 0

    var body: some View {
      VStack {
        Label("Paris", systemImage: "cloud.sun")
        switch phase {
        case .loading: Text("00°").redacted(reason: .placeholder)
        case .loaded(let degrees):
          Text(isCelsius ? "\(degrees)°C" : "\(degrees * 9 / 5 + 32)°F").contentTransition(.numericText())
          Picker("Unit", selection: $isCelsius) {
            Text("°C").tag(true)
            Text("°F").tag(false)
          }
          .pickerStyle(.segmented)
          .labelsHidden()
        case .failed: Button("Try again") { attempts += 1 }
        }
      }
      .padding()
      .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
      .overlay { if case .loading = phase { ProgressView() } }
      .task(id: attempts) {
        phase = .loading
        try? await Task.sleep(for: .seconds(1))
        withAnimation { phase = attempts == 0 ? .failed : .loaded(degrees: 21) }
      }
    }
  }

  @Test func aWeatherCard() async throws {
    let screen = Screen(WeatherCard())
    #expect(screen.text == "Paris")
    await screen.advance(by: .seconds(1))
    try screen.button("Try again").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.text == "Paris\n21°C\n°C\n°F")
    try screen.picker("Unit").choose("°F")
    #expect(screen.shows("69°F") && !screen.shows("21°C"))
    #expect(try screen.picker("Unit").value == "°F")
  }

  // MARK: A wizard in a sheet

  struct Wizard: View {
    @Environment(\.dismiss) private var dismiss
    @State private var path: [Int] = []
    @State private var name = ""
    @State private var plan = "Free"
    @State private var agrees = false
    let finish: (String) -> Void

    var body: some View {
      NavigationStack(path: $path) {
        Form {
          TextField("Name", text: $name)
          Button("Next") { path.append(1) }.disabled(name.isEmpty)
        }
        .navigationTitle("Who are you?")
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) { dismiss() } } }
        .navigationDestination(for: Int.self) { step in
          if step == 1 {
            Form {
              Picker("Plan", selection: $plan) { ForEach(["Free", "Pro"], id: \.self) { Text($0) } }
                .pickerStyle(.inline)
              Button("Next") { path.append(2) }
            }
            .navigationTitle("Your plan")
          } else {
            Form {
              LabeledContent("Plan", value: plan)
              Toggle("I agree", isOn: $agrees)
              Button("Finish") {
                finish("\(name) on \(plan)")
                dismiss()
              }
              .disabled(!agrees)
            }
            .navigationTitle("Nearly there")
          }
        }
      }
      .interactiveDismissDisabled(!name.isEmpty)
    }
  }

  struct Welcome: View {
    @State private var isAsking = false
    @State private var result = "Nobody"

    var body: some View {
      Text(result)
      Button("Begin") { isAsking = true }
        .sheet(isPresented: $isAsking) { Wizard { result = $0 } }
    }
  }

  @Test func aWizard() throws {
    let screen = Screen(Welcome())
    try screen.button("Begin").tap()
    #expect(screen.hasSheet && screen.title == "Who are you?")
    #expect(throws: ScreenError.self) { try screen.button("Begin").tap() }
    try screen.sheet.textField("Name").type("Ada")
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.sheet.button("Next").tap()
    try screen.sheet.picker("Plan").choose("Pro")
    try screen.sheet.button("Next").tap()
    #expect(screen.title == "Nearly there" && screen.path == [1, 2])
    try screen.back()
    try screen.sheet.button("Next").tap()
    #expect(try !screen.sheet.button("Finish").isEnabled && screen.sheet.shows("Pro"))
    try screen.sheet.toggle("I agree").tap()
    try screen.sheet.button("Finish").tap()
    #expect(!screen.hasSheet && screen.shows("Ada on Pro"))
    #expect(screen.issues.isEmpty)
  }

  // MARK: A table

  struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  struct People: View {
    @State private var people = [
      Person(id: 1, name: "Grace", age: 36), Person(id: 2, name: "Ada", age: 41),
      Person(id: 3, name: "Edsger", age: 28),
    ]
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Person.ID?

    var body: some View {
      Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age) years") }
        TableColumn("Initial") { Text($0.name.prefix(1)) }
      }
      Text("Selected: \(people.first { $0.id == selection }?.name ?? "nobody")")
    }
  }

  @Test func aTable() throws {
    let screen = Screen(People())
    func names() throws -> [String] { try screen.rows.map { try $0.cell(at: 0).text } }
    #expect(screen.columnHeaders.map(\.label) == ["Name", "Age", "Initial"])
    #expect(try names() == ["Ada", "Edsger", "Grace"])
    try screen.columnHeader("Age").tap()
    #expect(try names() == ["Edsger", "Grace", "Ada"])
    try screen.columnHeader("Age").tap()
    #expect(try names() == ["Ada", "Grace", "Edsger"])
    #expect(try screen.row("Grace").cells.map(\.text) == ["Grace", "36 years", "G"])
    try screen.row("Grace").select()
    #expect(screen.shows("Selected: Grace"))
    #expect(try screen.row("Grace").isSelected && !screen.row("Ada").isSelected)
    #expect(throws: ScreenError.self) { try screen.columnHeader("Initial").tap() }
  }
}
