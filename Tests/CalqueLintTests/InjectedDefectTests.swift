import CalqueDiagnostics
import CalqueLint
import CalqueTestCorpus
import Foundation
import Testing

/// Defects that are injected into real texts: how many are found, and how many harmless changes are
/// reported as defects.
@Suite("Defects injected into real catalogs")
struct InjectedDefectTests {
  /// The number of times that each change is made.
  private static let times = 25
  /// How often it is made at least: the sample has a file of each of a few languages.
  private static let fewest = 3

  @Test("Injected defects are found", arguments: InjectedDefect.defects)
  func found(_ defect: InjectedDefect) {
    let (made, seen) = Self.count(defect)
    #expect(made >= Self.fewest)
    #expect(Double(seen) >= 0.96 * Double(made), "\(seen) of \(made)")
  }

  @Test("Harmless changes are not reported", arguments: InjectedDefect.harmless)
  func harmless(_ change: InjectedDefect) {
    let (made, seen) = Self.count(change)
    #expect(made >= Self.fewest)
    #expect(Double(seen) <= 0.02 * Double(made), "\(seen) of \(made)")
  }

  /// Makes a change in different files; returns how often, and how often it had a new finding.
  private static func count(_ change: InjectedDefect) -> (made: Int, seen: Int) {
    var (made, seen) = (0, 0)
    for pair in CatalogPair.all where made < times {
      for place in pair.places {
        guard let lines = change.lines(place.line), lines != pair.lines[place.index] else {
          continue
        }
        let known = pair.findings(in: pair.lines).map(\.message)
        var changed = pair.lines
        changed[place.index] = lines
        let last = place.index + 1 + lines.split(separator: "\n").count
        let new = pair.findings(in: changed).filter { finding in
          !known.contains(finding.message)
            && (finding.key == place.line.key
              || (place.index + 1...last).contains(finding.start.line))
        }
        made += 1
        seen += new.isEmpty ? 0 : 1
        break
      }
    }
    return (made, seen)
  }
}

/// A `.strings` file of the source language and one of another.
struct CatalogPair {
  let source: (path: String, contents: [UInt8])
  let path: String
  let lines: [String]
  /// The lines without findings.
  private(set) var places: [(index: Int, line: InjectedDefect.Line)] = []

  private static let largest = 60_000

  /// The pairs of the corpus.
  static let all = FileWalk([TestCorpus.folder.path]).files.filter { $0.hasSuffix(".strings") }
    .compactMap { CatalogPair($0) }

  private init?(_ path: String) {
    let file = URL(fileURLWithPath: path)
    let folder = file.deletingLastPathComponent()
    let language = folder.deletingPathExtension().lastPathComponent
    let english = folder.deletingLastPathComponent().appendingPathComponent("en.lproj")
      .appendingPathComponent(file.lastPathComponent)
    guard !language.hasPrefix("en"), language != "Base",
      let theirs = try? String(contentsOf: english, encoding: .utf8),
      theirs.utf8.count < Self.largest,
      let own = try? String(contentsOf: file, encoding: .utf8), own.utf8.count < Self.largest
    else { return nil }
    // What is in a folder of tests is an input of tests, and the sample is.
    self.path = Self.place(path)
    source = (Self.place(english.path), Array(theirs.utf8))
    lines = own.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let before = findings(in: lines)
    // If a part of the file is unreadable, its lines have no meaning.
    guard !before.contains(where: { $0.severity == .error }) else { return nil }
    let suspects = Set(before.compactMap(\.key))
    let values = Dictionary(
      theirs.split(separator: "\n").compactMap { Self.entry($0) }.map { ($0.key, $0.value) }
    ) { $1 }
    for (index, line) in lines.enumerated() {
      guard let (key, value) = Self.entry(line[...]), let english = values[key], value.count > 3,
        !suspects.contains(key)
      else { continue }
      places.append(
        (index, InjectedDefect.Line(key: key, value: value, source: english, language: language)))
    }
  }

  /// The path in the corpus.
  private static func place(_ path: String) -> String {
    String(path.dropFirst(TestCorpus.folder.path.count + 1))
  }

  func findings(in lines: [String]) -> [Finding] {
    var found: [Finding] = []
    let file = (path: path, contents: Array(lines.joined(separator: "\n").utf8))
    _ = LintSession(files: [source, file]).run {
      found += $0.source.path == path ? $0.findings : []
    }
    return found
  }

  /// An entry on a line of its own.
  private static func entry(_ line: Substring) -> (key: String, value: String)? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 5, parts[0].isEmpty, parts[2] == " = ", parts[4] == ";",
      !line.contains("\\")
    else { return nil }
    return (String(parts[1]), String(parts[3]))
  }
}
