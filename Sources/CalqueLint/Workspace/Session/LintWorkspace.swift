import CalqueCatalogs
public import CalqueDiagnostics

/// Documents that change, and what is found in them, as an editor needs it.
///
/// The workspace keeps the texts. After a change that stays within an entry only this entry is
/// linted again; what it finds is what a ``LintSession`` over all documents would find.
///
/// ```swift
/// let workspace = LintWorkspace()
/// workspace.open("Localizable.xcstrings", contents: bytes)
/// workspace.change("Localizable.xcstrings", in: 120..<121, to: "x")
/// let findings = workspace.findings(in: "Localizable.xcstrings")
/// ```
///
/// A workspace is confined: it is used from one task at a time.
public final class LintWorkspace {
  private struct Document {
    var version = 0
    /// Nil where the document has to be linted as a whole.
    var findings: DocumentFindings?
  }

  private let configuration: LintConfiguration
  private let readsDisk: Bool
  private let store = DocumentStore()
  private var documents: [String: Document] = [:]
  private var paths: [String] = []
  /// Lints the documents as they are; nil where other files have to be read again.
  private var runner: TaskRunner?
  private var tasks: [String: LintTask] = [:]
  /// How many times a document was linted as a whole, for tests.
  package private(set) var wholeCount = 0

  /// A workspace without documents.
  ///
  /// - Parameters:
  ///   - configuration: The rules and their settings.
  ///   - readsDisk: Whether documents are compared with files on disk that are not open.
  public init(configuration: LintConfiguration = LintConfiguration(), readsDisk: Bool = false) {
    self.configuration = configuration
    self.readsDisk = readsDisk
  }

  /// Opens a document, or replaces the whole text of one.
  ///
  /// - Parameters:
  ///   - path: Tells the format, the table and the language.
  ///   - contents: The bytes of the document.
  public func open(_ path: String, contents: [UInt8]) {
    if documents[path] == nil { paths.append(path) }
    store.set(contents, at: path)
    documents[path, default: Document()].version += 1
    forgetAll()
  }

  /// Closes a document.
  public func close(_ path: String) {
    guard documents.removeValue(forKey: path) != nil else { return }
    paths.removeAll { $0 == path }
    store.set(nil, at: path)
    forgetAll()
  }

  /// Replaces a range of a document.
  ///
  /// - Parameters:
  ///   - path: The path by which the document was opened.
  ///   - range: The range, in bytes of the document.
  ///   - replacement: The text that takes its place.
  public func change(_ path: String, in range: Range<Int>, to replacement: String) {
    guard documents[path] != nil else { return }
    documents[path]?.version += 1
    let bytes = Array(replacement.utf8)
    if changeEntry(path, range, bytes) {
      if !isSource(path) { return }
      forgetOthers(than: path)
    } else {
      store.replace(range, with: bytes, in: path)
      if format(of: path) == .xcstrings || format(of: path) == .xliff {
        documents[path]?.findings = nil
      } else {
        forgetAll()
      }
    }
  }

  /// The version of a document: 1 when it was opened, and one more after each change.
  public func version(of path: String) -> Int { documents[path]?.version ?? 0 }

  /// The text of a document; nil if it is not open.
  public func contents(of path: String) -> [UInt8]? { store.text(at: path) }

  /// The findings in a document, in the order of their positions.
  public func findings(in path: String) -> [Finding] {
    guard documents[path] != nil else { return [] }
    if let known = documents[path]?.findings { return known.all }
    let findings = lint(path)
    documents[path]?.findings = findings
    return findings?.all ?? []
  }

  // MARK: Whole documents

  private func forgetAll() {
    runner = nil
    for path in paths { documents[path]?.findings = nil }
  }

  /// Forgets what depends on the texts of a document.
  private func forgetOthers(than path: String) {
    runner = nil
    for other in paths where other != path && format(of: other) != .xcstrings {
      documents[other]?.findings = nil
    }
  }

