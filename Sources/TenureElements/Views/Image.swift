import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// An image of the program's own, or a system symbol.
public struct Image: Sendable, Equatable {
  enum Source: Sendable, Equatable {
    case named(String)
    case system(String)
    case remote(URL, scale: CGFloat)
    /// A grey place in which a picture is to appear.
    case awaited
  }

  let source: Source
  var isResizable = false
  /// It is repeated where there is more room.
  private var isTiled = false
  var rendering: TemplateRenderingMode?
  /// The colour of its own that its shape is filled with.
  private var tint: Color?
  /// What is said about drawing it.
  private var hints = Attributes()
  /// What is said instead of the name; empty for a picture that says nothing.
  private(set) var label: String?

  /// Whether an image is drawn as it is, or as a stencil in the foreground colour.
  public enum TemplateRenderingMode: Sendable { case template, original }
  /// The size of a symbol beside text: small, medium or large.
  public enum Scale: Sendable { case small, medium, large }

  init(_ source: Source, label: String? = nil) {
    self.source = source
    self.label = label
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(.named(name), label: label.plain) }
  /// An image that assistive technology ignores.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(.named(name), label: "") }
  /// A symbol of which a part is drawn stronger. Hosts draw all of it alike.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  public init(systemName: String) { self.init(.system(systemName)) }
  /// An image of which a part is drawn stronger. Hosts draw all of it alike.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// A picture from an address, which may hold the picture itself.
  package init(address: URL, scale: CGFloat) { self.init(.remote(address, scale: scale)) }

  /// Lets the image fill the space that it is given.
  ///
  /// The trap: hosts stretch the whole image, whatever its caps are.
  public func resizable(capInsets: EdgeInsets) -> Image { resizable() }

  /// Lets the image fill the space that it is given: stretched, or repeated from the upper left corner.
  ///
  /// The trap: hosts stretch or repeat the whole image, whatever its caps are, and stretch system symbols always.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image {
    var image = resizable()
    image.isTiled = resizingMode == .tile
    return image
  }

  /// How an image fills more space than it has.
  public enum ResizingMode: Sendable { case tile, stretch }

  /// Lets the image fill the space that it is given.
  public func resizable() -> Image {
    var image = self
    image.isResizable = true
    image.isTiled = false
    return image
  }

  func with(_ key: ModifierName, _ value: String) -> Image {
    var image = self
    image.hints[.modifier(key)] = .text(value)
    return image
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var image = self
    image.rendering = mode
    return image
  }

  /// The same in a colour of its own, where it is not a template for the colour around it.
  package func tinted(_ color: Color) -> Image {
    var image = self
    image.tint = color
    return image
  }

  /// The colour of its own that it is drawn in; a symbol is a template if nothing else is said.
  private var shownTint: Color? {
    if rendering == .original { return tint }
    if case .system = source { return nil }
    return rendering == nil ? tint : nil
  }
}

extension Image {
  /// For hosts; nil for a picture from an address.
  var name: String? {
    switch source {
    case .named(let name): name
    case .system(let name): "system:\(name)"
    case .remote, .awaited: nil
    }
  }
}

extension Image: View, ElementView, ElementFacts {
  package var role: Role { .image }

  package func describe(_ attributes: inout Attributes, at node: ElementNode) { describe(&attributes) }

  func describe(_ attributes: inout Attributes) {
    switch source {
    case .named, .system: attributes[.value] = name.map { .text($0) }
    case .remote(let url, let scale):
      attributes[.url] = .text(url.absoluteString)
      if scale != 1 { attributes[.scale] = .number(scale) }
    case .awaited: attributes[.awaited] = .flag(true)
    }
    if isResizable { attributes[.resizable] = .flag(true) }
    if isTiled { attributes[.style] = .text("tile") }
    if let shownTint {
      attributes[.rendering] = .text("template")
      attributes[.color] = .text(shownTint.name)
    } else if let rendering {
      attributes[.rendering] = .text("\(rendering)")
    }
    if let label { attributes[.label] = .text(label) }
    for hint in hints.entries { attributes[hint.key] = hint.value }
  }
}
