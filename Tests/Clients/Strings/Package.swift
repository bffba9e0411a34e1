// swift-tools-version: 6.2
import PackageDescription

// A tool with a string catalog in five languages, which the plugin CalqueCompileCatalogs compiles
// into folders for Foundation and into symbols.

let package = Package(
  name: "strings",
  defaultLocalization: "en",
  dependencies: [.package(name: "calque", path: "../../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Strings",
      dependencies: [.product(name: "CalqueLocalization", package: "calque")],
      resources: [.process("Resources")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: [.plugin(name: "CalqueCompileCatalogs", package: "calque")])
  ]
)
