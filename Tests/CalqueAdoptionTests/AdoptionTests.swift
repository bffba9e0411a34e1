import Foundation
import Testing

@testable import CalqueAdoption

/// Runs the compiler on small made modules, without Calque.
@Suite struct AdoptionTests {
  private let app: MadeApp
  private let output: MadeApp

  init() throws {
    app = try MadeApp(
      "App",
      [
        "Kit/Model.swift": "public struct Model { public init() {} }",
        "Kit/Lacking.swift": "public struct Lacking { public var x: Missing }",
        "App/Works.swift": """
        import Foundation
        import Kit

        func works() -> Model {
          #if os(iOS)
            Model()
          #else
            Missing()
          #endif
        }
        """, "App/Fails.swift": "struct Fails {\n  var a = missing\n  let b: Other\n}",
        "App/Depends.swift": "let depends: Fails? = nil",
        "App/Chain.swift": "let chain = depends",
        "App/Uses.swift":
          "struct Uses { var c = 1 }\nfunc uses(_ fails: Fails) -> Bool { fails.a }",
        "App/Stubbed.swift": "import Vendor\nlet stubbed = VendorThing()",
      ])
    output = try MadeApp("Out", [:])
  }

  private func run() throws -> Adoption.Result {
    let compiler = Compiler(
      moduleFolders: [], macros: nil, workFolder: output.path(".adopt"))
    return try Adoption(compiler: compiler, stubFolder: output.path("Stubs")).run([
      AppModule(
        name: "App",
        files: ["Chain", "Depends", "Fails", "Stubbed", "Uses", "Works"].map {
          app.path("App/\($0).swift")
        }),
      AppModule(name: "Kit", files: [app.path("Kit/Lacking.swift"), app.path("Kit/Model.swift")]),
    ])
  }

