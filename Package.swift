// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.strictMemorySafety()]

let package = Package(
  name: "tenure",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "TenureTesting", targets: ["TenureTesting"]),
  ],
  targets: [
    // Layer 0: no imports from this package.
    .target(name: "TenureThread"),
    .target(name: "TenureIssues", swiftSettings: settings),
    .target(name: "TenureRender", swiftSettings: settings),
    // Layer 1
    .target(name: "TenureGraph", dependencies: ["TenureThread", "TenureIssues"], swiftSettings: settings),
    .target(name: "TenureCombine", dependencies: ["TenureThread", "TenureIssues"], swiftSettings: settings),
    // Layer 2
    .target(
      name: "TenureViews",
      dependencies: ["TenureGraph", "TenureCombine", "TenureRender", "TenureIssues", "TenureThread"],
      swiftSettings: settings),
    // Layer 3
    .target(name: "TenureRuntime", dependencies: ["TenureViews", "TenureRender", "TenureThread"], swiftSettings: settings),
    // Layer 4
    .target(
      name: "TenureTesting",
      dependencies: ["TenureRuntime", "TenureViews", "TenureRender", "TenureIssues", "TenureThread"],
      swiftSettings: settings),
    // Layer 5
    .target(name: "TenureLaunch", dependencies: ["TenureRuntime", "TenureViews", "TenureRender"], swiftSettings: settings),
    .target(name: "SwiftUI", dependencies: ["TenureViews", "TenureCombine", "TenureLaunch"], swiftSettings: settings),
    .target(name: "Combine", dependencies: ["TenureCombine"], swiftSettings: settings),
    // The engine's tests and benchmark
    .testTarget(name: "TenureGraphTests", dependencies: ["TenureGraph", "TenureIssues"], swiftSettings: settings),
    .executableTarget(
      name: "graph-bench", dependencies: ["TenureGraph"], path: "Benchmarks/Graph", exclude: ["bench"],
      swiftSettings: settings),
    // Tests
    .testTarget(name: "TenureCombineTests", dependencies: ["TenureCombine"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
