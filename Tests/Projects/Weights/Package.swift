// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Weights", products: [.library(name: "Weights", targets: ["Weights"])], targets: [.target(name: "Weights")])
