// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ShopModel", targets: ["ShopModel"]), .executable(name: "shop-till", targets: ["Shop"]),
  ],
  targets: [
    .target(name: "ShopPrices"),
    .target(name: "ShopModel", dependencies: ["ShopPrices"]),
    .executableTarget(name: "Shop", dependencies: ["ShopModel"]),
    .testTarget(name: "ShopTests", dependencies: ["Shop", "ShopModel"]),
  ])
