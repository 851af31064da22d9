import Foundation
import TenureRender
@_spi(Tree) import TenureTree

// How much room an element has: hosts that lay out tell it of those that ask.

/// What a host has measured of a window's elements.
@MainActor final class MeasuredSizes: ElementKeeper {
  static let slot = PartSlot()
  var sizes: [NodeID: CGSize] = [:]

  init(of window: Window) {}

  func forget(_ element: ElementNode) { sizes[element.id] = nil }
}

/// How the window's host lays out.
@MainActor private final class HostLayout: WindowPart {
  static let slot = PartSlot()
  /// It tells sizes before it shows what was made from them.
  var isPrompt = false

  init(of window: Window) {}
}

extension ElementNode {
  /// False where the size is not known, and the host is about to tell it.
  var knowsRoom: Bool {
    window.part(MeasuredSizes.self).sizes[id] != nil || window.partIfMade(HostLayout.self)?.isPrompt != true
  }

  /// What a host has measured; else a frame's size around the element; else the window's.
  var room: CGSize {
    if let measured = window.part(MeasuredSizes.self).sizes[id] { return measured }
    let whole = EnvironmentValues(scope: environment).windowSize
    let (width, height) = frame
    return CGSize(width: width ?? whole.width, height: height ?? whole.height)
  }

  /// The same without the window's.
  var knownRoom: CGSize? {
    if let measured = window.part(MeasuredSizes.self).sizes[id] { return measured }
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

  /// The host tells sizes before it shows what was made from them: nothing has to be made from a guess.
  package func layOutPromptly() { part(HostLayout.self).isPrompt = true }

  /// True for what differs from what is known, of an element that asks.
  package func isNews(_ room: MeasuredSize) -> Bool {
    guard let element = find(room.node), element.asksForRoom else { return false }
    return part(MeasuredSizes.self).sizes[room.node] != CGSize(width: room.width, height: room.height)
  }

  package func measure(_ room: MeasuredSize) {
    part(MeasuredSizes.self).sizes[room.node] = CGSize(width: room.width, height: room.height)
    find(room.node)?.describeAgain()
  }
}
