// swift-tools-version: 6.2
import PackageDescription

// Strategies of swift-snapshot-testing for hosts and screens of Calque: a package of its own, so that
// Calque does not depend on swift-snapshot-testing.

let package = Package(
  name: "calque-snapshot-testing",
  products: [.library(name: "CalqueSnapshotTesting", targets: ["CalqueSnapshotTesting"])],
  dependencies: [
    .package(name: "calque", path: "../.."),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.18.0"),
  ],
  targets: [
    .target(
      name: "CalqueSnapshotTesting",
      dependencies: [
        .product(name: "CalqueTesting", package: "calque"),
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
      ],
      // The strategies of that package are not Sendable.
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "CalqueSnapshotTestingTests", dependencies: ["CalqueSnapshotTesting"]),
  ]
)
