import Foundation
import SwiftUI
import TenureRender
import TenureRuntime
import TenureTesting
import Testing

/// How many objects of screens are alive.
@MainActor private final class Alive {
  var count = 0
}

/// Lives as long as the screen that owns it.
@MainActor private final class Tenant: ObservableObject {
  private let alive: Alive

  init(_ alive: Alive) {
    self.alive = alive
    alive.count += 1
  }

  isolated deinit { alive.count -= 1 }
}

/// The truth of one layer: the window's, or that of a sheet over another layer.
@MainActor @Observable private final class Layer {
  var path: [Int] = []
  var item: Sheet?
  var flag = false
  var asks = false

  struct Sheet: Identifiable {
    let id: Int
    let layer: Layer
  }
}

private struct LayerView: View {
  let layer: Layer
  let depth: Int
  let alive: Alive
  @StateObject private var tenant: Tenant

  init(layer: Layer, depth: Int, alive: Alive) {
    self.layer = layer
    self.depth = depth
    self.alive = alive
    _tenant = StateObject(wrappedValue: Tenant(alive))
  }

  var body: some View {
    @Bindable var layer = layer
    NavigationStack(path: $layer.path) {
      Text("root \(depth)")
        .navigationDestination(for: Int.self) { Page(number: $0, depth: depth, alive: alive) }
        .navigationDestination(isPresented: $layer.flag) { Page(number: -1, depth: depth, alive: alive) }
    }
    .sheet(item: $layer.item) { LayerView(layer: $0.layer, depth: depth + 1, alive: alive) }
    .alert("Sure \(depth)?", isPresented: $layer.asks) { Button("Yes") {} }
  }
}

private struct Page: View {
  let number: Int
  let depth: Int
  @StateObject private var tenant: Tenant
  @Environment(\.dismiss) private var dismiss

  init(number: Int, depth: Int, alive: Alive) {
    self.number = number
    self.depth = depth
    _tenant = StateObject(wrappedValue: Tenant(alive))
  }

  var body: some View {
    Text("page \(number) at \(depth)").navigationTitle("title \(number)")
    Button("close") { dismiss() }
      .toolbar { if number.isMultiple(of: 2) { Text("bar") } }
  }
}

/// What must be on the screen, worked out from the truth alone.
@MainActor private struct Expectation {
  var lines: [String] = []
  var tenants = 0

  init(_ root: Layer) {
    var layer: Layer? = root
    var depth = 0
    while let current = layer {
      tenants += 1 + current.path.count + (current.flag ? 1 : 0)
      if current.flag {
        lines += ["title -1", "page -1 at \(depth)", "close"]
      } else if let top = current.path.last {
        lines += ["title \(top)", "page \(top) at \(depth)", "close"] + (top.isMultiple(of: 2) ? ["bar"] : [])
      } else {
        lines.append("root \(depth)")
      }
      if current.asks { lines += ["Sure \(depth)?", "Yes"] }
      layer = current.item?.layer
      depth += 1
    }
  }
}

/// One screen, driven at random by its program and by a user.
@MainActor private final class Walk {
  private let root = Layer()
  private let alive = Alive()
  private let screen: Screen
  private var state: UInt64
  private var lastID = 0

  init(seed: UInt64) {
    state = seed
    screen = Screen(LayerView(layer: root, depth: 0, alive: alive))
  }

