// What a program that imports SwiftData may use without importing it, as on Apple's platforms.
@_exported import Foundation
@_exported import Observation
