// Apple's module name: what `import UIKit` brings in. A target asks for it, as `#if canImport(UIKit)` turns on code of libraries.
@_exported import Foundation
@_exported import TenureUIKit
