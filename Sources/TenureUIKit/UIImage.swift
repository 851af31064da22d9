import Foundation
import TenureElements

/// A picture in UIKit's words. SwiftUI shows it with `Image(uiImage:)`.
///
/// ```swift
/// if let data = try? Data(contentsOf: file), let picture = UIImage(data: data) { Image(uiImage: picture) }
/// ```
///
/// The trap: nothing can be drawn into it; what was loaded is kept and shown as it is.
public class UIImage: NSObject, @unchecked Sendable {
  let image: Image
  private let file: PictureFile?
  /// How many of its points make one of the screen.
  public let scale: CGFloat

  private init(_ image: Image, _ file: PictureFile? = nil, scale: CGFloat = 1) {
    self.image = image
    self.file = file
    self.scale = scale
  }

  /// A picture of PNG, JPEG, GIF or WebP data; `nil` for any other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of PNG, JPEG, GIF or WebP data, for a screen with several points where the program has one.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = PictureFile(data), let url = file.url else { return nil }
    self.init(Image(address: url, scale: scale), file, scale: scale)
  }

  /// A picture of a file; `nil` where there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture of the program's own. The trap: hosts look it up, so it is never `nil`, and its size is not known.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// The picture of a literal, which Xcode shows small.
  public required convenience init(imageLiteralResourceName name: String) { self.init(Image(name)) }

  /// A picture of an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// A system symbol. The trap: hosts look it up, so it is never `nil`, and its size is not known.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// An empty picture.
  public override convenience init() { self.init(Image(decorative: "")) }

  /// How a picture is drawn: as it is, or as a stencil in the colour around it.
  public enum RenderingMode: Int, Sendable {
    /// As it is where it stands alone.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the colour around it.
    case alwaysTemplate
  }

  /// The same picture, drawn as it is or as a stencil.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
    let rendering: Image.TemplateRenderingMode? =
      switch mode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    return UIImage(image.renderingMode(rendering), file, scale: scale)
  }

  /// The same picture, its shape filled with a colour. The trap: a symbol is a template and follows the colour around it, so
  /// say `.alwaysOriginal` as well.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(image.tinted(Color(uiColor: color)), file, scale: scale)
  }

  /// The same picture, its shape filled with a colour: shown with `.alwaysOriginal`, for `.alwaysTemplate` the colour around
  /// it counts.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  /// Its width and height in the program's points; zero where only hosts know it.
  public var size: CGSize {
    CGSize(width: CGFloat(file?.header.width ?? 0) / scale, height: CGFloat(file?.header.height ?? 0) / scale)
  }

  /// The data that it was made of, if that is PNG. The trap: pictures are not converted, so for any other it is `nil`.
  public func pngData() -> Data? { file.flatMap { $0.header.format == .png ? $0.data : nil } }

  /// The data that it was made of, if that is JPEG. The trap: pictures are not converted, so for any other it is `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    file.flatMap { $0.header.format == .jpeg ? $0.data : nil }
  }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) { self = uiImage.image }
}
