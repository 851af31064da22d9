// What a program that imports this library may use without importing it.
@_exported import SwiftNavigation
@_exported import SwiftUI
