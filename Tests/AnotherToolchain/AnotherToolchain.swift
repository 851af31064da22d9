import Dispatch
import SwiftUI
import TenureTesting
import TenureTree
import TenureWorld

/// A test, as it would be with a toolchain that is otherwise inside: what is expected is changed before the first screen.
/// Prints what came of it.
@main struct AnotherToolchain {
  @MainActor static func main() async throws {
    let (assumption, deed) = (CommandLine.arguments[1], CommandLine.arguments[2])
    Toolchain.expect { expected in
      switch assumption {
      case "jobs": expected.flagsOffset = 40
      case "clocks": expected.clockLength = 1
      case "words": expected.mostWords = 0
      case "once": expected.onceLength = 1
      case "blocks": expected.blockFlag = 0
      case "functions": expected.functions = ["dispatch_soon"]
      default: break
      }
    }
    RuntimeAssumptions.expect { expected in
      switch assumption {
      case "kinds": expected.kindOfParameterizedProtocol = 0x308
      case "fields": expected.fieldsPointer = 12
      case "reads": expected.listReach = 0
      default: break
      }
    }
    switch deed {
    case "task": try await task()
    case "queue": try await queue()
    case "fault": try fault()
    case "crash": crash()
    case "model": try model()
    default: break
    }
  }

  /// A task that sleeps, which goes on by itself where time is real.
  @MainActor static func task() async throws {
    let screen = Screen(Counter())
    try screen.button("Sleep").tap()
    await screen.settle()
    print(screen.text.prefix(7))
    await screen.advance(by: .seconds(1))
    try await screen.wait(until: { screen.shows("Count 1") }, atMost: .seconds(60))
    print(screen.text.prefix(7))
    print(issues(of: screen))
  }

  /// Work on the main queue for later.
  @MainActor static func queue() async throws {
    let screen = Screen(Counter())
    try screen.button("Later").tap()
    await screen.advance(by: .seconds(1))
    try await screen.wait(until: { screen.shows("Count 1") }, atMost: .seconds(60))
    print(screen.text.prefix(7))
    print(issues(of: screen))
  }

  /// A fatal error.
  @MainActor static func fault() throws {
    let screen = Screen(Counter())
    print(issues(of: screen))
    try? screen.button("Trap").tap()
    print(screen.stopped == nil ? "goes on" : "stopped")
  }

  /// A fault of the test's own code, beside a screen.
  @MainActor static func crash() {
    let screen = Screen(Counter())
    unsafe UnsafeMutablePointer<Int>(bitPattern: 0x10)!.pointee = screen.text.count
  }

  /// Changes of an observable object, and of values without `==`.
  @MainActor static func model() throws {
    let shop = Shop()
    let screen = Screen(ShopView(shop: shop))
    for name in ["Sell", "Rename", "Sell"] { try screen.button(name).tap() }
    print(screen.text.split(separator: "\n").prefix(2).joined(separator: ", "))
    print(screen.bodies(of: Label.self))
  }

  @MainActor static func issues(of screen: Screen) -> String { "\(screen.issues.map(\.fact))" }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("Count \(count)")
    Button("Sleep") {
      Task {
        try? await Task.sleep(for: .seconds(1))
        count += 1
      }
    }
    Button("Later") { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 } }
    Button("Trap") { fatalError("The shop is closed") }
  }
}

@Observable private final class Shop {
  var sold = 0
}

/// A value without `==`, with a field that does not hold its object.
private struct Sign {
  weak var shop: Shop?
  var name: String
  var paint: (any Hashable)?
}

private struct ShopView: View {
  let shop: Shop
  @State private var name = "Corner"

  var body: some View {
    Text("Sold \(shop.sold)")
    Label(sign: Sign(shop: shop, name: name))
    Button("Sell") { shop.sold += 1 }
    Button("Rename") { name = "Market" }
  }
}

private struct Label: View {
  let sign: Sign

  var body: some View { Text(sign.name) }
}
