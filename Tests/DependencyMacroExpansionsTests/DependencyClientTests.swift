import MacroExpansion
import Testing

@testable import DependencyMacroExpansions

@Suite struct DependencyClientTests {
  @Test func closuresBecomeEndpointsAndTheClientGetsInitializers() {
    let expansion = Expansion(
      """
      @DependencyClient
      public struct Client: Sendable {
        public var load: @Sendable (_ id: Int, _ name: String) async throws -> [String]
        let base: String = "x"
        var path: String = "/"
        private var cache = [1]
      }
      """)
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """

        public struct Client: Sendable {
          public var load: @Sendable (_ id: Int, _ name: String) async throws -> [String] {
            @storageRestrictions(initializes: _load)
            init(initialValue) {
              _load = initialValue
            }
            get {
              _load
            }
            set {
              _load = newValue
            }
          }

          private var _load: @Sendable (_ id: Int, _ name: String) async throws -> [String] = { _, _ in
            throw DependenciesMacros._unimplemented("Client.load")
          }

          public func load(id p0: Int, name p1: String) async throws -> [String] {
            try await self.load(p0, p1)
          }
          let base: String = "x"
          var path: String = "/"
          private var cache = [1]

          public init(
            load: @escaping @Sendable (_ id: Int, _ name: String) async throws -> [String],
            path: String = "/"
          ) {
            self.path = path
            self.load = load
          }

          public init(
            path: String = "/"
          ) {
            self.path = path
          }
        }
        """)
  }

  @Test func anIgnoredClosureStaysAndHasToBeGiven() {
    let expansion = Expansion("@DependencyClient struct C { @DependencyEndpointIgnored var plain: () -> Int }")
    #expect(expansion.messages == [])
    #expect(
      expansion.text == """
        struct C { var plain: () -> Int

          init(
            plain: @escaping () -> Int
          ) {
            self.plain = plain
          }
        }
        """)
  }

  @Test func onlyStructsAreClients() {
    #expect(
      Expansion("@DependencyClient class C {}").messages == [
        """
        1:1: '@DependencyClient' can only be attached to a struct. Make it a struct whose properties are closures.
        """
      ])
  }

  @Test func aPropertyNeedsItsTypeSpelled() {
    #expect(
      Expansion("@DependencyClient struct C { var x = [1] }").messages == [
        """
        1:34: 'x' has no type that its client's initializer could name. Write 'var x: Type = value'.
        """
      ])
  }
}
