import SwiftUI

/// Small programs as courses teach them, behind one list.
@main
struct CourseApps: App {
  @StateObject private var calculator = GlobalEnvironment()
  @StateObject private var todo = TodoStore()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Bill splitter") { BillSplitter() }
          NavigationLink("Word scramble") { WordScramble() }
          NavigationLink("Rock, paper, scissors") { RockPaperScissors() }
          NavigationLink("Expenses") { ExpenseTracker() }
          NavigationLink("Habits") { HabitTracker() }
          NavigationLink("Flash cards") { FlashCards() }
          NavigationLink("Books") { BookRatings() }
          NavigationLink("Calculator") { Calculator().environmentObject(calculator) }
          NavigationLink("Chat") { ChatBubbles() }
          NavigationLink("Music") { MusicPlayer() }
          NavigationLink("To-do") { TodoList().environmentObject(todo) }
          NavigationLink("Cupcakes") { OrderForm() }
        }
        .navigationTitle("Course apps")
      }
    }
  }
}
