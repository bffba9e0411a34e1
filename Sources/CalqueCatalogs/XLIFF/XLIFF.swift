public import CalqueDiagnostics

/// An `.xliff` file as Xcode exports it: the texts of a project in its own language and in another
/// one (XLIFF 1.2).
///
/// Each `<file>` in it is a catalog of its own, named after the project file that its texts come
/// from. The units that Xcode writes for one key are folded into one entry: `key|==|plural.one` and
/// `key|==|plural.other` are read as one text that varies, and so are the paths that it writes for
/// string dictionaries. Inline elements are left out of texts, as Xcode does.
public struct XLIFF: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The version in the file; only 1.2 and its predecessors are read.
  public let version: String?
  /// The catalog of each `<file>`, in file order, with its share of the problems.
  public let files: [Catalog]
  /// The problems of the file, in file order.
  public let problems: [CatalogProblem]

  /// Reads a file. A broken file is read as far as possible; problems whose effect is `losesFile`
  /// indicate that Xcode would refuse it.
  public init(_ source: SourceText) {
    self.source = source
    let (document, found) = XLIFFReader.read(source)
    version = document.version?.value
    var problems = found
    var contents: [CatalogEntries] = []
    for file in document.files {
      let spelled = SpelledUnits(file, source)
      contents.append(spelled.entries)
      problems += spelled.problems
    }
    let order = problems.indices.sorted {
      (problems[$0].range.lowerBound, $0) < (problems[$1].range.lowerBound, $1)
    }
    problems = order.map { problems[$0] }
    self.problems = problems
    let version = version
    files = zip(document.files.indices, contents).map { index, entries in
      let file = document.files[index]
      // Problems in front of the first file belong to it, and those after a file belong to that
      // file.
      let start = index == 0 ? 0 : file.range.lowerBound
      let next = index + 1
      let end = next < document.files.count ? document.files[next].range.lowerBound : Int.max
      return Catalog(
        file, entries: entries, version: version, source: source,
        problems: problems.filter { start <= $0.range.lowerBound && $0.range.lowerBound < end })
    }
  }
}

extension Catalog {
  init(
    _ file: XLIFFDocument.File, entries: CatalogEntries, version: String?, source: SourceText,
    problems: [CatalogProblem]
  ) {
    var locales: [String] = []
    for language in [file.sourceLanguage?.value, file.targetLanguage?.value].compactMap(\.self)
    where !locales.contains(language) {
      locales.append(language)
    }
    if file.targetLanguage == nil, file.units.haveTargets {
      locales.append("")
    }
    self.init(
      name: CatalogFile.tableName(ofPath: file.original?.value ?? source.path), source: source,
      format: .xliff, sourceLanguage: file.sourceLanguage?.value, version: version,
      original: file.original?.value, locales: locales, entries: [],
      otherFields: XLIFFFields.fields(of: file, in: source), problems: problems)
    self.entries = entries
  }
}
