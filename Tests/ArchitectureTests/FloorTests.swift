import Foundation
import Testing

/// The floors of the package: a target imports only what it declares, and declares only targets on
/// lower floors.
@Suite struct FloorTests {
  let manifest: Manifest

  init() throws {
    manifest = try Manifest()
  }

  /// Modules that come with the toolchain or the system.
  static let system: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Musl",
    "Darwin",
    "Observation", "Synchronization", "Swift",
    "Dispatch", "Testing", "XCTest",
  ]

  @Test func readsTheWholeManifest() {
    let names = Set(manifest.targets.map(\.name))
    #expect(
      names.isSuperset(of: ["CCalqueICU", "CalqueLayout", "Calque", "strings-lint", "CalqueTests"]))
    #expect(manifest.targets.first { $0.name == "Calque" }?.floor == 5)
    #expect(
      manifest.targets.first { $0.name == "CalqueLocalization" }?.dependencies.contains("CalqueICU")
        == true)
  }

  /// `CCalqueFreeType` and `CCalqueLibXML` are found by their default paths; `LayoutCases` contains
  /// data for `Tools/layout-cases`, `Clients` separate packages for `Tools/test-clients`, and
  /// `Fonts` a font that tests read.
  @Test func everyFolderIsATarget() throws {
    for parent in ["Sources", "Tests"] {
      let folder = Manifest.root.appendingPathComponent(parent)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where !name.hasPrefix(".")
        && !["CCalqueFreeType", "CCalqueLibXML", "LayoutCases", "Clients", "Fonts"].contains(name)
      {
        #expect(manifest.targets.contains { $0.folder == "\(parent)/\(name)" }, "\(parent)/\(name)")
      }
    }
  }

  @Test func dependenciesPointDown() {
    for target in manifest.targets {
      guard let floor = target.floor else { continue }
      for name in target.dependencies {
        guard let below = manifest.targets.first(where: { $0.name == name })?.floor else {
          continue
        }
        #expect(below < floor, "\(target.name) on floor \(floor) depends on \(name) on \(below)")
      }
    }
  }

  @Test func everyImportIsDeclared() throws {
    for target in manifest.targets {
      let allowed = Set(target.dependencies).union(Self.system)
      for file in try swiftFiles(in: target.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for module in imports(of: text) {
          #expect(
            allowed.contains(module),
            "\(target.folder)/\(file.lastPathComponent) imports \(module), not in its dependencies")
        }
      }
    }
  }

  @Test func onlyTheAssertionsNameTheTestFrameworks() throws {
    for target in manifest.targets where !target.isTest && target.name != "CalqueAssertions" {
      for file in try swiftFiles(in: target.folder) {
        let modules = imports(of: try String(contentsOf: file, encoding: .utf8))
        #expect(!modules.contains("Testing") && !modules.contains("XCTest"), "\(file.path)")
      }
    }
  }

  @Test func noModuleBearsTheNameOfAPublicType() throws {
    // Apple's module OSLog has a class of its name, too.
    let modules = Set(manifest.targets.map(\.name)).subtracting(["OSLog"])
    for target in manifest.targets where target.floor != nil {
      for file in try swiftFiles(in: target.folder) {
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(
          of: #/(?m)^(?:@\w+ )*public (?:final )?(?:struct|class|enum|protocol|actor) (\w+)/#)
        {
          #expect(!modules.contains(String(match.1)), "\(match.1) in \(file.lastPathComponent)")
        }
      }
    }
  }

  /// The files above the layout core that turn something: what is painted in one rectangle, and the
  /// law that checks the layout core.
  private static let flipping: Set = ["Mirroring.swift", "MirrorComparison.swift"]

  @Test func onlyTheLayoutCoreFlips() throws {
    // The only flip turns x into width - x - w. Code above the layout core must not do such
    // arithmetic, for which it would have to compare with `.rightToLeft` and subtract.
    for name in ["Calque", "CalqueTesting"] {
      for file in try swiftFiles(in: "Sources/\(name)") {
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(
          !flips(text) || Self.flipping.contains(file.lastPathComponent),
          "\(file.lastPathComponent) flips on its own")
      }
    }
  }

  /// Each way to write a flip is found, or the test above could not fail.
  @Test(arguments: [
    "let left = room.width - frame.maxX", "x: width - x - w", "frame.maxX - rect.maxX",
    "x: mirrored.maxX - (frame.maxX - room.minX)", "CGAffineTransform(a: -1, b: 0, c: 0, d: 1",
    "CGAffineTransform(scaleX: -1, y: 1)", "tx: minX + maxX", "rect.minX + rect.maxX",
    "host.size.width - point.x", "bounds.width - (frame.minX + frame.width)",
    // What follows a dot or a digit belongs to the same word by the rules of Unicode.
    "room.width - frame.minX.rounded()", "room.width - x.rounded()", "scaleX: -1.0, y: 1",
    "rect.minX + rect.maxX.rounded()", "frame.maxX - rect.maxX.rounded()", "scaleX: - 1",
    "bounds.width - (frame.width + frame.minX)", "rect.maxX + rect.minX",
    "width - (max(w, 0) + frame.minX)", "room.width\n  - frame.minX",
  ])
  func flipsAreFound(code: String) {
    #expect(flips(code))
  }

  @Test(arguments: [
    "rect.minX - frame.minX", "bounds.maxX - separatorTrailing", "room.maxY - rect.maxY",
    "(hostSize.width - size.width) / 2", "frame.minX + frame.width", "a: 1, b: 0",
    "width - margin.maxXOffset", "scaleX: -10", "x: -1.5", "width - (insets.leading + xHeight)",
  ])
  func whatKeepsTheSideIsNoFlip(code: String) {
    #expect(!flips(code))
  }

  /// Whether code turns a place from one side to the other: it subtracts a place from a width or
  /// from a right edge, adds both edges, or scales by -1.
  private func flips(_ text: String) -> Bool {
    let code = text.replacing(#/(?m)//.*$/#, with: "")
    // "\b" is where a name ends: by Unicode's rules, `minX.rounded` would be one word.
    let flips = [
      #/(?i)width\s*-\s*(?:\w+\.)*(?:x|minX|maxX)\b/#,
      #/(?i)width\s*-\s*\((?:[^()]|\([^()]*\))*?\b(?:x|minX|maxX)\b/#,
      #/maxX\s*-\s*\(?(?:\w+\.)*maxX\b/#,
      #/minX\s*\+\s*\(?(?:\w+\.)*maxX\b/#,
      #/maxX\s*\+\s*\(?(?:\w+\.)*minX\b/#,
      #/\b(?:a|scaleX|x):\s*-\s*1(?:\.0+)?(?![\w.])/#,
    ]
    return flips.contains { code.firstMatch(of: $0.wordBoundaryKind(.simple)) != nil }
  }

  private func imports(of text: String) -> Set<String> {
    let line =
      #/(?m)^\s*(?:@\w+(?:\([^)]*\))? )*(?:public |package |internal |private |fileprivate )?import (?:(?:struct|class|enum|func|protocol|typealias|var|let) )?(\w+)/#
    // The contents of a string literal may be text about imports.
    let code = text.replacing(#/"""(?s:.*?)"""/#, with: "")
    return Set(code.matches(of: line).map { String($0.1) })
  }
}
