import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueAdoption

/// What is read of `project.yml`, as XcodeGen's page "Project Spec" describes it.
@Suite struct ProjectSpecificationTests {
  private func modules(at app: MadeApp) throws -> [AppModule] {
    try AppReader.modules(at: app.path) { try Data(contentsOf: URL(fileURLWithPath: $0)) }
  }

  private func files(_ app: MadeApp) throws -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: try modules(at: app).map { ($0.name, app.relative($0.files)) })
  }

  @Test func `each target is a module, and tests are none`() throws {
    let app = try MadeApp(
      "App",
      [
        "project.yml": """
        name: App
        settings:
          base:
            SWIFT_VERSION: 5.10
        targets:
          My-App:
            type: application
            sources:
              - path: App
              - path: Shared
              - Assets.xcassets
          Widget:
            type: app-extension
            settings: {base: {SWIFT_VERSION: "6.0"}}
            sources: [Widget, Shared/Both.swift]
          AppTests:
            type: bundle.unit-test
            sources: Tests
        """,
        "App/A.swift": "", "App/Views/B.swift": "", "Shared/Both.swift": "", "Shared/C.swift": "",
        "Widget/A.swift": "", "Widget/Bundle.swift": "", "Tests/T.swift": "", "Loose.swift": "",
        "Assets.xcassets/Contents.json": "{}",
      ])
    #expect(
      try files(app) == [
        "My_App": ["App/A.swift", "App/Views/B.swift", "Shared/Both.swift", "Shared/C.swift"],
        "Widget": ["Widget/A.swift", "Widget/Bundle.swift", "Shared/Both.swift"],
      ])
    let all = try modules(at: app)
    #expect(all.map(\.languageVersion) == ["5", "6"])
    #expect(all.map { app.relative($0.resources) } == [["Assets.xcassets"], []])
  }

  @Test func `templates, included files and what is left out`() throws {
    let app = try MadeApp(
      "App",
      [
        "project.yml": """
        include: [Kit/project.yml, {path: missing.yml}]
        targetTemplates:
          Common: {sources: Common}
        targets:
          App:
            templates: [Common]
            sources:
              - path: App
                excludes: [Old, "*.generated.swift", "**/Draft.swift"]
              - {path: Documents, buildPhase: none}
        """,
        "Kit/project.yml": "targets: {Kit: {type: framework, sources: ['.']}}",
        "Kit/K.swift": "", "Common/C.swift": "", "App/A.swift": "", "App/Old/O.swift": "",
        "App/Deep/B.generated.swift": "", "App/Deep/Draft.swift": "", "App/Draft.swift": "",
        "Documents/D.swift": "",
      ])
    #expect(try files(app) == ["Kit": ["Kit/K.swift"], "App": ["Common/C.swift", "App/A.swift"]])
  }

  @Test func `a project comes before the file it was made from`() throws {
    let app = try MadeApp(
      "App",
      [
        "project.yml": "targets: {App: {sources: App}}", "App/A.swift": "",
        "App.xcodeproj/project.pbxproj": "broken",
      ])
    #expect(throws: FileError.self) { try modules(at: app) }
  }

  @Test(arguments: [
    "", "a: [", "a: &x 1\nb: *x", "- 1", "targets: 3", "targets: {App: 3}", "targets: {App: {}}",
    "targets: {App: {sources: {path: [1]}}}", "include: project.yml\ntargets: {App: {}}",
    String(repeating: "[", count: 500),
  ])
  func `a file without targets leaves the folder as one module`(text: String) throws {
    let app = try MadeApp("App", ["project.yml": text, "A.swift": ""])
    #expect(try files(app) == ["App": ["A.swift"]])
  }
}
