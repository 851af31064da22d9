import SwiftUI
import TenureTesting
import Testing

protocol AuthService: Sendable {
  func signIn(email: String, password: String) async throws -> String
}

struct AuthError: LocalizedError {
  var errorDescription: String? { "Wrong email or password." }
}

struct FakeAuth: AuthService {
  func signIn(email: String, password: String) async throws -> String {
    try await Task.sleep(for: .seconds(1))
    guard password == "secret" else { throw AuthError() }
    return email.components(separatedBy: "@").first ?? email
  }
}

@MainActor
@Observable
final class LoginViewModel {
  enum Phase: Equatable {
    case editing
    case loading
    case failed(String)
    case signedIn(name: String)
  }

  var email = ""
  var password = ""
  private(set) var phase: Phase = .editing
  @ObservationIgnored private let service: AuthService

  init(service: AuthService = FakeAuth()) {
    self.service = service
  }

  var canSubmit: Bool {
    email.contains("@") && password.count >= 4 && phase != .loading
  }

  func submit() async {
    phase = .loading
    do {
      let name = try await service.signIn(email: email, password: password)
      phase = .signedIn(name: name)
    } catch {
      phase = .failed(error.localizedDescription)
    }
  }
}

struct SignInView: View {
  private enum Field: Hashable { case email, password }

  @State private var model = LoginViewModel()
  @FocusState private var focusedField: Field?

  var body: some View {
    Group {
      if case .signedIn(let name) = model.phase {
        ContentUnavailableView(
          "Welcome, \(name)", systemImage: "person.crop.circle", description: Text("You are signed in."))
      } else {
        form
      }
    }
    .animation(.easeInOut, value: model.phase)
  }

  private var form: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Sign in")
        .font(.largeTitle.bold())
        .accessibilityAddTraits(.isHeader)
      TextField("Email", text: $model.email)
        .textFieldStyle(.roundedBorder)
        .textInputAutocapitalization(.never)
        .autocorrectionDisabled()
        .focused($focusedField, equals: .email)
        .submitLabel(.next)
        .onSubmit { focusedField = .password }
      SecureField("Password", text: $model.password)
        .textFieldStyle(.roundedBorder)
        .focused($focusedField, equals: .password)
        .submitLabel(.go)
        .onSubmit { Task { await model.submit() } }
      if case .failed(let message) = model.phase {
        Label(message, systemImage: "exclamationmark.triangle.fill")
          .foregroundStyle(.red)
          .font(.footnote)
          .transition(.opacity)
      }
      Button {
        Task { await model.submit() }
      } label: {
        if model.phase == .loading {
          ProgressView()
            .frame(maxWidth: .infinity)
        } else {
          Text("Continue")
            .frame(maxWidth: .infinity)
        }
      }
      .buttonStyle(.borderedProminent)
      .disabled(!model.canSubmit)
      Link("Forgot password?", destination: URL(string: "https://example.com/reset")!)
        .font(.caption)
    }
    .padding()
    .frame(maxWidth: 400)
    .onAppear { focusedField = .email }
  }
}

@MainActor @Suite struct LoginTests {
  @Test func signsIn() async throws {
    let screen = Screen(SignInView())
    #expect(try screen.textField("Email").isFocused)
    #expect(try !screen.button("Continue").isEnabled)
    try screen.textField("Email").type("ada@example.com")
    try screen.textField("Email").submit()
    #expect(try screen.secureField("Password").isFocused)
    try screen.secureField("Password").type("secret")
    try screen.button("Continue").tap()
    await screen.settle()
    #expect(!screen.shows("Continue"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Welcome, ada"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test func wrongPasswordIsSaid() async throws {
    let screen = Screen(SignInView())
    try screen.textField("Email").type("ada@example.com")
    try screen.secureField("Password").type("guess")
    try screen.secureField("Password").submit()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("Wrong email or password."))
    #expect(try screen.button("Continue").isEnabled)
    #expect(try screen.textField("Email").value == "ada@example.com")
    screen.close()
  }

  @Test func aLinkAsksTheEnvironment() throws {
    var opened: [URL] = []
    let screen = Screen(
      SignInView().environment(
        \.openURL,
        OpenURLAction { url in
          opened.append(url)
          return .handled
        }))
    try screen.link("Forgot password?").tap()
    #expect(opened.map(\.path) == ["/reset"])
    let alone = Screen(SignInView())
    try alone.link("Forgot password?").tap()
    #expect(alone.issues.first?.fact == "Nothing opened https://example.com/reset.")
  }
}
