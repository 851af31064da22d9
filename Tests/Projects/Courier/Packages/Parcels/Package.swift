// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Parcels", platforms: [.iOS(.v17)], products: [.library(name: "Parcels", targets: ["Parcels"])],
  targets: [.target(name: "Parcels")])
