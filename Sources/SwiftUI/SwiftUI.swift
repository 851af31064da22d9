// Apple's module name, nothing of its own: what `import SwiftUI` brings in.
@_exported import CoreTransferable
@_exported import Foundation
@_exported import Observation
@_exported import TenureCombine
@_exported import TenureElements
@_exported import TenureImages
@_exported import TenureLaunch
@_exported import TenureMacroInterface
@_exported import TenureScenes
@_exported import TenureTree
@_exported import TenureUIKit
