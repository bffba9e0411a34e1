// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// The floors of the package, the lowest first. A target imports only targets on lower floors;
// `Tests/ArchitectureTests` reads these rows and every `import` to check it.

/// Warnings are errors where the variable is set, as the commands in Tools do. It cannot be so in a
/// package that depends on this one: Xcode and the build system swiftbuild suppress warnings of
/// dependencies, and the compiler refuses both.
let isStrict = Context.environment["CALQUE_WARNINGS_AS_ERRORS"] != nil

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (isStrict ? [.treatAllWarnings(as: .error)] : [])

/// What draws is optimized in debug builds, too, where warnings are errors: tests of sweeps draw
/// thousands of screens, which took a third of their time. Packages with unsafe flags cannot be
/// depended on.
let optimized: [SwiftSetting] =
  isStrict ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []

/// The trait that is enabled by default, one for all that traits bring: SwiftPM gives the compiler
/// a flag for each enabled trait, in an order that changes between runs, and with two of them every
/// other build would compile the whole package again.
let complete = "Complete"

/// Makes a C target. With a trait, the code checks `CALQUE_…`, and links only if the trait, or the
/// complete package, is enabled.
func clang(
  _ name: String, _ dependencies: [Target.Dependency] = [], links: [String], trait: String? = nil,
  path: String? = nil
) -> Target {
  let condition = trait.map { BuildSettingCondition.when(traits: [complete, $0]) }
  return .target(
    name: name, dependencies: dependencies, path: path,
    cSettings: trait.map { [.define("CALQUE_\($0.uppercased())", condition)] } ?? [],
    linkerSettings: links.map { .linkedLibrary($0, condition) })
}

func swift(
  _ name: String, _ dependencies: [String] = [], products: [Target.Dependency] = [],
  embedded: [String] = [], copied: [String] = [], and more: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) } + products,
    resources: embedded.map { .embedInCode($0) } + copied.map { .copy($0) },
    swiftSettings: settings + more)
}

/// Makes a program that the compiler starts to expand macros.
func macros(_ name: String, _ dependencies: [String] = []) -> Target {
  .macro(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) },
    swiftSettings: settings)
}

func tool(
  _ name: String, _ path: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tools/\(path)", exclude: exclude,
    swiftSettings: settings)
}

/// What several test targets share.
func support(
  _ name: String, _ path: String, _ dependencies: [String] = [], data: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) }, path: "Tests/\(path)",
    exclude: data, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [String] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies.map { .init(stringLiteral: $0) },
    exclude: data, swiftSettings: settings)
}

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")

let openCombine = ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"].map {
  Target.Dependency.product(name: $0, package: "OpenCombine")
}

