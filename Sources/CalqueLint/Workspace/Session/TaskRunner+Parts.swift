import CalqueCatalogs
import CalqueDiagnostics

/// What was found in a part of a file that holds one entry.
struct PartResult {
  /// What a change must not change for the rest of the file to stay as it is.
  struct Outline: Equatable {
    var key: String
    var keyRange: Range<Int>
    var locales: [String]
    var isStructured: Bool
    /// What rules about files found.
    var fileFindings: [String]
  }

  var outline: Outline
  /// What was found, with offsets and positions of the part.
  var findings: [Finding]
}

extension TaskRunner {
  /// Lints a part of a file.
  ///
  /// - Parameters:
  ///   - file: The part, with what is around all entries.
  ///   - range: Where the part is in it.
  ///   - languages: The languages of the whole catalog.
  /// - Returns: nil where the part is not one entry and nothing else, or where the rest of the file
  ///   counts for it.
  func lint(
    part file: LintFile, at range: Range<Int>, of task: LintTask, among languages: CatalogLanguages?
  ) -> PartResult? {
    guard !Self.isBroken(file) else { return nil }
    var checker = run.partChecker(for: file)
    if case .member(let table, _) = task {
      var tables = TableRunner(run: run, table: table, entries: entries)
      let keys = tables.lintSource().table?.index
      entries.visitFile(
        &checker, besides: keys, tellsRepeatedKeys: run.configuration.tellsRepeatedKeys
      ) { tables.isTold($0, before: file.path) }
    } else {
      entries.visitFile(&checker)
    }
    var outline: PartResult.Outline
    switch (file.content, task) {
    case (.catalog(let catalog), .catalog):
      guard let languages, catalog.entries.count == 1, let entry = catalog.entries.first,
        entry.range == range
      else { return nil }
      entries.visit(entry, among: languages, &checker)
      outline = PartResult.Outline(
        key: entry.key, keyRange: entry.keyRange, locales: entry.localizations.map(\.locale),
        isStructured: false, fileFindings: [])
    case (.strings(let strings), .source(let table)):
      guard let known = Self.outline(of: strings, range) else { return nil }
      outline = known
      var tables = TableRunner(run: run, table: table, entries: entries)
      tables.lint(part: strings, of: nil, &checker)
    case (.strings(let strings), .member(let table, let member)):
      guard let known = Self.outline(of: strings, range) else { return nil }
      outline = known
      var tables = TableRunner(run: run, table: table, entries: entries)
      tables.lint(part: strings, of: member, &checker)
    default: return nil
    }
    if checker.hasCollected { return nil }
    let all = checker.finishPart()
    outline.fileFindings = all.filter { FindingOrder.kind(of: $0) == .file }.map {
      "\($0.rule) \($0.message)"
    }
    return PartResult(
      outline: outline, findings: all.filter { FindingOrder.isLocal($0, in: file.format) })
  }

  /// Whether a part is something else than whole entries.
  static func isBroken(_ file: LintFile) -> Bool {
    file.source.encoding != .utf8 || file.source.byteOrderMarkLength > 0
      || file.problems.contains {
        $0.effect > .altersEntries || $0.code == .duplicateKey || $0.code == .mergeMarker
          || $0.code == .encodingInvalid
      } || !DirectiveScan.directives(in: file).isEmpty
  }

  private static func outline(of file: StringsFile, _ range: Range<Int>) -> PartResult.Outline? {
    guard file.entries.count == 1, let entry = file.entries.first,
      entry.range.upperBound == range.upperBound
    else { return nil }
    return PartResult.Outline(
      key: file.key(of: entry), keyRange: entry.keyRange, locales: [],
      isStructured: entry.traits.contains(.structuredValue), fileFindings: [])
  }
}
