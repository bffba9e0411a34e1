// swift-tools-version: 6.2
import PackageDescription

// The plugins that lint, with a program that is not built: a package of its own, made by Tools/dist,
// for those who do not want to build Calque. Tools/dist replaces the checksum and adds the sources.

let package = Package(
  name: "strings-lint-plugins",
  products: [
    .plugin(name: "CalqueLintCatalogs", targets: ["CalqueLintCatalogs"]),
    .plugin(name: "CalqueLintStrings", targets: ["CalqueLintStrings"]),
  ],
  targets: [
    .plugin(
      name: "CalqueLintCatalogs", capability: .buildTool(), dependencies: ["strings-lint"]),
    .plugin(
      name: "CalqueLintStrings",
      capability: .command(
        intent: .custom(
          verb: "lint-strings", description: "Find problems in the package's string catalogs.")),
      dependencies: ["strings-lint"]),
    .binaryTarget(name: "strings-lint", path: "strings-lint.artifactbundle"),
  ]
)
