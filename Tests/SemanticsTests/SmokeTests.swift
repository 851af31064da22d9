import SwiftUI
import TenureTesting
import Testing

@Observable @MainActor final class LoginModel {
  enum State: Equatable { case idle, submitting, success(String), failed(String) }
  var state = State.idle
  func submit() async {
    guard case .idle = state else { return }
    state = .submitting
    try? await Task.sleep(for: .seconds(2))
    state = .success("Ada")
  }
}

struct LoginView: View {
  @State private var model = LoginModel()
  @State private var name = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      switch model.state {
      case .idle: button
      case .submitting: ProgressView()
      case .success(let user): Text("Welcome, \(user)")
      case .failed(let text):
        Text(text).foregroundColor(.red)
        button
      }
      Text("Hello \(name)")
    }
  }
  var button: some View {
    Button("Login") { Task { await model.submit() } }.disabled(model.state == .submitting)
  }
}

@MainActor @Suite struct SmokeTests {
  @Test func login() async throws {
    let screen = Screen(LoginView())
    print(screen.tree)
    try screen.textField("Name").type("Ada")
    #expect(screen.shows("Hello Ada"))
    try screen.button("Login").tap()
    await screen.settle()
    print(screen.tree)
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("Welcome, Ada"))
    print(screen.record.description)
    print(screen.issues)
    screen.close()
  }
  struct Needs: View {
    @EnvironmentObject var m: Missing
    var body: some View { Text(m.title) }
  }
  final class Missing: ObservableObject { @Published var title = "t" }
  @Test func missing() async throws {
    let screen = Screen(Needs())
    print(screen.issues)
    #expect(screen.stopped != nil)
    let ok = Screen(Needs().environmentObject(Missing()))
    #expect(ok.shows("t"))
  }
}
