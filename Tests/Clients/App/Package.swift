// swift-tools-version: 6.2
import PackageDescription

// A package that has targets with the names that other people's targets have, and uses every
// product of Calque. A target name may occur once in a package graph.

let names = [
  "Localization", "Messages", "Diagnostics", "Symbols", "Rendering", "ICU", "Typesetting",
  "DisplayList", "LayoutCore", "InlineMarkdown", "StringCatalogs", "StringsLint",
  "CatalogExchange", "CICU", "CDrawing", "CMarkdown", "CTypesetting", "CXML", "CYAML", "CFreeType",
  "CLibXML", "CHeap", "CPeers", "CAllocations", "gallery", "benchmarks",
]

// Where Apple's SwiftUI is, that is imported.
let swiftUI = Target.Dependency.product(
  name: "SwiftUI", package: "calque", condition: .when(platforms: [.linux, .windows]))

let swiftData = Target.Dependency.product(
  name: "SwiftData", package: "calque", condition: .when(platforms: [.linux, .windows]))

let package = Package(
  name: "app",
  dependencies: [.package(name: "calque", path: "../../..")],
  targets: names.map { .target(name: $0, path: "Sources/Names/\($0)") } + [
    .target(
      name: "SharedScreens", dependencies: [swiftUI, swiftData],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ]),
    .target(
      name: "OlderScreens", dependencies: [swiftUI], swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Previews", dependencies: [swiftUI, .product(name: "CalquePreview", package: "calque")]),
    .executableTarget(
      name: "App",
      dependencies: names.map { .target(name: $0) } + [
        "SharedScreens", "OlderScreens", swiftUI,
        .product(name: "Calque", package: "calque"),
        .product(name: "CalqueTesting", package: "calque"),
        .product(name: "CalqueLocalization", package: "calque"),
        .product(name: "CalqueCatalogs", package: "calque"),
        .product(name: "CalqueLint", package: "calque"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
      ]),
  ]
)
