import CalqueCatalogs
import CalqueDiagnostics

/// The contents of files that a conversion would overwrite without writing them again.
package struct OutputDrops {
  /// A part of the contents that would be lost.
  package struct Drop: Sendable, Hashable {
    /// The kind of a part.
    package enum Kind: String, Sendable, Hashable {
      /// A language with all of its texts.
      case language
      /// A key in all languages.
      case key
      /// The contents of a key in one language.
      case translation
      /// One of the texts of a key that varies.
      case variation
      /// The comment of a key for translators.
      case comment
      /// A file that cannot be read: its contents are unknown.
      case file
    }

    package var kind: Kind
    /// The file.
    package var path: String
    /// The key; nil if it affects a language or a file.
    package var key: String?
    /// The language; nil if it affects all of them.
    package var locale: String?
    /// The number of texts, or the reason that the file cannot be read.
    package var detail: String
  }

  /// The parts that may be lost.
  package struct Permission: Sendable {
    /// The languages that may be lost.
    package var languages: [String]
    /// The keys that may be lost.
    package var keys: [String]
    /// Whether everything may be lost.
    package var isAll: Bool

    /// Makes a permission for the given parts.
    package init(languages: [String] = [], keys: [String] = [], all: Bool = false) {
      self.languages = languages
      self.keys = keys
      isAll = all
    }

    func covers(_ drop: Drop) -> Bool {
      if isAll { return true }
      if let locale = drop.locale,
        languages.contains(where: { TranslationTable.areSame($0, locale) })
      {
        return true
      }
      return drop.key.map(keys.contains) ?? false
    }
  }

  /// The parts that would be lost without permission, in the order of the files.
  package private(set) var drops: [Drop] = []

  private let permission: Permission

  /// Compares existing files with the files that would replace them.
  ///
  /// - Parameter folder: The folder of the outputs.
  package init(
    _ outputs: [CatalogConversion.Output], in folder: OutputFiles, permission: Permission
  ) {
    self.permission = permission
    var before: [ConversionSource] = []
    var after: [ConversionSource] = []
    var isReplacing = false
    for output in outputs {
      after += Self.sources(output.contents, output.path).sources
      let path = folder.path(of: output)
      guard FileBytes.exists(path), !output.path.hasSuffix("/contents.json") else { continue }
      switch FileBytes.read(path) {
      case .success(let bytes):
        let old = Self.sources(bytes, output.path)
        isReplacing = true
        before += old.sources
        if let reason = old.failure {
          add(Drop(kind: .file, path: path, detail: reason))
        }
      case .failure(let failure):
        add(Drop(kind: .file, path: path, detail: failure.reason))
      }
    }
    guard isReplacing else { return }
    let new = TableGathering(after, sourceLanguage: nil, isRooted: true).tables
    let known = Dictionary(new.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
    for table in TableGathering(before, sourceLanguage: nil, isRooted: true).tables {
      compare(table, known[table.identity], folder)
    }
  }

  private mutating func add(_ drop: Drop) {
    if !permission.covers(drop) { drops.append(drop) }
  }

  /// Returns the contents of a file, and the reason if they are incomplete.
  private static func sources(
    _ bytes: [UInt8], _ path: String
  ) -> (sources: [ConversionSource], failure: String?) {
    if path.hasSuffix(".po") {
      let file = PortableObject(path: path, contents: bytes)
      let problem = file.problems.first { $0.severity == .error }
      return (
        [PortableObjectImport(file, path: path, sourceLanguage: nil).source], problem?.message
      )
    }
    if path.hasSuffix(".xml") {
      let file = AndroidResources(SourceText(path: path, contents: bytes))
      let problem = file.problems.first { $0.severity == .error }
      return (
        [AndroidImport(file, path: path, sourceLanguage: nil).source], problem?.message
      )
    }
    let catalogs = CatalogFile.readAll(bytes, path: path)
    let problem = catalogs.lazy.flatMap(\.problems).first {
      $0.effect >= .losesEntries && $0.code != .duplicateKey && $0.code != .emptyFile
    }
    return (catalogs.map { ConversionSource($0) }, problem?.message)
  }

  private mutating func compare(
    _ table: ConversionTable, _ other: ConversionTable?, _ folder: OutputFiles
  ) {
    let file = table.files.first.map { folder.path(of: .init(path: $0, contents: [])) }
    let path = file ?? table.identity
    var gone: Set<String> = []
    for locale in table.locales {
      let texts = table.entries.count { $0.hasValue(in: locale) }
      let isThere = other?.entries.contains { $0.hasValue(in: locale) } ?? false
      // The source language has no contents of its own if its texts are the keys.
      guard texts > 0, !isThere, locale != table.sourceLanguage else { continue }
      gone.insert(locale)
      add(
        Drop(
          kind: .language, path: path, locale: locale,
          detail: "\(texts) text\(texts == 1 ? "" : "s")")
      )
    }
    for entry in table.entries {
      guard let found = other?[entry.key] else {
        add(Drop(kind: .key, path: path, key: entry.key, detail: "in all languages"))
        continue
      }
      if let comment = entry.comment, !comment.isEmpty, found.comment ?? "" == "" {
        add(Drop(kind: .comment, path: path, key: entry.key, detail: "'\(comment)'"))
      }
      for localization in entry.localizations where !gone.contains(localization.locale) {
        compare(localization, found.localization(localization.locale), entry.key, path)
      }
    }
  }

  private mutating func compare(
    _ localization: CatalogLocalization, _ found: CatalogLocalization?, _ key: String,
    _ path: String
  ) {
    let units = TextUnits(localization).units
    guard !units.isEmpty else { return }
    let new = found.map { TextUnits($0) }
    if new?.units.isEmpty != false {
      if units.count == 1, units[0].text == key { return }
      add(
        Drop(
          kind: .translation, path: path, key: key, locale: localization.locale,
          detail: "'\(ConversionLoss.excerpt(units[0].text))'"))
      return
    }
    // A text that consists of one part is equivalent to a choice.
    let part = localization.substitutions.count == 1 ? localization.substitutions[0].name : nil
    let isChoice = part != nil && found?.substitutions.isEmpty == true && units[0].path.isEmpty
    let prefix = "substitutions.\(part ?? "")."
    for unit in units where new?[unit.path] == nil {
      if isChoice, unit.path.isEmpty || new?[String(unit.path.dropFirst(prefix.count))] != nil {
        continue
      }
      add(
        Drop(
          kind: .variation, path: path, key: key, locale: localization.locale,
          detail: "\(unit.path) '\(ConversionLoss.excerpt(unit.text))'"))
    }
  }
}

extension OutputDrops.Drop: CustomStringConvertible {
  /// `path: "key" [locale]: detail (kind)`
  package var description: String {
    var place = path
    if let key { place += ": \"\(ConversionLoss.excerpt(key))\"" }
    if let locale { place += " [\(locale)]" }
    return "\(place): \(detail) (\(kind.rawValue))"
  }
}
