import MacroExpansion
import Testing

@testable import DependencyMacroExpansions

@Suite struct DependencyEndpointTests {
  /// What is stored, and the method.
  private func peers(_ source: String) -> String {
    let text = Expansion("struct C {\n@DependencyEndpoint \(source)\n}").text
    return text.split(separator: "\n\n").dropFirst().joined(separator: "\n\n")
  }

  @Test func aDefaultIsWhatTheProgramGoesOnWith() {
    #expect(
      peers("var count: (String) -> Int = { _ in 7 }") == """
        private var _count: (String) -> Int = { p0 in
          _ = DependenciesMacros._unimplemented("C.count")
          return ({ _ in
              7
            })(p0)
        }
        }
        """)
  }

  @Test func whatReturnsNothingNeedsNoDefault() {
    #expect(
      peers("var stop: () async -> Void") == """
        private var _stop: () async -> Void = {
          _ = DependenciesMacros._unimplemented("C.stop")
        }
        }
        """)
  }

  @Test func aMethodMayHaveANameOfItsOwnAndChangeItsArguments() {
    let text = Expansion(
      """
      extension Outer { struct C {
        @DependencyEndpoint(method: "add") var plus: (inout Int, _ by: Int) -> Void
      } }
      """
    ).text
    #expect(
      text.contains(
        """
          func add(_ p0: inout Int, by p1: Int) {
            self.plus(&p0, p1)
          }
        """))
    #expect(text.contains(#"_unimplemented("Outer.C.plus")"#))
  }

  @Test func onlyAVarOfAFunctionTypeIsAnEndpoint() {
    let message =
      """
      '@DependencyEndpoint' can only be attached to a 'var' whose type is spelled as a function. Write \
      '@DependencyEndpoint var name: () async throws -> Value'.
      """
    for source in ["let x: () -> Void", "var x = { 1 }", "var x: Int", "static var x: () -> Void"] {
      #expect(Expansion("struct C { @DependencyEndpoint \(source) }").messages == ["1:12: \(message)"], "\(source)")
    }
  }

  @Test func whatReturnsAValueAndThrowsNothingNeedsADefault() {
    let expansion = Expansion("struct C {\n  @DependencyEndpoint var sum: (Int, Int) -> String\n}")
    #expect(
      expansion.messages == [
        """
        2:27: 'sum' throws no error of any type, so where it is not implemented it has no 'String' to return. Let it \
        throw, or give a value for that case: '= { _, _ in <String> }'.
        """
      ])
    #expect(
      expansion.fixes == [
        """
        Insert '= { _, _ in <#String#> }': sum: (Int, Int) -> String → sum: (Int, Int) -> String = { _, _ in <#String#> }
        """
      ])
    #expect(Expansion("struct C { @DependencyEndpoint var a: () throws(E) -> Int }").messages.count == 1)
  }
}
