// swift-tools-version: 6.2
import PackageDescription

// A package whose files have code for iOS alone, which the plugin CalqueConditions has compiled
// here too: `Own` by files that are not sources of the target, `Listed` by a list.

let conditions = Target.PluginUsage.plugin(name: "CalqueConditions", package: "calque")

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "conditions",
  dependencies: [.package(name: "calque", path: "../../..", traits: [])],
  targets: [
    .target(name: "Own", sources: ["Own.swift"], swiftSettings: settings, plugins: [conditions]),
    .target(
      name: "Listed", exclude: ["Conditions.txt"], swiftSettings: settings, plugins: [conditions]),
    .executableTarget(name: "Conditions", dependencies: ["Own", "Listed"], path: "Sources/App"),
  ]
)
