import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueAdoption

/// Folders with small made apps.
@Suite struct AppReaderTests {
  private func modules(at app: MadeApp, _ path: String = "") throws -> [String: [String]] {
    let modules = try AppReader.modules(at: path.isEmpty ? app.path : app.path(path)) {
      try Data(contentsOf: URL(fileURLWithPath: "\($0)/dump.json"))
    }
    return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, app.relative($0.files)) })
  }

  @Test func `a folder is a module of its files`() throws {
    let app = try MadeApp(
      "My App",
      [
        "A.swift": "", "Views/B.swift": "", "AppTests/C.swift": "", "Pods/D.swift": "",
        "notes.txt": "",
      ])
    #expect(try modules(at: app) == ["My_App": ["A.swift", "Views/B.swift"]])
  }

  @Test func `a folder without Swift files is an error`() throws {
    let app = try MadeApp("App", ["a.txt": ""])
    #expect(throws: FileError.self) { try modules(at: app) }
    #expect(throws: FileError.self) { try modules(at: app, "missing") }
  }

  @Test func `a package that cannot be read is told and passed over`() throws {
    let good = #"{"name": "p", "targets": [{"name": "Kit", "type": "regular"}]}"#
    let app = try MadeApp(
      "App",
      [
        "Good/Package.swift": "", "Good/dump.json": good, "Good/Sources/Kit/A.swift": "",
        "Bad/Package.swift": "", "Bad/dump.json": "error: missing argument",
      ])
    var reports: [String] = []
    let modules = try AppReader.modules(at: app.path) {
      try Data(contentsOf: URL(fileURLWithPath: "\($0)/dump.json"))
    } report: {
      reports.append($0)
    }
    #expect(modules.map(\.name) == ["Kit"])
    #expect(reports.count == 1 && reports.first?.contains(app.path("Bad")) == true)
  }

  @Test func `modules of one name in two packages stay two`() throws {
    let kit = #"{"name": "p", "targets": [{"name": "Kit", "type": "regular"}]}"#
    let app = try MadeApp(
      "App",
      [
        "A/Package.swift": "", "A/dump.json": kit, "A/Sources/Kit/A.swift": "",
        "B/Package.swift": "", "B/dump.json": kit, "B/Sources/Kit/B.swift": "",
      ])
    let expected = ["Kit": ["A/Sources/Kit/A.swift"], "Kit_2": ["B/Sources/Kit/B.swift"]]
    #expect(try modules(at: app) == expected)
  }

  @Test func `main.swift is where a program starts`() {
    #expect(SourceFile(path: "App/main.swift", bytes: []).isEntryPoint)
    #expect(!SourceFile(path: "App/domain.swift", bytes: []).isEntryPoint)
  }

  @Test func `targets of a package are modules`() throws {
    let app = try MadeApp(
      "App",
      [
        "Package.swift": "",
        "dump.json": """
        {"name": "p", "toolsVersion": {"_version": "6.0.0"}, "targets": [
          {"name": "Kit", "type": "regular", "exclude": ["Old"], "resources": [{"path": "R"}]},
          {"name": "Other-Kit", "type": "executable", "path": "Code", "sources": ["X.swift", "Y"]},
          {"name": "KitTests", "type": "test"}, {"name": "Macros", "type": "macro"}]}
        """, "Sources/Kit/A.swift": "", "Sources/Kit/Old/B.swift": "", "Code/X.swift": "",
        "Code/Y/Z.swift": "", "Code/W.swift": "", "Code/A.xcassets/Contents.json": "{}",
      ])
    #expect(
      try modules(at: app) == [
        "Kit": ["Sources/Kit/A.swift"], "Other_Kit": ["Code/X.swift", "Code/Y/Z.swift"],
      ])
    let all = try AppReader.modules(at: app.path) {
      try Data(contentsOf: URL(fileURLWithPath: "\($0)/dump.json"))
    }
    #expect(all.map(\.languageVersion) == ["6", "6"])
    #expect(all.map { app.relative($0.resources) } == [["Sources/Kit/R"], ["Code"]])
  }

  @Test func `a package that is not described is an error`() throws {
    let app = try MadeApp("App", ["Package.swift": "", "dump.json": "error: no"])
    #expect(throws: FileError.self) { try modules(at: app) }
  }

  /// Groups, a group without a path, a file of the root, a target of tests, and a folder that is
  /// synchronized with an exception.
  @Test func `targets of an Xcode project are modules`() throws {
    let app = try MadeApp(
      "App",
      [
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { archiveVersion = 1; objectVersion = 77; rootObject = ROOT; objects = {
          ROOT = { isa = PBXProject; mainGroup = MAIN; targets = (APP, TESTS, SYNC);
            buildConfigurationList = LIST; projectDirPath = ""; };
          LIST = { isa = XCConfigurationList; buildConfigurations = (DEBUG); };
          DEBUG = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 5.0; }; };
          MAIN = { isa = PBXGroup; children = (SRC, ROOTFILE, FOLDER); sourceTree = "<group>"; };
          SRC = { isa = PBXGroup; path = App; children = (PLAIN); sourceTree = "<group>"; };
          PLAIN = { isa = PBXGroup; name = Views; children = (A, B, M); sourceTree = "<group>"; };
          A = { isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          B = { isa = PBXFileReference; path = "Sub folder/B.swift"; sourceTree = "<group>"; };
          M = { isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
          ROOTFILE = { isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };
          FOLDER = { isa = PBXFileSystemSynchronizedRootGroup; path = Sync; exceptions = (EX);
            sourceTree = "<group>"; };
          EX = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = SYNC;
            membershipExceptions = (Left.swift); };
          APP = { isa = PBXNativeTarget; name = "The App"; buildPhases = (PHASE);
            productType = "com.apple.product-type.application"; };
          TESTS = { isa = PBXNativeTarget; name = AppTests; buildPhases = (PHASE);
            productType = "com.apple.product-type.bundle.unit-test"; };
          SYNC = { isa = PBXNativeTarget; name = Sync; buildPhases = ();
            fileSystemSynchronizedGroups = (FOLDER);
            productType = "com.apple.product-type.framework"; };
          PHASE = { isa = PBXSourcesBuildPhase; files = (FA, FB, FM, FR); };
          FA = { isa = PBXBuildFile; fileRef = A; }; FB = { isa = PBXBuildFile; fileRef = B; };
          FM = { isa = PBXBuildFile; fileRef = M; };
          FR = { isa = PBXBuildFile; fileRef = ROOTFILE; };
        }; }
        """, "App/A.swift": "", "App/Sub folder/B.swift": "", "Root.swift": "",
        "Sync/C.swift": "", "Sync/Deep/D.swift": "", "Sync/Left.swift": "", "Unused.swift": "",
      ])
    let expected = [
      "The_App": ["App/A.swift", "App/Sub folder/B.swift", "Root.swift"],
      "Sync": ["Sync/C.swift", "Sync/Deep/D.swift"],
    ]
    #expect(try modules(at: app) == expected)
    #expect(try modules(at: app, "App.xcodeproj") == expected)
  }

  @Test func `a file knows its imports, views and previews`() {
    let file = SourceFile(
      path: "A.swift",
      bytes: Array(
        """
        // import No
        import SwiftUI
        @testable import Kit
        import struct Other.Thing
        struct A: View { var body: some View { Text("import Never") } }
        public class B: ObservableObject {}
        struct C<T>: Equatable, View where T: View {}
        #Preview { A() }
        struct A_Previews: PreviewProvider {}
        """.utf8))
    #expect(file.imports == ["SwiftUI", "Kit", "Other"])
    #expect(file.views.contains("A") && file.views.contains("C") && !file.views.contains("B"))
    #expect(file.previewCount == 2 && file.importsSwiftUI)
    #expect(!file.isEntryPoint)
    #expect(SourceFile(path: "B.swift", bytes: Array("@main struct A {}".utf8)).isEntryPoint)
    #expect(file.types == ["A", "B", "C", "A_Previews"])
  }

  @Test(
    "The word import can be a case, a member or a label too",
    arguments: [
      "enum Step { case `import`, export }", "let step = Step.import",
      "show(.import, animated: true)",
      "read(import: file)", "func read(import file: File) {}", "let isLast = step == .import",
    ])
  func importsThatAreNone(text: String) {
    let file = SourceFile(path: "A.swift", bytes: Array("import SwiftUI\n\(text)\n".utf8))
    #expect(file.imports == ["SwiftUI"])
  }
}
