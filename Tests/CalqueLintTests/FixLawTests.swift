import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestCorpus
import Foundation
import Testing

@testable import CalqueLint

/// Laws that every fix obeys, on the catalogs of whole projects.
///
/// 1. No text gains or loses an argument, by number and kind, unless a finding named it.
/// 2. A file that could be read before has no new findings. An entry whose key was fixed is the
///    same entry.
/// 3. A second run changes nothing.
@Suite("Laws of fixes") struct FixLawTests {
  @Test("Fixes of real catalogs do no damage", arguments: FixedProject.folders)
  func realCatalogs(_ folder: String) {
    let project = FixedProject(folder: folder)
    #expect(project.violations.isEmpty, "\(project.report)")
  }
}

/// The same laws on small cases from other people's catalogs, which broke them.
@Suite("Laws of fixes, on small cases") struct SmallFixLawTests {
  @Test(arguments: [
    // The line break was moved to the end, where the fix removes it.
    (#""key" = "The password for\n\"%@\"";"#, #""key" = "\"%@\" 的密码\n";"#),
    // The fixed source text equals the translation.
    (#""open" = "Open  file";"#, #""open" = "Open file";"#),
    (#""n" = "%i of %i";"#, #""n" = "%1 de %1";"#),
    (#""n" = "+%lld more";"#, #""n" = "+% daha";"#),
    (#""n" = "%1$@ and %2$@";"#, #""n" = "%1$@ kaj %@$A";"#),
    (#""n" = "\nCreate an Account";"#, #""n" = "\Utwórz konto";"#),
    (#""n" = "It is now:\n\n%@\n\nUpdate?";"#, #""n" = "Adresse: \ n \ n% @ \ n \ nNeu?";"#),
    (
      #""n" = "Signed: %@ to %@\nUnsigned: %@ to %@";"#,
      #""n" = "Signiert: %1 - bis %2 - nicht: %3- bis %4$ @";"#
    ),
    (#""n" = "Waiting...";"#, #""n" = "Waiting…";"#),
    (#""a" = "Wait..."; "b" = "Wait…";"#, #""a" = "Warten"; "b" = "Bitte warten";"#),
    (#""n" = "%@ (at 70%)";"#, #""n" = "%@ (bei 70)";"#),
    (#""n" = "Check the password";"#, #""n" = "Passwort prüfen.\\nNeu?";"#),
    (#""n" = "Copy...";"#, #""n" = "Eine sehr lange Kopie, fertig.";"#),
    (#""n" = "Up to %@ characters (16 MiB)";"#, #""n" = "Bis zu %-Zeichen (16 MiB)";"#),
    // The value of an object may have its own percent sign.
    (#""n" = "Went up by %1$@%";"#, #""n" = "Um %1$@ gestiegen";"#),
    (#""a\u{2022}" = "a\u{2022}";"#, #""a\u{2022}" = "a\u {2022}";"#),
    (#""n" = "One. Two.";"#, "\"n\" = \"Eins.\\\\\nZwei.\";"),
    (#""n" = "%@ signing error: %#lx";"#, #""n" = "помилка: %#lx";"#),
  ]) func stringsFiles(_ english: String, _ other: String) {
    let project = FixedProject([
      ("en.lproj/A.strings", Array(english.utf8)), ("de.lproj/A.strings", Array(other.utf8)),
    ])
    #expect(project.violations.isEmpty, "\(project.report)")
  }
}

/// The same laws with injected defects: in the catalogs of the corpus and in the examples of the
/// rules.
@Suite("Laws of fixes, with injected defects") struct PlantedFixLawTests {
  /// Each text of a `.strings` file gets one of the defects, in turn.
  @Test(arguments: 0..<4) func stringsFiles(_ first: Int) {
    let defects =
      PlantedDefect.inTexts.map { defect in
        InjectedDefect(defect.rule) { line in defect.change(line.value).map(line.written) }
      } + PlantedDefect.inLines + InjectedDefect.defects
    var (planted, next) = (0, first * 7)
    // The sample has fewer pairs than the corpus.
    let step = min(40, CatalogPair.all.count)
    for (number, pair) in CatalogPair.all.enumerated() where number % step == first * step / 4 {
      var lines = pair.lines
      for place in pair.places.prefix(60) {
        next += 1
        guard let changed = defects[next % defects.count].lines(place.line) else { continue }
        lines[place.index] = changed
        planted += 1
      }
      let contents = Array(lines.joined(separator: "\n").utf8)
      let project = FixedProject([pair.source, (pair.path, contents)])
      #expect(project.violations.isEmpty, "\(pair.path): \(project.report)")
    }
    #expect(planted > 0)
  }

  /// Each text of a string catalog gets one of the defects, in turn.
  @Test func stringCatalogs() {
    var next = 0
    for file in Self.catalogs {
      var lines: [Substring] = []
      for line in String(decoding: file.contents, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      {
        next += 1
        guard let match = line.wholeMatch(of: #/( *"value" : ")(.+)"/#), next % 3 == 0,
          let changed = PlantedDefect.inTexts[next % PlantedDefect.inTexts.count]
            .change(String(match.2))
        else {
          lines.append(line)
          continue
        }
        lines.append("\(match.1)\(changed)\"")
      }
      let project = FixedProject([
        (file.path, Array(lines.joined(separator: "\n").utf8))
      ])
      #expect(project.violations.isEmpty, "\(file.path): \(project.report)")
    }
  }

  /// The examples of all rules, which contain defects with fixes.
  @Test(arguments: RuleRegistry.all.map { $0.id }) func examples(_ id: String) throws {
    let rule = try #require(RuleRegistry.rule(id))
    for example in rule.examples where example.isBad {
      let project = FixedProject(
        example.files.map { ($0.path, example.contents(of: $0.text).bytes) })
      #expect(project.violations.isEmpty, "\(example.files): \(project.report)")
    }
  }

  /// Some string catalogs of the corpus that are not too large.
  static let catalogs: [FixedProject.File] = {
    let paths = FileWalk([TestCorpus.folder.path]).files.filter { $0.hasSuffix(".xcstrings") }
    return paths.compactMap { path -> FixedProject.File? in
      guard case .success(let bytes) = FileBytes.read(path, limit: 300_000) else { return nil }
      return (path, bytes)
    }.enumerated().filter { $0.offset % 5 == 0 }.map(\.element)
  }()
}

/// The catalogs of a project before and after all fixes.
struct FixedProject {
  typealias File = (path: String, contents: [UInt8])

  /// The sibling folders that contain projects.
  static var folders: [String] {
    TestCorpus.projects.map { TestCorpus.folder.appendingPathComponent($0).path }
  }

  private(set) var violations: [String] = []

  var report: String {
    "\(violations.count) of \(fixed) fixes\n" + violations.prefix(40).joined(separator: "\n")
  }

  private(set) var fixed = 0
  /// The keys that each file had before the fixes alone, and those that it has after them alone.
  private var keys: [String: (old: Set<String>, new: Set<String>)] = [:]
  /// The files that could not be read.
  private var unreadable: Set<String> = []

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
    let session = Self.session(files)
    var before: [FileFindings] = []
    _ = session.run { before.append($0) }
    let run = FixedSession(session).run
    fixed = run.count
    var named: [String: Set<String>] = [:]
    for finding in before.flatMap(\.findings)
    where finding.fix != nil && Self.changesArguments(finding) {
      named[finding.file, default: []].insert(Self.name(finding.key, finding.locale))
    }
    let contents = run.contents
    let after = files.map { File($0.path, contents[$0.path] ?? $0.contents) }
    for (old, new) in zip(files, after) where old.contents != new.contents {
      compareArguments(old, new, allowed: named[old.path] ?? [])
    }
    let second = Self.lint(after)
    unreadable = Set(
      files.lazy.filter { file in
        LintFile(path: file.path, contents: file.contents)?.problems.contains {
          $0.effect == .losesFile
        } == true
      }.map(\.path))
    let (oldKeys, newKeys) = (files.map(Self.keys), after.map(Self.keys))
    for (index, file) in files.enumerated() {
      keys[file.path] = (
        oldKeys[index].subtracting(newKeys[index]), newKeys[index].subtracting(oldKeys[index])
      )
    }
    compareFindings(before, second)
    for path in FixedSession(Self.session(after)).run.contents.keys.sorted() {
      violations.append("3 second run: \(path)")
    }
  }

  /// Rules whose fix adds or removes the argument that the finding names.
  private static func changesArguments(_ finding: Finding) -> Bool {
    [
      "format_extra", "format_foreign_placeholder", "format_spelling", "format_width",
      "plural_implied_quantity", "state_stale", "substitution_argument",
    ].contains(finding.rule)
  }

  private static func name(_ key: String?, _ locale: String?) -> String {
    "\(locale ?? "")\u{1}\(key ?? "")"
  }

  private static func session(_ files: [File]) -> LintSession {
    var configuration = LintConfiguration()
    configuration.minimumSeverity = .information
    return LintSession(files: files, configuration: configuration)
  }

  private static func lint(_ files: [File]) -> [FileFindings] {
    var found: [FileFindings] = []
    _ = session(files).run { found.append($0) }
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

  /// The arguments of every text, by language, key and path to it.
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

  private static func keys(_ file: File) -> Set<String> {
    Set(CatalogFile.readAll(file.contents, path: file.path).flatMap { $0.entries.map(\.key) })
  }

  private mutating func compareFindings(_ before: [FileFindings], _ after: [FileFindings]) {
    func identity(_ finding: Finding) -> String {
      "\(finding.rule)|\(finding.locale ?? "")|\(finding.key ?? "")"
    }
    /// The finding about the entry under the key that it had before.
    func renamed(_ finding: Finding, _ known: [String: Int]) -> String? {
      guard let keys = keys[finding.file], let key = finding.key, keys.new.contains(key) else {
        return nil
      }
      return keys.old.lazy.map { "\(finding.rule)|\(finding.locale ?? "")|\($0)" }
        .first { known[$0, default: 0] > 0 }
    }
    let old = Dictionary(
      before.map { ($0.source.path, $0.findings.map(identity)) }
    ) { $0 + $1 }
    for found in after where !unreadable.contains(found.source.path) {
      var known = (old[found.source.path] ?? []).reduce(into: [:]) { $0[$1, default: 0] += 1 }
      for finding in found.findings {
        if let count = known[identity(finding)], count > 0 {
          known[identity(finding)] = count - 1
        } else if let old = renamed(finding, known) {
          known[old, default: 0] -= 1
        } else {
          violations.append("2 new: \(finding)")
        }
      }
    }
  }
}
