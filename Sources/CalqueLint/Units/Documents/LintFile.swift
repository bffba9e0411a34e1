package import CalqueCatalogs
package import CalqueDiagnostics

/// A catalog file that is loaded: its text, its entries, and its place in the project.
package struct LintFile: Sendable {
  /// What a file holds, by its format.
  package enum Content: Sendable {
    /// A flat table, whose texts are decoded on demand.
    case strings(StringsFile)
    /// A string dictionary or a string catalog, decoded.
    case catalog(Catalog)
    /// The catalogs of an exchange file, decoded.
    case exchange([Catalog])
  }

  /// Files of this size or larger are not linted: it is a hundred times the largest catalog that we
  /// know. A larger file is not a catalog, and would use up the machine's memory.
  package static let limit = 256 << 20

  /// The text of the file.
  package let source: SourceText
  /// The format.
  package let format: Catalog.Format
  /// The locale that its `.lproj` folder names, as it is written there; nil for files that give
  /// their languages themselves.
  package let locale: String?
  /// The entries.
  package let content: Content
  /// The problems that its reader found.
  package let problems: [CatalogProblem]

  /// Reads a file's contents. Returns nil unless the path has the extension of a format that is
  /// linted.
  package init?(path: String, contents: [UInt8]) {
    guard let format = CatalogFile.format(ofPath: path) else { return nil }
    let source = SourceText(path: path, contents: contents)
    switch format {
    case .strings:
      let file = StringsFile(source)
      content = .strings(file)
      problems = file.problems
    case .stringsdict:
      let catalog = Catalog(
        StringsDictionary(source, locale: CatalogFile.locale(ofPath: path) ?? ""))
      content = .catalog(catalog)
      problems = catalog.problems
    case .xcstrings:
      let catalog = Catalog(XCStrings(source))
      content = .catalog(catalog)
      problems = catalog.problems
    case .xliff:
      let file = XLIFF(source)
      content = .exchange(file.files)
      problems = file.problems
    }
    self.source = source
    self.format = format
    locale =
      format == .xcstrings || format == .xliff ? nil : CatalogFile.locale(ofPath: path)
  }

  /// The path, as it was given.
  package var path: String { source.path }

  /// The edits that lay the file out as Xcode would; empty if there are none, if Xcode leaves the
  /// layout as it is, or if the file is broken.
  package var layoutEdits: [Edit] {
    guard format.isLaidOutByXcode else { return [] }
    return (try? CatalogArrangement.formatted.edits(of: source, format: format)) ?? []
  }

  /// Returns the key of the entry that contains an offset, or nil if there is none, or if its
  /// format has no table of entries by place.
  package func key(at offset: Int) -> String? {
    guard case .strings(let file) = content else { return nil }
    return entry(at: offset).map { file.key(of: $0) }
  }

  /// Whether the entry of a `.strings` file that contains an offset has its key as its text.
  func isOwnText(at offset: Int) -> Bool {
    guard case .strings(let file) = content, let entry = entry(at: offset) else { return false }
    return file.key(of: entry) == file.value(of: entry)
  }

  /// Whether this is something else with the extension of a `.strings` file: it belongs to no
  /// language, and has no equals sign, as a list of words has none.
  var isOtherFile: Bool {
    guard case .strings(let file) = content else { return false }
    return locale == nil && file.entries.isEmpty
      && !source.utf8.contains(UInt8(ascii: "=")) && !source.utf8.contains(0)
  }

  /// Whether this is an input of tests: it belongs to no language, and is in a folder of tests.
  var isFixture: Bool { locale == nil && Self.isInTests(path) }

  /// Whether a path leads through a folder of tests.
  static func isInTests(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder.hasSuffix("Tests") || folder.hasSuffix("Fixtures") || folder.hasSuffix("TestData")
        || ["test", "tests", "fixtures", "testdata"].contains(folder.lowercased())
    }
  }

  /// Returns the entry of a `.strings` file that contains an offset.
  func entry(at offset: Int) -> StringsEntry? {
    guard case .strings(let file) = content else { return nil }
    var (low, high) = (0, file.entries.count)
    while low < high {
      let middle = (low + high) / 2
      if file.entries[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < file.entries.count, file.entries[low].range.contains(offset) else { return nil }
    return file.entries[low]
  }
}
