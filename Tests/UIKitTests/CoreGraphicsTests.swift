import CoreGraphics
import Testing

/// What a file has that imports CoreGraphics alone.
@Suite struct CoreGraphicsTests {
  @Test("A file that imports CoreGraphics alone has its shapes, paths and colours")
  func words() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(translationX: 3, y: 4)) == CGPoint(x: 4, y: 6))
    #expect(CGVector(dx: 1, dy: 2) != .zero)
    #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1).alpha == 1)
    #expect(CGLineCap.round != CGLineCap.square)
  }
}