  private func format(of path: String) -> Catalog.Format? { CatalogFile.format(ofPath: path) }

  /// Whether other documents are compared with a document's texts.
  private func isSource(_ path: String) -> Bool {
    switch tasks[path] {
    case .source: true
    case .member(_, let member): !LocaleFolder.isLanguage(member.locale)
    case .catalog, nil: false
    }
  }

  private func currentRunner() -> TaskRunner {
    if let runner { return runner }
    let groups = FileGroup.groups(of: paths)
    tasks = [:]
    for task in LintTask.tasks(of: groups, sourceLanguage: configuration.sourceLanguage) {
      for path in task.paths { tasks[path] = task }
    }
    let (store, readsDisk) = (store, readsDisk)
    let made = TaskRunner(configuration, groups, nil) { path in
      if let text = store.text(at: path) { return .success(text) }
      guard readsDisk else {
        return .failure(FileError(path: path, reason: "No such file or directory"))
      }
      return FileBytes.read(path, limit: LintFile.limit)
    }
    runner = made
    return made
  }

  private func lint(_ path: String) -> DocumentFindings? {
    wholeCount += 1
    let runner = currentRunner()
    guard let task = tasks[path], let format = format(of: path), let text = store.text(at: path)
    else { return nil }
    let result = runner.result(of: task)
    let found = result.findings.first { $0.path == path }?.findings ?? []
    let file = LintFile(path: path, contents: text).flatMap {
      TaskRunner.isBroken($0) ? nil : $0
    }
    return DocumentFindings(found, in: file, format: format)
  }

  // MARK: One entry

  /// Changes the text of an entry, and lints the entry alone.
  ///
  /// The entry is linted as it was, too: where that does not give what was found in the document,
  /// more than the entry counts.
  ///
  /// - Returns: Whether that was enough. If not, nothing is changed.
  private func changeEntry(_ path: String, _ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    // The first bytes of a file tell its encoding.
    guard range.lowerBound > 3, var findings = documents[path]?.findings,
      let slices = findings.slices, let index = slices.index(at: range.lowerBound),
      range.upperBound < slices[index].upperBound, !findings.concernsDocument(index)
    else { return false }
    let runner = currentRunner()
    guard let task = tasks[path] else { return false }
    let slice = slices[index]
    let old = store.bytes(at: slice, of: path)
    var new = old
    new.replaceSubrange(
      (range.lowerBound - slice.lowerBound)..<(range.upperBound - slice.lowerBound), with: bytes)
    let head = slices.frame.head
    func part(_ text: [UInt8]) -> (file: LintFile, result: PartResult)? {
      guard
        let file = LintFile(path: path, contents: head + text + slices.frame.tail),
        let result = runner.lint(
          part: file, at: head.count..<(head.count + text.count), of: task,
          among: findings.languages)
      else { return nil }
      return (file, result)
    }
    guard let before = part(old), let after = part(new),
      before.result.outline == after.result.outline
    else { return false }
    func relative(_ part: (file: LintFile, result: PartResult), _ count: Int) -> [Finding] {
      let origin = part.file.source.position(at: head.count)
      return part.result.findings.map { $0.moved(by: -head.count) { $0.relative(to: origin) } }
    }
    guard relative(before, old.count) == findings.findings(ofSlice: index) else { return false }
    func end(_ part: (file: LintFile, result: PartResult), _ count: Int) -> SourcePosition {
      part.file.source.position(at: head.count + count)
        .relative(to: part.file.source.position(at: head.count))
        .absolute(from: slices.position(of: index))
    }
    let shift = PlaceShift(
      bytes: new.count - old.count, oldEnd: end(before, old.count), newEnd: end(after, new.count))
    store.replace(range, with: bytes, in: path)
    documents[path]?.findings = nil
    findings.replace(relative(after, new.count), ofSlice: index, shift)
    documents[path]?.findings = findings
    return true
  }
}
