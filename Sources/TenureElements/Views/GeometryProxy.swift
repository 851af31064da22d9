import Foundation
import TenureRender
import TenureThread
@_spi(Tree) import TenureTree

/// How large a container is, and where.
public struct GeometryProxy: Sendable {
  /// What the container was given, in points.
  public let size: CGSize
  let reader: GeometrySource

  /// How much of the window's bars and corners the container touches.
  public var safeAreaInsets: EdgeInsets { reader.safeAreaInsets }

  /// The container's frame in a coordinate space: the window's, its own, or one that a view around it has named.
  public func frame(in space: CoordinateSpace) -> CGRect {
    reader.frame(in: space, size) ?? CGRect(origin: .zero, size: size)
  }

  /// The container's frame in a coordinate space: the window's, its own, or one that a view around it has named.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// Where a named space is, as the container sees it; nil where no view around it has that name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? { reader.bounds(of: space.name) }
}

/// The reader whose geometry a proxy tells of.
final class GeometrySource: @unchecked Sendable {
  private weak let reader: ElementNode?

  init(of reader: ElementNode) { self.reader = reader }

  /// The proxy is asked where views are made and where events are handled, which is the main thread.
  private func ask<Subject, Answer>(
    _ subject: Subject, _ question: @MainActor (ElementNode, Subject) -> Answer?
  ) -> Answer? {
    guard let reader, tenure_is_main_thread() else { return nil }
    let subject = Unchecked(value: subject)
    return asMainActor { Unchecked(value: question(reader, subject.value)) }.value
  }

  var safeAreaInsets: EdgeInsets {
    let insets = ask(()) { reader, _ in reader.window.part(MeasuredSizes.self).sizes[reader.id]?.safeArea }
    guard let insets else { return EdgeInsets() }
    return EdgeInsets(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }

  func frame(in space: CoordinateSpace, _ size: CGSize) -> CGRect? {
    if space == .local { return nil }
    return ask(space) { reader, space in
      let known = reader.window.part(MeasuredSizes.self)
      known.readsPlaces(reader)
      guard let own = known.frame(of: reader.id) else { return nil }
      guard case .named(let name) = space else { return own }
      guard let space = reader.space(named: name) else { return own }
      return own.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// The frame of an anchor's view, as the reader sees it.
  func frame(of site: AnchorSite) -> CGRect? {
    ask(site) { reader, site in
      let known = reader.window.part(MeasuredSizes.self)
      known.readsPlaces(reader)
      guard let own = known.frame(of: reader.id), let frame = site.frame else { return nil }
      return frame.offsetBy(dx: -own.minX, dy: -own.minY)
    }
  }

  /// The way that the nearest view around is scrolled.
  var scrollAxis: Axis {
    ask(()) { reader, _ in
      var node = reader.parent
      while let current = node {
        if let element = current.element, element.role.scrolls {
          return element.describe()[.axis]?.text == "horizontal" ? .horizontal : .vertical
        }
        node = current.parent
      }
      return nil
    } ?? .vertical
  }

  func bounds(of name: AnyHashable) -> CGRect? {
    ask(name) { reader, name in
      let known = reader.window.part(MeasuredSizes.self)
      known.readsPlaces(reader)
      guard let own = known.frame(of: reader.id), let space = reader.space(named: name) else { return nil }
      return space.offsetBy(dx: -own.minX, dy: -own.minY)
    }
  }
}

extension ViewNode {
  /// Where the nearest space of that name around this is in the window.
  fileprivate func space(named name: AnyHashable) -> CGRect? {
    var node: ViewNode? = self
    while let current = node {
      if name == ScrollViewSpace.name, current !== self, let element = current.element, element.role.scrolls {
        return window.part(MeasuredSizes.self)[MeasuredSpace.Name(element.id, -1)]
      }
      if (current as? CoordinateSpaceNode)?.modifier.name == name { return current.frameOfSpace }
      node = current.parent
    }
    return nil
  }

  /// Where the view that a modifier here is around is in the window: the first of several.
  final var frameOfSpace: CGRect? {
    guard let element = firstElement else { return nil }
    var modifier = -1
    var node = element.parent
    while let current = node {
      if current.style?.name == .coordinateSpace { modifier += 1 }
      if current === self { break }
      node = current.parent
    }
    return window.part(MeasuredSizes.self)[MeasuredSpace.Name(element.id, modifier)]
  }
}

/// A view's coordinate space, by name.
struct CoordinateSpaceName {
  let name: AnyHashable
}

extension CoordinateSpaceName: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { CoordinateSpaceNode(self, in: place) }
}

private final class CoordinateSpaceNode: LifecycleNode<CoordinateSpaceName> {
  override var style: RenderModifier? { RenderModifier(.coordinateSpace, value: .text("\(modifier.name)")) }

  override func changed(from old: CoordinateSpaceName) {
    if old.name != modifier.name, window.isShown { window.modifiersChanged(at: self) }
  }
}
