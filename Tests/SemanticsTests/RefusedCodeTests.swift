import Foundation
import Testing

/// What must not compile, given to the compiler that built these tests.
@Suite struct RefusedCodeTests {
  @Test(
    "R085 R111 R117 the compiler refuses",
    arguments: [
      (
        "R085 @Published works in classes only",
        "struct Model { @Published var count = 0 }",
        "'wrappedValue' is unavailable: @Published is only available on properties of classes"
      ),
      (
        "R085 ObservableObject is for classes",
        "struct Model: ObservableObject {}",
        "non-class type 'Model' cannot conform to class protocol 'ObservableObject'"
      ),
      (
        "R111 @Observable is not for structs",
        "@Observable struct Model { var count = 0 }",
        "'@Observable' cannot be applied to struct type 'Model'"
      ),
      (
        "R111 @Observable is not for enums",
        "@Observable enum Model { case one }",
        "'@Observable' cannot be applied to enumeration type 'Model'"
      ),
      (
        "R111 @Observable is not for actors",
        "@Observable actor Model { var count = 0 }",
        "'@Observable' cannot be applied to actor type 'Model'"
      ),
      (
        "R116 @Environment(Model.self) has no $",
        """
        @Observable final class Model { var title = "" }
        struct Form: View {
          @Environment(Model.self) var model
          var body: some View { TextField("Title", text: $model.title) }
        }
        """,
        "cannot find '$model' in scope"
      ),
      (
        "R117 @ObservedObject does not take a class that is only @Observable",
        """
        @Observable final class Model { var title = "" }
        struct Form: View {
          @ObservedObject var model: Model
          var body: some View { Text("") }
        }
        """,
        "generic struct 'ObservedObject' requires that 'Model' conform to 'ObservableObject'"
      ),
      (
        "R117 @Published does not go into an @Observable class",
        "@Observable final class Model { @Published var title = 0 }",
        "invalid redeclaration of synthesized property '_title'"
      ),
    ])
  func refuses(rule: String, code: String, message: String) throws {
    let errors = try Compiler.errors(in: code)
    #expect(errors.contains { $0.contains(message) }, "\(rule): \(errors)")
  }

  @Test("R085 R116 R117 the right forms of the same compile")
  func accepts() throws {
    let code = """
      final class Old: ObservableObject { @Published var count = 0 }
      @Observable final class New { var title = "" }
      struct Form: View {
        @ObservedObject var old: Old
        @Environment(New.self) var new
        var body: some View {
          @Bindable var new = new
          TextField("Title", text: $new.title)
          Stepper("Count", value: $old.count)
        }
      }
      """
    #expect(try Compiler.errors(in: code) == [])
  }
}

private enum Compiler {
  /// The errors, without their places, of a file that imports SwiftUI and goes on with `code`.
  static func errors(in code: String) throws -> [String] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).swift")
    try "import SwiftUI\n\(code)\n".write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6", "-I",
      products.appendingPathComponent("Modules").path, "-Xcc",
      "-fmodule-map-file=\(products.path)/TenureThread.build/module.modulemap", "-Xcc",
      "-fmodule-map-file=\(products.path)/TenureDefaultsGate.build/module.modulemap", "-Xcc",
      "-fmodule-map-file=\(repository)/Sources/CEpoll/module.modulemap", "-Xcc",
      "-fmodule-map-file=\(repository)/Sources/CZlib/module.modulemap", "-Xcc",
      "-fmodule-map-file=\(repository)/Sources/CHarfBuzz/module.modulemap", "-Xcc", "-I/usr/include/harfbuzz",
      file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { line in
      line.hasPrefix(" ") ? nil : line.range(of: ": error: ").map { String(line[$0.upperBound...]) }
    }
  }
}
