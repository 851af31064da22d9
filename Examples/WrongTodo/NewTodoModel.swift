import Combine

@MainActor
final class NewTodoModel: ObservableObject {
  @Published var title = ""
}
