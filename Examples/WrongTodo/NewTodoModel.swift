import Foundation

@MainActor
final class NewTodoModel: ObservableObject {
  @Published var title = ""
}
