import Foundation
import TenureElements
import TenureTree

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
  /// Pages of one address at a time: one more, and the page there on which nothing was done for longest ends. Nil for no
  /// such limit: behind a proxy, and from one household or office, all browsers come from one address.
  public var pagesPerAddress: Int?
  /// Bytes of one message from a browser.
  public var messageLimit = 256 * 1024
  /// Messages of one browser: at once, and each second.
  public var messageBurst = 400
  /// Messages that a browser may send each second, once the burst is used up.
  public var messagesPerSecond = 200
  /// Changes that a page makes by itself, without a user: at once, and each second. One that goes on beyond that is ended,
  /// so that the other pages go on.
  public var ownTurnBurst = 10_000
  /// Changes that a page may make by itself each second, once the burst is used up.
  public var ownTurnsPerSecond = 500
  /// Bytes that wait for a slow browser before it is sent one fresh tree instead.
  public var outboxLimit = 1024 * 1024
  /// Bytes of files that all pages together have sent and still hold. A page may hold half of what the others leave.
  public var fileLimit = 1_000_000_000
  /// How long a page waits for a browser that was cut off, and for its first.
  public var patience = Duration.seconds(120)
  /// How long a new page waits for its browser to connect.
  public var firstPatience = Duration.seconds(30)
  /// How long a request may take, to be sent and to be answered, and how long a connection may stay open without one.
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
  /// The language that pages are shown in, and with it the direction they are read in; nil for the program's own.
  public var locale: Locale?
  /// Whether views find the dark colour scheme in their environment.
  public var isDark = false
  /// The file in which the server leaves, when it ends, what its pages keep in `@SceneStorage`; a server that is started
  /// with it again gives that back to the browsers as they reload. Nil for none.
  public var scenesFile: String?
  /// The list of previews that `tenure preview` has written: then the page shows each in a frame, in several ways, with a link to
  /// the inspector that lets one in. Nil for none.
  package var previewsFile: String?
  /// Turns that a page keeps for the inspector.
  public var recordedTurns = 500

  /// Told of what was refused, a line each: on standard error, unless this says otherwise. May be called on any thread.
  public var log: @Sendable (String) -> Void = { Log.write($0) }

  /// The limits of a small server that listens to this machine only.
  public init() {}

  /// What is wrong with a command line.
  public struct Misuse: Error, CustomStringConvertible {
    public var description: String
  }

  /// Reads `--port N`, `--host ADDRESS`, `--name NAME`, `--pages-per-address N`, `--locale NAME`, `--dark`, `--inspect`,
  /// `--scenes FILE` and `--previews FILE`; leaves out what other hosts understand.
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
      case "--pages-per-address":
        guard let text = rest.popFirst(), let limit = Int(text), limit > 0 else {
          throw Misuse(description: "--pages-per-address needs a number above 0.")
        }
        pagesPerAddress = limit
      case "--locale":
        guard let name = rest.popFirst(), !name.hasPrefix("--") else {
          throw Misuse(description: "--locale needs the name of a locale like ar or pt-BR.")
        }
        locale = Locale(identifier: name)
      case "--scenes":
        guard let path = rest.popFirst(), !path.hasPrefix("--") else {
          throw Misuse(description: "--scenes needs the file that keeps what pages store while the server is away.")
        }
        scenesFile = path
      case "--previews":
        guard let path = rest.popFirst(), !path.hasPrefix("--") else {
          throw Misuse(description: "--previews needs the file that lists previews: 'tenure preview' writes it.")
        }
        previewsFile = path
      case "--dark": isDark = true
      case "--inspect": inspects = true
      default: continue
      }
    }
  }

  /// What views find in their environment because of it.
  @MainActor package func fill(_ environment: inout EnvironmentValues) {
    if isDark { environment.colorScheme = .dark }
    guard let locale else { return }
    environment.locale = locale
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  }

  private var isRightToLeft: Bool { locale?.language.characterDirection == .rightToLeft }

  /// The attributes of a page's outermost element.
  package var language: String {
    guard let locale else { return "lang=\"en\"" }
    return "lang=\"\(locale.identifier(.bcp47))\" dir=\"\(isRightToLeft ? "rtl" : "ltr")\""
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
