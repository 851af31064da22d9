import SwiftUI

/// Small programs as courses teach them. Each has a navigation stack of its own, so none is pushed: it covers the list.
@main
struct CourseApps: App {
  var body: some Scene {
    WindowGroup { CourseList() }
  }
}

struct CourseList: View {
  @State private var opened: CourseApp?
  @StateObject private var calculator = GlobalEnvironment()
  @StateObject private var todo = TodoStore()

  var body: some View {
    NavigationStack {
      List(CourseApp.allCases) { app in
        Button(app.rawValue) { opened = app }
      }
      .navigationTitle("Course apps")
    }
    .sheet(item: $opened) { app in
      app.view
        .environmentObject(calculator)
        .environmentObject(todo)
    }
  }
}

enum CourseApp: String, CaseIterable, Identifiable {
  case billSplitter = "Bill splitter"
  case wordScramble = "Word scramble"
  case rockPaperScissors = "Rock, paper, scissors"
  case expenses = "Expenses"
  case habits = "Habits"
  case flashCards = "Flash cards"
  case books = "Books"
  case calculator = "Calculator"
  case chat = "Chat"
  case music = "Music"
  case todo = "To-do"
  case cupcakes = "Cupcakes"

  var id: Self { self }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .billSplitter: BillSplitter()
    case .wordScramble: WordScramble()
    case .rockPaperScissors: RockPaperScissors()
    case .expenses: ExpenseTracker()
    case .habits: HabitTracker()
    case .flashCards: FlashCards()
    case .books: BookRatings()
    case .calculator: Calculator()
    case .chat: ChatBubbles()
    case .music: MusicPlayer()
    case .todo: TodoList()
    case .cupcakes: OrderForm()
    }
  }
}
