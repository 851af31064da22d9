import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// How much room an element has, and where: hosts that lay out tell it of those that ask.

/// What a host has measured of a window's elements.
@MainActor final class MeasuredSizes: ElementKeeper {
  static let slot = PartSlot()
  var sizes: [NodeID: MeasuredSize] = [:]
  /// Of the coordinate spaces, by element and then by modifier.
  private var spaces: [NodeID: [Int: CGRect]] = [:]
  var fitting: [NodeID: Int] = [:]
  var scrolls: [NodeID: MeasuredScroll] = [:]
  /// Those who ask how far is scrolled.
  var scrollWatchers = Registry<any ScrollGeometryWatcher>()
  /// Those who have read where something is: they look again when it moves.
  private(set) var readersOfPlaces: Set<NodeID> = []

  init(of window: Window) {}

  func forget(_ element: ElementNode) {
    sizes[element.id] = nil
    spaces[element.id] = nil
    fitting[element.id] = nil
    scrolls[element.id] = nil
    readersOfPlaces.remove(element.id)
  }

  func size(of id: NodeID) -> CGSize? { sizes[id].map { CGSize(width: $0.width, height: $0.height) } }

  /// In the window; nil where no host has told it.
  subscript(space: MeasuredSpace.Name) -> CGRect? {
    get { spaces[space.node]?[space.modifier] }
    set { spaces[space.node, default: [:]][space.modifier] = newValue }
  }

  /// The content of `reader` is made from where something is: a host that lays out by itself is asked to tell.
  func readsPlaces(_ reader: ElementNode) {
    guard readersOfPlaces.insert(reader.id).inserted, !reader.window.laysOut else { return }
    reader.window.afterBodies { [weak reader] in
      if let reader, !reader.hasLeft { reader.tellHosts(reader.describe()) }
    }
  }

  /// In the window; nil where no host has told it.
  func frame(of id: NodeID) -> CGRect? { sizes[id].flatMap { CGRect($0) } }
}

/// How the window's host lays out.
@MainActor private final class HostLayout: WindowPart {
  static let slot = PartSlot()
  /// It tells sizes before it shows what was made from them.
  var isPrompt = false
  /// It is told where guides are, and aligns by them itself; and where layouts in code put their views.
  var aligns = false
  /// What the device takes of the window at its edges.
  var safeArea = MeasuredSize.SafeArea()

  init(of window: Window) {}
}

extension CGRect {
  fileprivate init?(_ measured: MeasuredSize) {
    guard let corner = measured.corner else { return nil }
    self.init(x: corner.x, y: corner.y, width: measured.width, height: measured.height)
  }

  fileprivate init(_ space: MeasuredSpace) {
    self.init(x: space.x, y: space.y, width: space.width, height: space.height)
  }
}

extension ElementNode {
  /// False where the size is not known, and the host is about to tell it.
  var knowsRoom: Bool { window.part(MeasuredSizes.self).sizes[id] != nil || !window.laysOut }

  /// What a host has measured; else a frame's size around the element; else the window's.
  var room: CGSize {
    if let measured = window.part(MeasuredSizes.self).size(of: id) { return measured }
    let whole = EnvironmentValues(scope: environment).windowSize
    let (width, height) = frame
    return CGSize(width: width ?? whole.width, height: height ?? whole.height)
  }

  /// The same without the window's.
  var knownRoom: CGSize? {
    if let measured = window.part(MeasuredSizes.self).size(of: id) { return measured }
    guard case (let width?, let height?) = frame else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The fixed sizes of the frames around the element.
  private var frame: (width: CGFloat?, height: CGFloat?) {
    var (width, height): (CGFloat?, CGFloat?) = (nil, nil)
    var node = parent
    while let current = node, current.element == nil {
      if let style = current.style, style.name == .frame {
        width = width ?? style.attributes[.width]?.number.map { CGFloat($0) }
        height = height ?? style.attributes[.height]?.number.map { CGFloat($0) }
      }
      node = current.parent
    }
    return (width, height)
  }
}

extension Window {
  /// True once an element has asked how large it is.
  package var asksForSizes: Bool { partIfMade(MeasuredSizes.self) != nil }

  func asksForLayout() { _ = part(MeasuredSizes.self) }

  /// The host tells sizes before it shows what was made from them: nothing has to be made from a guess.
  package func layOutPromptly() { part(HostLayout.self).isPrompt = true }

  /// The host aligns views by itself: it is told where their guides are.
  package func tellGuides() { part(HostLayout.self).aligns = true }

  /// What the device takes of the window at its edges, as its host says; nothing where none does.
  package var safeArea: MeasuredSize.SafeArea {
    get { partIfMade(HostLayout.self)?.safeArea ?? .init() }
    set { part(HostLayout.self).safeArea = newValue }
  }

  var tellsGuides: Bool { partIfMade(HostLayout.self)?.aligns == true }

  var laysOut: Bool { partIfMade(HostLayout.self)?.isPrompt == true }

  /// Which of its views fits, for an element that shows one of several.
  func fitting(_ id: NodeID) -> Int? { partIfMade(MeasuredSizes.self)?.fitting[id] }

  /// What differs in it from what is known; nil where nothing does.
  package func news(in layout: MeasuredLayout) -> MeasuredLayout? {
    let known = part(MeasuredSizes.self)
    var news = MeasuredLayout()
    news.sizes = layout.sizes.filter { known.sizes[$0.node] != $0 && find($0.node)?.asksForRoom == true }
    news.spaces = layout.spaces.filter { known[$0.name] != CGRect($0) && find($0.name.node) != nil }
    news.fitting = layout.fitting.filter { known.fitting[$0.key] != $0.value && find($0.key) != nil }
    if !layout.arrangements.isEmpty {
      news.arrangements = part(Arrangements.self).news(in: layout.arrangements).filter { find($0.key) != nil }
    }
    news.scrolls = layout.scrolls.filter { known.scrolls[$0.node] != $0 && find($0.node) != nil }
    return news == MeasuredLayout() ? nil : news
  }

  /// Tells those who asked what is new, and those who read a place that has moved.
  package func take(_ news: MeasuredLayout) {
    let known = part(MeasuredSizes.self)
    var affected = news.spaces.isEmpty ? [] : known.readersOfPlaces
    for size in news.sizes {
      let old = known.sizes.updateValue(size, forKey: size.node)
      let isOtherSize = old?.width != size.width || old?.height != size.height
      if isOtherSize || known.readersOfPlaces.contains(size.node) { affected.insert(size.node) }
    }
    for space in news.spaces { known[space.name] = CGRect(space) }
    for (id, index) in news.fitting {
      known.fitting[id] = index
      affected.insert(id)
    }
    if !news.arrangements.isEmpty {
      part(Arrangements.self).take(news.arrangements)
      affected.formUnion(news.arrangements.keys)
    }
    for scroll in news.scrolls {
      known.scrolls[scroll.node] = scroll
      for watcher in known.scrollWatchers.all { watcher.scrolled(scroll) }
    }
    for id in affected.sorted(by: { $0.rawValue < $1.rawValue }) { find(id)?.describeAgain() }
  }
}
