// Apple's module name: its words that SwiftUI code uses. A target asks for it, as `#if canImport(CoreGraphics)` turns on code
// of libraries that draws with more.
@_exported import Foundation
@_exported import class TenureElements.CGMutablePath
@_exported import class TenureElements.CGPath
@_exported import class TenureUIKit.CGColor
@_exported import enum TenureElements.CGLineCap
@_exported import enum TenureElements.CGLineJoin
@_exported import enum TenureElements.CGPathFillRule
@_exported import struct TenureElements.CGAffineTransform
@_exported import struct TenureElements.CGVector
