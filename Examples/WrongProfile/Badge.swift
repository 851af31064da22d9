import Combine

@MainActor
final class Badge: ObservableObject {
  @Published var count = 0
}
