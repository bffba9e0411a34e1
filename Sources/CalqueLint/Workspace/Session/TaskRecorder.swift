import CalqueCatalogs
import CalqueDiagnostics

/// Records what one thread reads and finds for the current task.
final class TaskRecorder {
  let configuration: LintConfiguration
  private let contents: @Sendable (String) -> Result<[UInt8], FileError>
  private let languages: LanguageUnits?
  private let sets: RuleSets
  private let cache: TaskCache?
  private var result = TaskResult()
  /// How many files were parsed.
  private(set) var parsed = 0

  /// A recorder.
  ///
  /// - Parameters:
  ///   - languages: Makes the units of languages.
  ///   - cache: Records what is read.
  ///   - contents: Reads the file at a path. Threads may call it at the same time.
  init(
    _ configuration: LintConfiguration, languages: LanguageUnits?, cache: TaskCache? = nil,
    contents: @escaping @Sendable (String) -> Result<[UInt8], FileError>
  ) {
    self.configuration = configuration
    self.contents = contents
    self.languages = languages
    self.cache = cache
    sets = RuleSets(configuration, of: RuleRegistry.all)
  }

  /// Returns the results of some work. If it is nested in other work, they are not part of that.
  func collect(_ work: () -> Void) -> TaskResult {
    let outer = result
    result = TaskResult()
    work()
    defer { result = outer }
    return result
  }

  /// Reads the file at a path. Returns nil, and records a failure in the summary, if it cannot be
  /// read.
  func load(_ path: String) -> LintFile? {
    switch read(path) {
    case .failure(let failure):
      result.failures.append(failure)
      return nil
    case .success(let bytes):
      result.linted.append(path)
      return parse(path, bytes)
    }
  }

  /// Reads the file at a path, which is only compared with. Returns nil if there is none.
  func reference(_ path: String) -> LintFile? {
    guard case .success(let bytes) = read(path) else { return nil }
    return parse(path, bytes)
  }

  /// Returns a file as it was at an earlier time, or nil if it did not exist or no time is given.
  func past(of path: String) -> LintFile? {
    guard let contents = configuration.pastContents else { return nil }
    let bytes = contents(path)
    if cache != nil {
      let place = FileRead.Place(path, isPast: true)
      result.reads.append(FileRead(place: place, state: FileState(bytes)))
    }
    return bytes.flatMap { parse(path, $0) }
  }

  /// Records the coverage of a table by a language.
  func note(_ coverage: LanguageCoverage) { result.coverage.append(coverage) }

  /// Records that the current work depends on files that other work read.
  func note(_ reads: [FileRead]) { result.reads += reads }

  private func read(_ path: String) -> Result<[UInt8], FileError> {
    guard let cache else { return contents(path) }
    let (bytes, state) = cache.read(path)
    result.reads.append(FileRead(place: FileRead.Place(path), state: state))
    return bytes
  }

  private func parse(_ path: String, _ bytes: [UInt8]) -> LintFile? {
    parsed += 1
    return LintFile(path: path, contents: bytes)
  }

  /// Returns a checker for the units of a file, with the findings in the names of the languages
  /// that begin with it.
  func checker(for file: LintFile) -> UnitChecker {
    var checker = UnitChecker(file, sets.rules(forPath: file.source.path))
    languages?.visit(file, in: self, &checker)
    return checker
  }

  /// A checker for a part of a file.
  func partChecker(for file: LintFile) -> UnitChecker {
    UnitChecker(file, sets.rules(forPath: file.source.path))
  }

  /// Whether any rule about missing texts runs for a language of a table.
  func asksForCoverage(of member: TableMember) -> Bool {
    asks(for: .gap, about: member)
  }

  /// Whether any rule about texts that the source lacks runs for a language of a table.
  func asksForSurplus(of member: TableMember) -> Bool {
    asks(for: .surplus, about: member)
  }

  private func asks(for kind: UnitKind, about member: TableMember) -> Bool {
    member.paths.contains { path in
      var rules = sets.rules(forPath: path)
      return rules.rules(forLocale: member.locale).table.asks(for: kind)
    }
  }

  /// Adds the findings of a file.
  func report(_ checker: consuming UnitChecker) {
    if let found = checker.finish() { result.findings.append(found) }
  }
}
