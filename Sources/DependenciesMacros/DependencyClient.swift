/// Makes a client of closures: each reports an issue until it is implemented, and one with named parameters gets a method.
///
///     @DependencyClient struct AudioPlayer {
///       var play: (_ url: URL, _ volume: Double) async throws -> Void
///       var position: () -> Double = { 0 }
///     }
///     extension AudioPlayer: TestDependencyKey { static let testValue = AudioPlayer() }
///     try await player.play(url: url, volume: 1)
///
/// The trap: a closure that returns a value and throws nothing needs a default, to go on with after the issue.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() = #externalMacro(module: "DependencyMacros", type: "DependencyClientMacro")

/// Makes a closure of a client report an issue until it is implemented. `@DependencyClient` adds it by itself.
///
///     @DependencyEndpoint(method: "fetch") var fetchUser: (_ id: Int) async throws -> User
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "DependencyMacros", type: "DependencyEndpointMacro")

/// Leaves a closure of a client as it is.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "DependencyMacros", type: "DependencyEndpointIgnoredMacro")