  @Test func `files that compile are found, and what others lack`() throws {
    let result = try run()
    #expect(result.verdicts.map(\.module.name) == ["Kit", "App"])
    #expect(result.stubs == ["Vendor": 1])
    let verdict = try #require(result.verdicts.last)
    #expect(
      app.relative(verdict.compiled.map(\.path)) == [
        "App/Chain.swift", "App/Depends.swift", "App/Works.swift",
      ])
    #expect(app.relative(verdict.patched.map(\.path)) == ["App/Fails.swift", "App/Uses.swift"])
    let fails = verdict.errors(of: app.path("App/Fails.swift"))
    #expect(fails.map(\.line).sorted() == [2, 3])
    #expect(
      Set(fails.map { MissingName(message: $0.message).name }) == ["missing", "Other"])
    #expect(verdict.isDependent(app.path("App/Uses.swift")))
    #expect(!verdict.isDependent(app.path("App/Fails.swift")))
    // Nothing would be left of the file.
    #expect(!verdict.errors(of: app.path("App/Stubbed.swift")).isEmpty)

    let report = AdoptionReport(result, root: app.path)
    #expect(report.lacks.map(\.name.name) == ["Missing", "Other", "VendorThing", "missing"])
    let text = report.text()
    #expect(text.hasPrefix("4 of 8 files compile, 0 of 0 view files\n"))
    #expect(text.contains("  1 1 name VendorThing App/Stubbed.swift:2\n"))
    #expect(report.html(title: "A <b>").contains("<h1>A &lt;b&gt;</h1>"))
  }

  @Test func `a stub that was filled stays and is used`() throws {
    let stub = "Stubs/Vendor/Vendor.swift"
    try FileManager.default.createDirectory(
      atPath: output.path("Stubs/Vendor"), withIntermediateDirectories: true)
    let text = "public struct VendorThing { public init() {} }\n"
    try text.write(toFile: output.path(stub), atomically: true, encoding: .utf8)
    let result = try run()
    #expect(try output.text(stub) == text)
    let verdict = try #require(result.verdicts.last)
    #expect(verdict.errors(of: app.path("App/Stubbed.swift")).isEmpty)
  }

  @Test func `the package lists what compiles and changes nothing in the app`() throws {
    let before = try FileManager.default.subpathsOfDirectory(atPath: app.path)
    try AdoptedPackage(
      folder: output.path, source: .path("/calque"), result: try run(), products: ["SwiftUI"]
    ).write()
    #expect(try FileManager.default.subpathsOfDirectory(atPath: app.path) == before)
    let list = try output.text("Sources/App/Conditions.txt")
    #expect(list.hasSuffix("/App/App/Works.swift\n") && list.hasPrefix("../"))
    let manifest = try output.text("Package.swift")
    #expect(manifest.contains(".package(name: \"calque\", path: \"/calque\")"))
    #expect(manifest.contains("dependencies: [\"Kit\"]"))
    #expect(manifest.contains(".target(name: \"Vendor\", path: \"Stubs/Vendor\", "))
    #expect(try output.text("Sources/Screens/Screens.swift").contains("import App\nimport Kit\n"))
  }

  @Test func `statements of main.swift compile, and are no part of the package`() throws {
    let app = try MadeApp(
      "Tool",
      [
        "main.swift": "let name = \"a\"\nprint(name)", "Works.swift": "func works() {}",
        "Old/main.swift": "func old() {}",
      ])
    let compiler = Compiler(moduleFolders: [], macros: nil, workFolder: output.path(".adopt"))
    let result = try Adoption(compiler: compiler, stubFolder: output.path("Stubs")).run([
      AppModule(name: "Tool", files: ["Works.swift", "main.swift", "Old/main.swift"].map(app.path))
    ])
    let verdict = try #require(result.verdicts.first)
    #expect(
      app.relative(verdict.compiled.map(\.path)) == [
        "Works.swift", "main.swift", "Old/main.swift",
      ])
    try AdoptedPackage(
      folder: output.path, source: .path("/calque"), result: result, products: []
    ).write()
    let list = try output.text("Sources/Tool/Conditions.txt")
    #expect(list.contains("Works.swift") && !list.contains("main.swift"))
  }

  @Test func `a view that does not compile has a placeholder, and what uses it compiles`() throws {
    let app = try MadeApp(
      "Views",
      [
        "Lacking.swift": """
        struct Lacking: View {
          var body: some View {
            missing
          }
        }
        """,
        "Using.swift": "struct Using: View { var body: some View { Lacking() } }",
        "SwiftUI.swift": """
        protocol View { associatedtype Body: View; var body: Body { get } }
        extension Never: View { var body: Never { fatalError() } }
        enum SwiftUI {
          struct Rectangle: View {
            var body: Never { fatalError() }
            func fill(_ color: Gray) -> Self { self }
            func overlay(_ content: () -> Text) -> Self { self }
          }
          struct Text: View {
            var body: Never { fatalError() }
            init(verbatim: String) {}
            func font(_ font: Gray) -> Self { self }
            func lineLimit(_ limit: Int) -> Self { self }
          }
        }
        struct Gray {
          static let gray = Gray(), caption = Gray()
          func opacity(_ opacity: Double) -> Gray { self }
        }
        """,
      ])
    let compiler = Compiler(moduleFolders: [], macros: nil, workFolder: output.path(".adopt"))
    let result = try Adoption(compiler: compiler, stubFolder: output.path("Stubs")).run([
      AppModule(
        name: "Views",
        files: ["Lacking", "SwiftUI", "Using"].map { app.path("\($0).swift") })
    ])
    let verdict = try #require(result.verdicts.last)
    #expect(app.relative(verdict.compiled.map(\.path)) == ["SwiftUI.swift", "Using.swift"])
    #expect(app.relative(verdict.patched.map(\.path)) == ["Lacking.swift"])
    #expect(verdict.errors(of: app.path("Lacking.swift")).map(\.line) == [3])
    let text = AdoptionReport(result, root: app.path).text()
    #expect(text.hasPrefix("2 of 3 files compile, 0 of 0 view files\n1 more compile with placeh"))
    try AdoptedPackage(
      folder: output.path, source: .path("/calque"), result: result, products: ["SwiftUI"]
    ).write()
    let patch = try output.text("Sources/Views/Placeholders/0-Lacking.swift")
    #expect(patch.contains("SwiftUI.Rectangle()") && !patch.contains("missing"))
    #expect(patch.contains("#sourceLocation(file: \"\(app.path("Lacking.swift"))\", line: 1)"))
  }

  @Test(arguments: [
    ("Kit/Other/a.txt", "Kit"), ("Kit/Resources/a.txt", "Kit/Assets.xcassets"),
  ])
  func `a bundle of sources has their catalog`(file: String, expected: String) throws {
    // A folder "Resources" is where Foundation looks in a bundle that has one.
    let app = try MadeApp("App", ["Kit/Assets.xcassets/a/Contents.json": "{}", file: ""])
    let module = AppModule(name: "Kit", files: [], resources: [app.path("Kit")])
    let text = GeneratedSources.resourceAccessor(module)
    #expect(text.contains("Bundle(path: \"\(app.path(expected))\")"))
  }

  @Test func `products of Calque are read from its manifest`() {
    let manifest = """
      products: [
        .library(name: "Calque", targets: ["Calque"]),
        .library(
          name: "SwiftUI", targets: ["SwiftUI"]),
        .executable(name: "calque", targets: ["calque"]),
      ]
      """
    #expect(CalqueBuild.products(inManifest: manifest) == ["Calque", "SwiftUI"])
  }

  @Test func `modules come after those that they import`() {
    let modules = ["A", "B", "C"].map { AppModule(name: $0, files: []) }
    let imports: [String: Set<String>] = ["A": ["B", "X"], "B": ["C"], "C": ["A"]]
    #expect(Adoption.ordered(modules) { imports[$0] ?? [] }.map(\.name) == ["C", "B", "A"])
  }

  @Test(arguments: [
    (PackageSource.path("/c"), "calque"),
    (.url("https://example.com/x/Calque.git", branch: "main"), "Calque"),
  ])
  func `targets refer to the package by its name`(source: PackageSource, name: String) {
    #expect(source.packageName == name)
  }
}