  private func pick(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  /// The layers from the window's to the one on top.
  private var layers: [Layer] {
    var layers = [root]
    while let next = layers.last?.item?.layer { layers.append(next) }
    return layers
  }

  /// Does one thing, and says how the screen differs from what must be there.
  func step() async throws -> String? {
    let (layers, top) = (layers, layers.last!)
    let chosen = layers[pick(layers.count)]
    let canPresent = !top.asks
    var did = ""
    switch pick(12) {
    case 0, 1, 2:
      did = "the program pushes"
      await act { top.path.append(pick(5)) }
    case 3:
      did = "the program pops"
      await act { if !chosen.path.isEmpty { chosen.path.removeLast(1 + pick(chosen.path.count)) } }
    case 4:
      did = "the program assigns a path"
      let path = (0..<pick(4)).map { _ in pick(5) }
      await act { chosen.path = path }
    case 5, 6:
      did = "the program presents a sheet"
      guard canPresent, layers.count < 4 else { return nil }
      lastID += 1
      let id = lastID
      await act { top.item = Layer.Sheet(id: id, layer: Layer()) }
    case 7:
      did = "the program takes a sheet away"
      await act { chosen.item = nil }
    case 8:
      did = "the program pushes by a flag, or pops"
      await act { chosen.flag.toggle() }
    case 9:
      did = "a question comes and is answered"
      if top.asks { try screen.alert.button("Yes").tap() } else { await act { top.asks = true } }
    case 10:
      did = "a user goes back"
      guard canPresent, top.flag || !top.path.isEmpty else { return nil }
      if pick(2) == 0 { try screen.back() } else { try screen.button("close").tap() }
    default:
      did = "a user swipes a sheet down"
      guard canPresent, layers.count > 1 else { return nil }
      try screen.dismiss()
    }
    let expected = Expectation(root)
    if screen.text != expected.lines.joined(separator: "\n") {
      return "\(did): the screen reads \(screen.text.debugDescription) and should read \(expected.lines)."
    }
    if alive.count != expected.tenants {
      return "\(did): \(alive.count) screens are alive, \(expected.tenants) are there."
    }
    return nil
  }

  private func act(_ change: () -> Void) async {
    change()
    await screen.settle()
  }

  func close() -> Int {
    screen.close()
    return alive.count
  }
}

/// A host that knows the screen by its patches alone.
@MainActor private final class Mirror {
  private let root = Layer()
  private let session = Session()
  private var shown: RenderNode

  init() throws {
    session.mount(LayerView(layer: root, depth: 0, alive: Alive()))
    shown = try #require(session.screen)
  }

  func step(_ random: Int) -> String? {
    let inner = root.item?.layer
    let turn = session.handle("program") { [root] in
      let layer = random.isMultiple(of: 2) ? inner ?? root : root
      switch random % 7 {
      case 0, 1: layer.path.append(random)
      case 2: layer.path = Array(layer.path.prefix(random % 3))
      case 3: layer.flag.toggle()
      case 4: root.item = root.item == nil ? Layer.Sheet(id: random, layer: Layer()) : nil
      case 5: layer.asks.toggle()
      default: layer.path = [random, random + 1]
      }
    }
    do { shown = try shown.applying(turn.patch) } catch { return "\(error)" }
    return shown == session.screen ? nil : "the patched tree differs from the screen"
  }
}

@MainActor struct RandomWalkTests {
  @Test("Patches alone lead a host to the same screen, whatever is pushed and presented")
  func patches() throws {
    for seed in 1...200 {
      let mirror = try Mirror()
      var random = Steps(state: UInt64(seed))
      for number in 0..<50 {
        if let difference = mirror.step(Int(random.next() % 1000)) {
          Testing.Issue.record("Seed \(seed), step \(number): \(difference)")
          return
        }
      }
    }
  }

  /// Three hundred walks of a hundred steps. `TENURE_SEED=n` runs the walk of that seed alone.
  @Test("R149 R159 random pushes, pops, presentations and dismissals show what the truth says, and leak no screen")
  func walks() async throws {
    let chosen = ProcessInfo.processInfo.environment["TENURE_SEED"].flatMap(UInt64.init)
    for seed in chosen.map({ $0...$0 }) ?? 1...300 {
      let walk = Walk(seed: seed &* 0x9E37_79B9_7F4A_7C15)
      for number in 0..<100 {
        if let difference = try await walk.step() {
          Testing.Issue.record("Seed \(seed), step \(number): \(difference) Run it alone with TENURE_SEED=\(seed).")
          return
        }
      }
      await Task.yield()
      let left = walk.close()
      if left != 0 {
        Testing.Issue.record("Seed \(seed): \(left) screens live on after the end.")
        return
      }
    }
  }
}
