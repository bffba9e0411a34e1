import Diagnostics
import StringCatalogs

/// One run on one thread: where contents come from, and what is found in them.
final class LintRun {
  let configuration: LintConfiguration
  private let contents: @Sendable (String) -> Result<[UInt8], LintSummary.Failure>
  private let locales: LocaleLinter?
  private let sets: RuleSets
  private var result = TaskResult()

  /// A run.
  ///
  /// - Parameters:
  ///   - locales: Looks at the names of languages.
  ///   - contents: Reads the file at a path. Threads may call it at the same time.
  init(
    _ configuration: LintConfiguration, locales: LocaleLinter?,
    contents: @escaping @Sendable (String) -> Result<[UInt8], LintSummary.Failure>
  ) {
    self.configuration = configuration
    self.contents = contents
    self.locales = locales
    sets = RuleSets(configuration)
  }

  /// What comes of some work. Within other work it is no part of that.
  func collect(_ work: () -> Void) -> TaskResult {
    let outer = result
    result = TaskResult()
    work()
    defer { result = outer }
    return result
  }

  /// The file at a path; nil, and a failure in the summary, when it cannot be read.
  func load(_ path: String) -> LintFile? {
    switch contents(path) {
    case .failure(let failure):
      result.failures.append(failure)
      return nil
    case .success(let bytes):
      result.linted.append(path)
      return LintFile(path: path, contents: bytes)
    }
  }

  /// The file at a path, which is only compared with; nil when there is none.
  func reference(_ path: String) -> LintFile? {
    guard case .success(let bytes) = contents(path) else { return nil }
    return LintFile(path: path, contents: bytes)
  }

  /// A file as it was at an earlier time; nil where it was not there, or nobody asks.
  func past(of path: String) -> LintFile? {
    configuration.pastContents?(path).flatMap { LintFile(path: path, contents: $0) }
  }

  /// A list for the findings in a file, with those about the languages that begin with it.
  func list(for file: LintFile) -> FindingList {
    var list = FindingList(file, sets.rules(forPath: file.source.path))
    locales?.lint(file, in: self, &list)
    return list
  }

  /// Whether any rule about missing texts is asked about a language of a table.
  func asksForCoverage(of member: TableMember) -> Bool {
    asks(about: member) { !$0.coverage.isEmpty }
  }

  /// Whether any rule about texts that the source lacks is asked about a language of a table.
  func asksForSurplus(of member: TableMember) -> Bool {
    asks(about: member) { !$0.surplus.isEmpty }
  }

  private func asks(about member: TableMember, _ isAsked: (RuleSet) -> Bool) -> Bool {
    [member.strings, member.dictionary].compactMap(\.self).contains { path in
      var rules = sets.rules(forPath: path)
      return isAsked(rules.rules(forLocale: member.locale))
    }
  }

  /// Passes on what was found in a file.
  func report(_ list: consuming FindingList) {
    var list = list
    list.finish()
    list.heedDirectives()
    guard list.count > 0 else { return }
    result.findings.append(list.located())
  }
}
