import Synchronization
import TenureAssets
import TenureLayout
import TenureRender

/// How large the program's pictures are.
package enum PictureSizes {
  /// Each file is read once.
  private static let known = Mutex<[Int: PictureHeader?]>([:])

  /// In points, by the facts of the element that shows it; nil where nobody here knows.
  package static func size(_ facts: Attributes) -> Size? {
    if let address = facts[.url]?.text {
      let start = Pictures.bytes(inAddress: address, first: PictureHeader.room)
      return size(start.flatMap(PictureHeader.init), facts[.scale]?.number ?? 1)
    }
    guard let number = facts[.value]?.text.flatMap({ Pictures.own.number(of: $0) }) else { return nil }
    let picture = Pictures.own.all[number]
    let header = known.withLock { known in
      if let header = known[number] { return header }
      let header = picture.header
      known[number] = .some(header)
      return header
    }
    return size(header, Double(picture.scale))
  }

  private static func size(_ header: PictureHeader?, _ scale: Double) -> Size? {
    header.map { Size(width: Double($0.width) / max(scale, 0.01), height: Double($0.height) / max(scale, 0.01)) }
  }
}
