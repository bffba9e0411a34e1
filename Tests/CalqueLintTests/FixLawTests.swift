import CalqueCatalogs
import CalqueDiagnostics
import Foundation
import Testing

@testable import CalqueLint

/// What holds of every fix, on the catalogs of whole projects.
///
/// 1. No text gains or loses an argument, by number and kind, unless a finding named it.
/// 2. Nothing new is found in a file that could be read before.
/// 3. A second run changes nothing.
@Suite("Laws of fixes") struct FixLawTests {
  @Test("Fixes of real catalogs harm nothing", arguments: FixedProject.folders)
  func realCatalogs(_ folder: String) {
    let project = FixedProject(folder: folder)
    #expect(project.violations.isEmpty, "\(project.report)")
  }
}

/// The catalogs of a project before and after all fixes.
struct FixedProject {
  typealias File = (path: String, contents: [UInt8])

  /// The folders beside each other that hold projects.
  static var folders: [String] {
    guard let corpus = CorpusFolder.path else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? []
    return names.sorted().map { corpus + "/" + $0 }
  }

  private(set) var violations: [String] = []

  var report: String {
    "\(violations.count) of \(fixed) fixes\n" + violations.prefix(40).joined(separator: "\n")
  }

  private(set) var fixed = 0

  init(folder: String) {
    self.init(
      FileWalk([folder]).files.compactMap { path in
        switch FileBytes.read(path, limit: LintFile.limit) {
        case .success(let bytes): (path, bytes)
        case .failure: nil
        }
      })
  }

  init(_ files: [File]) {
    let before = Self.lint(files)
    var run = FixRun()
    for found in before {
      run.collect(found)
      fixed += found.findings.count { $0.fix != nil }
    }
    var named: [String: Set<String>] = [:]
    for finding in before.flatMap(\.findings)
    where finding.fix != nil && Self.changesArguments(finding) {
      named[finding.file, default: []].insert(Self.name(finding.key, finding.locale))
    }
    var contents = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    contents.merge(run.contents) { $1 }
    for _ in 0..<8 {
      guard let next = run.nextRound() else { break }
      contents.merge(next) { $1 }
      for found in Self.lint(files.map { ($0.path, contents[$0.path] ?? $0.contents) }) {
        run.collect(found)
      }
      contents.merge(run.contents) { $1 }
    }
    let after = files.map { File($0.path, contents[$0.path] ?? $0.contents) }
    for (old, new) in zip(files, after) where old.contents != new.contents {
      compareArguments(old, new, allowed: named[old.path] ?? [])
    }
    let second = Self.lint(after)
    compareFindings(before, second)
    for found in second {
      for finding in found.findings where finding.fix != nil {
        let sameFix = before.first { $0.source.path == found.source.path }?.findings
          .contains { $0.rule == finding.rule && $0.key == finding.key && $0.fix != nil }
        violations.append("3 second run (\(sameFix == true ? "same" : "new")): \(finding)")
      }
    }
  }

  /// Rules whose fix adds or removes the argument that the finding names.
  private static func changesArguments(_ finding: Finding) -> Bool {
    [
      "format_extra", "format_foreign_placeholder", "format_spelling", "format_width",
      "plural_implied_quantity", "state_stale",
    ].contains(finding.rule)
  }

  private static func name(_ key: String?, _ locale: String?) -> String {
    "\(locale ?? "")\u{1}\(key ?? "")"
  }

  private static func lint(_ files: [File]) -> [FileFindings] {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    var found: [FileFindings] = []
    _ = LintSession(files: files, configuration: configuration).run { found.append($0) }
    return found
  }

  private mutating func compareArguments(_ old: File, _ new: File, allowed: Set<String>) {
    let (before, after) = (Self.arguments(old), Self.arguments(new))
    for (name, arguments) in before where !allowed.contains(where: name.hasPrefix) {
      guard let now = after[name], now != arguments else { continue }
      violations.append(
        "1 arguments: \(old.path) \(name.replacing("\u{1}", with: "|")): \(arguments) -> \(now)")
    }
  }

  /// The arguments of every text, by language, key and the way to it.
  private static func arguments(_ file: File) -> [String: [String]] {
    var result: [String: [String]] = [:]
    for catalog in CatalogFile.readAll(file.contents, path: file.path) {
      for entry in catalog.entries {
        for localization in entry.localizations {
          let usage = FormatUsage(localization)
          for (index, text) in usage.texts.enumerated() {
            let uses = text.uses.filter { !$0.looksLikeProse }.map {
              "\($0.number):\($0.type.map { "\($0.family)" } ?? "")"
            }
            let way = "\(text.part ?? -1).\(text.category ?? "").\(index)"
            result[name(entry.key, localization.locale) + "\u{1}" + way] = uses
          }
        }
      }
    }
    return result
  }

  private mutating func compareFindings(_ before: [FileFindings], _ after: [FileFindings]) {
    func identity(_ finding: Finding) -> String {
      "\(finding.rule)|\(finding.locale ?? "")|\(finding.key ?? "")"
    }
    let named = Set(
      before.flatMap(\.findings).filter { Self.changesArguments($0) }
        .map { "\($0.locale ?? "")|\($0.key ?? "")" })
    let old = Dictionary(
      before.map { ($0.source.path, $0.findings.map(identity)) }
    ) { $0 + $1 }
    for found in after {
      var known = (old[found.source.path] ?? []).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for finding in found.findings {
        if let count = known[identity(finding)], count > 0 {
          known[identity(finding)] = count - 1
        } else if !named.contains("\(finding.locale ?? "")|\(finding.key ?? "")")
          || finding.rule != "bidi_placeholder_isolation"
        {
          // What a fix turned into a placeholder may want isolates as every placeholder does.
          violations.append("2 new: \(finding)")
        }
      }
    }
  }
}

enum CorpusFolder {
  static let path: String? = {
    let given = ProcessInfo.processInfo.environment["CALQUE_CORPUS"]
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let path = given ?? root.appendingPathComponent("../shared/corpus").standardizedFileURL.path
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
      ? path : nil
  }()
}
