// What a program that imports this library may use without importing it.
@_exported import CasePaths
@_exported import Foundation
@_exported import IssueReporting
@_exported import Observation
@_exported import Perception
