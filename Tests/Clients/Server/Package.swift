// swift-tools-version: 6.2
import PackageDescription

// A server that only resolves strings: without the traits it needs ICU and nothing else.

let package = Package(
  name: "server",
  dependencies: [.package(name: "calque", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Server",
      dependencies: [.product(name: "CalqueLocalization", package: "calque")],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ])
  ]
)
