// swift-tools-version: 6.2
import PackageDescription

// The house, ground floor first. A target imports only what stands below it;
// `Tests/ArchitectureTests` reads these rows and every `import` and holds that.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func clang(_ name: String, _ dependencies: [Target.Dependency] = [], links: [String]) -> Target {
  .target(
    name: name, dependencies: dependencies, linkerSettings: links.map { .linkedLibrary($0) })
}

func swift(_ name: String, _ dependencies: [String] = [], embedded: [String] = []) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    resources: embedded.map { .embedInCode($0) }, swiftSettings: settings)
}

func tool(
  _ name: String, _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tools/\(path)", exclude: exclude,
    swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let package = Package(
  name: "calque",
  products: [
    .library(name: "Calque", targets: ["Calque"]),
    .library(name: "CalqueTesting", targets: ["CalqueTesting"]),
    .library(name: "Localization", targets: ["Localization"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs"]),
    .executable(name: "strings-lint", targets: ["strings-lint"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Floor 0
    // FreeType's headers stand in a folder of their own: pkg-config knows where.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // So do those of libxml2.
    .systemLibrary(
      name: "CLibXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    clang("CICU", links: ["icui18n", "icuuc"]),
    clang("CTypesetting", links: ["harfbuzz", "fontconfig"]),
    clang("CDrawing", ["CFreeType"], links: ["cairo", "freetype", "png16"]),
    clang("CXML", ["CLibXML"], links: ["xml2"]),
    clang("CYAML", links: ["yaml"]),
    clang("CMarkdown", links: ["cmark-gfm-extensions", "cmark-gfm"]),
    // Floor 1
    swift("ICU", ["CICU"]),
    swift("Diagnostics"),
    swift("InlineMarkdown", ["CMarkdown"]),
    swift("LayoutCore"),
    swift("DisplayList"),
    // Floor 2
    swift("StringCatalogs", ["CXML", "Diagnostics", "ICU"]),
    swift("Typesetting", ["CTypesetting", "ICU", "DisplayList"]),
    swift("Rendering", ["CDrawing", "DisplayList"]),
    swift("Symbols", ["DisplayList"]),
    // Floor 3
    swift("Messages", ["StringCatalogs", "ICU", "Diagnostics"]),
    swift(
      "StringsLint", ["StringCatalogs", "CYAML", "ICU", "Diagnostics"],
      embedded: ["Reports/HTML/report.css", "Reports/HTML/report.js"]),
    swift("CatalogExchange", ["StringCatalogs", "ICU", "Diagnostics"]),
    // Floor 4
    swift(
      "Localization", ["Messages", "StringCatalogs", "InlineMarkdown", "ICU", "Diagnostics"]),
    // Floor 5
    swift(
      "Calque",
      ["Localization", "LayoutCore", "Typesetting", "DisplayList", "Rendering", "Symbols"]),
    // Floor 6
    swift("CalqueTesting", ["Calque", "Rendering"]),
    // Tools
    tool(
      "strings-lint", "strings-lint",
      [
        "CHeap", "StringsLint", "Messages", "CatalogExchange", "StringCatalogs", "Diagnostics",
        argumentParser,
      ]),
    .target(name: "CHeap", path: "Tools/Heap"),
    tool(
      "gallery", "gallery", ["Calque", "CalqueTesting", argumentParser],
      exclude: ["Pictures"]),
    tool(
      "benchmarks", "Benchmarks/Rows",
      [
        "CPeers", "CAllocations", "ICU", "StringCatalogs", "Diagnostics", "Localization",
        "Typesetting", "DisplayList", "LayoutCore", "Calque",
        argumentParser,
      ]),
    .target(
      name: "CPeers", path: "Tools/Benchmarks/Peers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CAllocations", path: "Tools/Benchmarks/Allocations"),
    tool("layout-cases-generator", "layout-cases-generator", ["Calque"]),
    // Tests
    tests("Architecture"),
    tests("ICU", ["ICU"]),
    tests("Diagnostics", ["Diagnostics"]),
    tests("InlineMarkdown", ["InlineMarkdown"]),
    tests("LayoutCore", ["LayoutCore"]),
    tests("DisplayList", ["DisplayList"]),
    tests("StringCatalogs", ["StringCatalogs", "Diagnostics"]),
    tests("Typesetting", ["Typesetting", "DisplayList", "ICU"]),
    tests("Rendering", ["Rendering", "DisplayList", "Typesetting"]),
    tests("Symbols", ["Symbols", "DisplayList", "Rendering"]),
    tests("Messages", ["Messages", "StringCatalogs", "Diagnostics"]),
    tests(
      "Localization",
      ["Messages", "Localization", "StringCatalogs", "ICU", "Diagnostics", "CAllocations"]),
    tests("StringsLint", ["StringsLint", "StringCatalogs", "Diagnostics"]),
    tests("CatalogExchange", ["CatalogExchange", "StringCatalogs", "ICU", "Diagnostics"]),
    tests(
      "Calque",
      ["Calque", "LayoutCore", "DisplayList", "Typesetting", "Localization", "StringCatalogs"]),
    tests("CalqueTesting", ["CalqueTesting", "Calque", "StringCatalogs"]),
  ],
  cxxLanguageStandard: .cxx17
)

// The fuzz targets link with libFuzzer, which only Tools/fuzz asks for.
if Context.environment["CALQUE_FUZZ"] != nil {
  package.targets.append(
    tool(
      "fuzz-readers", "Fuzzing/Targets",
      ["Localization", "Messages", "CatalogExchange", "StringCatalogs", "Diagnostics"]))
  package.targets.append(
    tool("fuzz-views", "Fuzzing/Views", ["Calque"]))
}
