import Foundation

/// Where a program is served, and how much of it a browser may ask for.
public struct WebConfiguration: Sendable {
  /// The address to listen at; `0.0.0.0` for every one of the machine.
  public var address = "127.0.0.1"
  /// 0 for any that is free.
  public var port = 8080
  /// Names that browsers may call the server by, beside those of this machine itself.
  public var names: Set<String> = []

  /// Pages at a time.
  public var pageLimit = 2_000
  /// Of these, pages that were asked for and that no browser has come for yet.
  public var unclaimedPageLimit = 250
  /// Bytes of one message from a browser.
  public var messageLimit = 256 * 1024
  /// Messages of one browser: at once, and each second.
  public var messageBurst = 400
  public var messagesPerSecond = 200
  /// Changes that a page makes by itself, without a person: at once, and each second. One that goes on beyond that is ended,
  /// so that the other pages go on.
  public var ownTurnBurst = 10_000
  public var ownTurnsPerSecond = 500
  /// Bytes that wait for a slow browser before it is sent one fresh tree instead.
  public var outboxLimit = 1024 * 1024
  /// How long a page waits for a browser that was cut off, and for its first.
  public var patience = Duration.seconds(120)
  public var firstPatience = Duration.seconds(30)
  /// How long a request may take, to be sent and to be answered, and a connection may stand open without one.
  public var requestLimit = Duration.seconds(20)
  /// How long a socket may take to say whose page it shows.
  public var greetingLimit = Duration.seconds(5)
  /// How long a connected browser may do nothing.
  public var idleLimit = Duration.seconds(3600)
  /// Rows of a list that count as seen until the page says which are.
  public var firstRows = 20
  /// Whether there is an inspector, for whoever has its address: see `WebHost.inspectorAddress`. Without it no page keeps
  /// what has happened on it.
  public var inspects = false
  /// Turns that a page keeps for the inspector.
  public var recordedTurns = 500

  /// Told of what was refused, a line each: on standard error, unless this says otherwise. May be called on any thread.
  public var log: @Sendable (String) -> Void = { Log.write($0) }

  public init() {}

  /// What is wrong with a command line.
  public struct Misuse: Error, CustomStringConvertible {
    public var description: String
  }

  /// Reads `--port N`, `--host ADDRESS`, `--name NAME` and `--inspect`; leaves out what other hosts understand.
  public init(arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--port":
        guard let text = rest.popFirst(), let port = Int(text), (0...65535).contains(port) else {
          throw Misuse(description: "--port needs a number from 0 to 65535.")
        }
        self.port = port
      case "--host":
        guard let address = rest.popFirst(), Self.isAddress(address) else {
          throw Misuse(description: "--host needs an address like 127.0.0.1, or 0.0.0.0 for all of this machine.")
        }
        self.address = address
      case "--name":
        guard let name = rest.popFirst(), !name.hasPrefix("--") else {
          throw Misuse(description: "--name needs the name that browsers call this server by.")
        }
        names.insert(name.lowercased())
      case "--inspect": inspects = true
      default: continue
      }
    }
  }

  static func isAddress(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
  }

  var gatekeeper: Gatekeeper {
    var keeper = Gatekeeper.loopback
    keeper.names.formUnion(names)
    if address != "0.0.0.0" { keeper.names.insert(address) }
    return keeper
  }
}