let package = Package(
  name: "calque",
  products: [
    .library(name: "Calque", targets: ["Calque"]),
    // Calque, Foundation and Combine by the name that view files import where Apple's is not.
    .library(name: "SwiftUI", targets: ["SwiftUI", "_Testing_UIKit"]),
    // Widgets, by the name of Apple's module.
    .library(name: "WidgetKit", targets: ["WidgetKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    // Models and queries, kept in memory.
    .library(name: "SwiftData", targets: ["SwiftData"]),
    // What view files take from other frameworks of Apple's.
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "AppKit", targets: ["AppKit", "_Testing_AppKit"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CalqueTesting", targets: ["CalqueTesting"]),
    // Fonts for all scripts of the gallery, so that screens are the same on every machine.
    .library(name: "CalqueFonts", targets: ["CalqueFonts"]),
    .library(name: "CalqueAssertions", targets: ["CalqueAssertions"]),
    // What a program calls whose previews `calque preview` shows.
    .library(name: "CalquePreview", targets: ["CalquePreview"]),
    .library(name: "CalqueLocalization", targets: ["CalqueLocalization"]),
    .library(name: "CalqueCatalogs", targets: ["CalqueCatalogs"]),
    .library(name: "CalqueLint", targets: ["CalqueLint"]),
    .executable(name: "strings-lint", targets: ["strings-lint"]),
    .executable(name: "calque", targets: ["calque"]),
    .executable(name: "calque-gallery", targets: ["calque-gallery"]),
    .plugin(name: "CalqueConditions", targets: ["CalqueConditions"]),
    .plugin(name: "CalqueCompileCatalogs", targets: ["CalqueCompileCatalogs"]),
    .plugin(name: "CalqueLintCatalogs", targets: ["CalqueLintCatalogs"]),
    .plugin(name: "CalqueLintStrings", targets: ["CalqueLintStrings"]),
  ],
  traits: [
    .default(enabledTraits: [complete]),
    .trait(name: complete, description: "What XLIFF and Markdown bring, together."),
    .trait(
      name: "XLIFF", description: "Reads .xliff and .xcloc and Android's strings.xml, by libxml2."),
    .trait(name: "Markdown", description: "Reads inline Markdown of texts, by cmark-gfm."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Floor 0
    // FreeType's headers are in a separate folder, which pkg-config finds.
    .systemLibrary(
      name: "CCalqueFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    // The same applies to those of libxml2.
    .systemLibrary(
      name: "CCalqueLibXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    clang("CCalqueICU", links: ["icui18n", "icuuc"]),
    clang("CCalqueText", links: ["harfbuzz", "fontconfig"]),
    clang("CCalqueDrawing", ["CCalqueFreeType"], links: ["cairo", "freetype", "png16", "jpeg"]),
    clang(
      "CCalqueXML",
      [.target(name: "CCalqueLibXML", condition: .when(traits: [complete, "XLIFF"]))],
      links: ["xml2"], trait: "XLIFF"),
    clang("CCalqueYAML", links: ["yaml"]),
    clang("CCalqueImages", links: []),
    clang(
      "CCalqueMarkdown", links: ["cmark-gfm-extensions", "cmark-gfm"], trait: "Markdown"),
    // Floor 1
    swift("CalqueICU", ["CCalqueICU"]),
    swift("CalqueDiagnostics"),
    swift("CalqueEscaping"),
    swift("CalqueSwiftSource"),
    swift("CalqueMarkdown", ["CCalqueMarkdown"]),
    swift("CalqueAssets"),
    swift("CalqueLayout"),
    swift("CalqueDrawing", and: optimized),
    swift("Combine", products: openCombine),
    swift("CalquePreviewServer", embedded: ["Page/preview.html"]),
    swift("OSLog"),
    swift("UniformTypeIdentifiers"),
    // Floor 2
    swift("CalqueCatalogs", ["CCalqueXML", "CalqueDiagnostics", "CalqueEscaping", "CalqueICU"]),
    swift("CalqueText", ["CCalqueText", "CalqueICU", "CalqueDrawing"]),
    swift("CalqueRendering", ["CCalqueDrawing", "CalqueDrawing", "CalqueEscaping"]),
    swift("CalqueSymbols", ["CalqueDrawing", "CalqueDiagnostics"]),
    swift("CalqueYAML", ["CCalqueYAML", "CalqueDiagnostics"]),
    swift("CalqueMacroExpansion", ["CalqueSwiftSource"]),
    // Floor 3
    // The code of the macros is in a target of its own: a test that depends on the program would
    // have all tests built a second time, for the host.
    macros("CalqueMacros", ["CalqueMacroExpansion"]),
    swift(
      "CalqueAdoption",
      ["CalqueYAML", "CalqueAssets", "CalqueSwiftSource", "CalqueEscaping", "CalqueDiagnostics"],
      embedded: [
        "StandIns/AVFoundation.txt", "StandIns/AVKit.txt", "StandIns/ActivityKit.txt",
        "StandIns/AppIntents.txt",
        "StandIns/AuthenticationServices.txt", "StandIns/Charts.txt", "StandIns/CoreLocation.txt",
        "StandIns/MapKit.txt", "StandIns/PhotosUI.txt", "StandIns/SafariServices.txt",
        "StandIns/StoreKit.txt", "StandIns/UserNotifications.txt", "StandIns/WeatherKit.txt",
      ]),
    swift("CalqueMessages", ["CalqueCatalogs", "CalqueICU", "CalqueDiagnostics"]),
    swift(
      "CalqueLint",
      ["CalqueCatalogs", "CalqueYAML", "CalqueICU", "CalqueDiagnostics", "CalqueEscaping"],
      embedded: ["Reports/HTML/report.css", "Reports/HTML/report.js"]),
    swift(
      "CalqueExchange", ["CalqueCatalogs", "CalqueICU", "CalqueDiagnostics", "CalqueEscaping"]),
    swift("CalqueFonts", ["CalqueText"], copied: ["Fonts"]),
    // Floor 4
    swift(
      "CalqueLocalization",
      ["CalqueMessages", "CalqueCatalogs", "CalqueMarkdown", "CalqueICU", "CalqueDiagnostics"]),
    // Floor 5
    swift(
      "Calque",
      [
        "CalqueICU", "CalqueLocalization", "CalqueMessages", "CalqueDiagnostics", "CalqueLayout",
        "CalqueText", "CalqueDrawing", "CalqueRendering", "CalqueSymbols", "CalqueMacros",
        "CCalqueImages", "CalqueAssets", "Combine", "UniformTypeIdentifiers",
      ]),
    // Floor 6
    swift("WidgetKit", ["Calque", "CalqueLocalization"]),
    swift("SwiftData", ["Calque"]),
    swift(
      "CalqueTesting",
      [
        "Calque", "CalqueFonts", "CalqueDrawing", "CalqueRendering", "CalqueEscaping", "CalqueLint",
        "CalqueDiagnostics", "CalqueICU", "CalqueMessages", "CalqueCatalogs", "CalqueLocalization",
      ],
      embedded: [
        "Page/sweep.html", "Page/sweep.css", "Page/words.js", "Page/parts.js", "Page/viewer.js",
        "Page/sweep.js", "Page/check.js", "Page/Page.xcstrings",
      ]),
    swift("CalquePreview", ["Calque", "CalqueLocalization", "CalqueCatalogs"]),
    // What UIKit and AppKit have in common.
    swift("CalqueUIFoundation", ["Calque", "CalqueDrawing"]),
    // Floor 7
    swift(
      "UIKit", ["CalqueUIFoundation", "Calque", "CalqueDrawing", "UniformTypeIdentifiers"]),
    swift(
      "AppKit", ["CalqueUIFoundation", "Calque", "CalqueDrawing", "UniformTypeIdentifiers"]),
    // The only target that imports frameworks of tests.
    swift("CalqueAssertions", ["CalqueTesting", "Calque"]),
    // Floor 8
    swift(
      "SwiftUI", ["Calque", "Combine", "UIKit", "UniformTypeIdentifiers", "WidgetKit"]),
    // What a file imports that imports Swift Testing, too.
    swift("_Testing_UIKit", ["UIKit"]),
    swift("_Testing_AppKit", ["AppKit"]),
    // Tools
    tool(
      "strings-lint", "strings-lint",
      [
        "CCalqueHeap", "CalqueLint", "CalqueMessages", "CalqueExchange", "CalqueCatalogs",
        "CalqueDiagnostics",
        argumentParser,
      ]),
    .target(name: "CCalqueHeap", path: "Tools/Heap"),
    tool(
      "calque-gallery", "Gallery", ["Calque", "CalqueTesting", argumentParser],
      exclude: ["Pictures", "Locales"]),
    tool(
      "calque-benchmarks", "Benchmarks/Rows",
      [
        "CCalquePeers", "CCalqueAllocations", "CalqueICU", "CalqueCatalogs", "CalqueDiagnostics",
        "CalqueLint", "CalqueLocalization",
        "CalqueText", "CalqueDrawing", "CalqueLayout", "Calque", "CalqueEscaping",
        argumentParser,
      ]),
    .target(
      name: "CCalquePeers", path: "Tools/Benchmarks/Peers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]),
    .target(name: "CCalqueAllocations", path: "Tools/Benchmarks/Allocations"),
    tool("calque-layout-cases", "LayoutCases", ["Calque"]),
    tool("calque", "calque", ["CalqueAdoption", "CalquePreviewServer", argumentParser]),
    tool("calque-conditions", "Conditions", ["CalqueSwiftSource"]),
    tool(
      "calque-compile-catalog", "CompileCatalog",
      ["CalqueCatalogs", "CalqueExchange", "CalqueDiagnostics"]),
    .plugin(
      name: "CalqueConditions", capability: .buildTool(), dependencies: ["calque-conditions"]),
    .plugin(
      name: "CalqueCompileCatalogs", capability: .buildTool(),
      dependencies: ["calque-compile-catalog"]),
    .plugin(
      name: "CalqueLintCatalogs", capability: .buildTool(), dependencies: ["strings-lint"]),
    .plugin(
      name: "CalqueLintStrings",
      capability: .command(
        intent: .custom(
          verb: "lint-strings", description: "Find problems in the package's string catalogs.")),
      dependencies: ["strings-lint"]),
    // Tests
    tests("Architecture"),
    support("CalqueTestRandom", "Random"),
    support("CalqueTestCorpus", "Corpus", data: ["Sample"]),
    clang(
      "CCalqueICUOracles", ["CCalqueICU"], links: ["icui18n", "icuuc"], path: "Tests/CICUOracles"),
    support(
      "CalqueICUOracles", "ICUOracles", ["CCalqueICU", "CCalqueICUOracles", "CalqueICU"]),
    tests("CalqueICU", ["CalqueICUOracles", "CalqueICU"]),
    tests("CalqueDiagnostics", ["CalqueDiagnostics", "CalqueTestRandom"]),
    tests("CalqueEscaping", ["CalqueEscaping"]),
    tests("CalqueSwiftSource", ["CalqueSwiftSource"]),
    tests("CalqueMacroExpansion", ["CalqueMacroExpansion", "CalqueSwiftSource"]),
    tests("CalqueAdoption", ["CalqueAdoption", "CalqueDiagnostics"]),
    tests("CalquePreviewServer", ["CalquePreviewServer"]),
    tests(
      "UnseenFaults", ["CalqueTesting", "SwiftUI"],
      data: [
        "Catalogs", "SecondCatalogs", "ThirdCatalogs", "FourthCatalogs", "FifthCatalogs",
        "SixthCatalogs", "SeventhCatalogs", "EighthCatalogs", "NinthCatalogs",
        "TenthCatalogs", "EleventhCatalogs", "TwelfthCatalogs",
        "ThirteenthCatalogs", "FourteenthCatalogs", "FifteenthCatalogs", "SixteenthCatalogs",
        "SeventeenthCatalogs", "EighteenthCatalogs",
      ]),
    tests("CalqueMarkdown", ["CalqueMarkdown", "CalqueTestRandom"]),
    tests("CalqueLayout", ["CalqueLayout", "CalqueTestRandom"]),
    tests("CalqueDrawing", ["CalqueDrawing", "CalqueTestRandom"]),
    tests(
      "CalqueCatalogs",
      ["CalqueCatalogs", "CalqueDiagnostics", "CalqueTestCorpus", "CalqueTestRandom"]),
    tests("CalqueText", ["CalqueText", "CalqueDrawing", "CalqueICU", "CalqueTestRandom"]),
    tests("CalqueFonts", ["CalqueFonts", "CalqueText", "CalqueDrawing"]),
    tests(
      "CalqueRendering", ["CalqueRendering", "CalqueDrawing", "CalqueText", "CalqueTestRandom"]),
    tests(
      "CalqueSymbols",
      ["CalqueSymbols", "CalqueDrawing", "CalqueRendering", "CalqueDiagnostics"]),
    tests(
      "CalqueMessages",
      [
        "CalqueMessages", "CalqueCatalogs", "CalqueDiagnostics", "CalqueICU", "CalqueICUOracles",
        "CalqueTestRandom",
      ]),
    tests(
      "CalqueLocalization",
      [
        "CalqueMessages", "CalqueLocalization", "CalqueCatalogs", "CalqueICU", "CalqueDiagnostics",
        "CalqueICUOracles", "CCalqueAllocations",
        "CalqueTestRandom",
      ]),
    tests(
      "CalqueLint",
      ["CalqueLint", "CalqueCatalogs", "CalqueDiagnostics", "CalqueTestCorpus", "CalqueTestRandom"]),
    tests(
      "CalqueExchange",
      [
        "CalqueExchange", "CalqueCatalogs", "CalqueICU", "CalqueDiagnostics", "CalqueTestCorpus",
        "CalqueTestRandom",
      ]),
    tests(
      "Calque",
      [
        "Calque", "CalqueLayout", "CalqueDrawing", "CalqueText", "CalqueLocalization",
        "CalqueCatalogs", "CalqueRendering", "Combine", "WidgetKit", "UniformTypeIdentifiers",
        "CalqueTestRandom",
      ]),
    tests("UniformTypeIdentifiers", ["UniformTypeIdentifiers"]),
    tests("CalqueAssets", ["CalqueAssets"]),
    tests("OSLog", ["OSLog"]),
    tests("SwiftData", ["SwiftData", "Calque"]),
    tests(
      "UIKit",
      ["UIKit", "_Testing_UIKit", "Calque", "CalqueDrawing", "CalqueUIFoundation", "Combine"]),
    tests("AppKit", ["AppKit", "_Testing_AppKit", "Calque", "CalqueUIFoundation"]),
    tests(
      "CalqueTesting",
      [
        "CalqueTesting", "CalqueFonts", "Calque", "CalqueCatalogs", "CalqueLint", "CalqueRendering",
        "SwiftUI",
      ]),
    tests(
      "CalqueAssertions", ["CalqueAssertions", "CalqueTesting", "Calque", "CalqueCatalogs"],
      data: ["__Snapshots__"]),
    tests("CalquePreviews", ["CalquePreview", "CalqueTesting", "Calque", "CalqueLocalization"]),
  ],
  cxxLanguageStandard: .cxx17
)

// The fuzz targets link with libFuzzer, which only Tools/fuzz requests.
if Context.environment["CALQUE_FUZZ"] != nil {
  package.targets.append(
    tool(
      "calque-fuzz-readers", "Fuzzing/Targets",
      [
        "CalqueLocalization", "CalqueMessages", "CalqueExchange", "CalqueCatalogs",
        "CalqueDiagnostics",
      ]))
  package.targets.append(
    tool("calque-fuzz-views", "Fuzzing/Views", ["Calque"]))
}

// What resolves and checks strings, and nothing that draws: for machines with ICU and few other
// libraries, as Tools/test-icu has them.
if Context.environment["CALQUE_STRINGS_ONLY"] != nil {
  let strings = [
    "CCalqueICU", "CCalqueLibXML", "CCalqueXML", "CCalqueYAML", "CCalqueMarkdown", "CalqueICU",
    "CalqueDiagnostics", "CalqueEscaping", "CalqueMarkdown", "CalqueCatalogs", "CalqueYAML",
    "CalqueMessages", "CalqueLint", "CalqueExchange", "CalqueLocalization", "CalqueTestRandom",
    "CalqueTestCorpus", "CCalqueICUOracles", "CalqueICUOracles", "CCalqueAllocations",
    "CalqueICUTests", "CalqueCatalogsTests", "CalqueMessagesTests", "CalqueLintTests",
    "CalqueExchangeTests", "CalqueLocalizationTests",
  ]
  package.targets.removeAll { !strings.contains($0.name) }
  package.products.removeAll { !["CalqueLocalization", "CalqueCatalogs"].contains($0.name) }
  package.dependencies = []
}
