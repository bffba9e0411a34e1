import CalqueCatalogs

/// The changes of a file in one table: the localizations to write, by key.
struct TranslationDraft: Sendable {
  /// A key with its new contents.
  struct Edit: Sendable {
    var entry: TranslationEntry
    var localization: CatalogLocalization
  }

  let table: TranslationTable
  /// The index of the table in its project.
  let place: Int
  let language: String
  private(set) var edits: [Edit] = []
  private(set) var remarks: [TranslationRemark] = []
  private(set) var added = 0
  private(set) var changed = 0
  private(set) var restated = 0

  private let options: TranslationImport.Options

  init(
    table: TranslationTable, place: Int, language: String, options: TranslationImport.Options,
    changes: [TranslationChange]
  ) {
    self.table = table
    self.place = place
    self.language = language
    self.options = options
    var groups: [ScalarKey: [TranslationChange]] = [:]
    var order: [ScalarKey] = []
    for change in changes {
      guard let change = accepted(change) else { continue }
      let key = ScalarKey(change.entry.key)
      if groups[key] == nil { order.append(key) }
      if let other = groups[key]?.first(where: { $0.path == change.path }) {
        if other.text != change.text {
          remark(
            .refused, change, "\(other.file) says '\(other.text ?? "")' there",
            translation: change.text)
        }
        continue
      }
      groups[key, default: []].append(change)
    }
    for key in order { apply(groups[key] ?? []) }
  }

  /// Whether texts have states in the table's format.
  private var hasStates: Bool { !table.hasFolders }

  private mutating func remark(
    _ kind: TranslationRemark.Kind, _ change: TranslationChange, _ message: String,
    translation: String? = nil, current: String? = nil
  ) {
    remarks.append(
      TranslationRemark(
        kind: kind, file: change.file, offset: change.offset, catalog: table.path(of: language),
        key: change.entry.key, path: change.path.description, message: message,
        translation: translation, current: current))
  }

  // MARK: What is taken

  private mutating func accepted(_ change: TranslationChange) -> TranslationChange? {
    var change = change
    if !change.entry.shouldTranslate {
      remark(
        .refused, change, "The catalog marks the key as not to be translated",
        translation: change.text)
      return nil
    }
    if let conflict = change.conflict {
      report(conflict, change)
      if options.resolution == .keep { return nil }
      if options.resolution == .review { change.state = "needs_review" }
    }
    if change.text != nil, change.state == "new" {
      // A new translation is no longer `new`, but the file does not say that it is finished.
      change.state = "needs_review"
    }
    if !hasStates {
      if change.text == nil {
        remark(.state, change, "A .\(table.format.rawValue) file has no states")
        return nil
      }
      if change.state == "needs_review", !options.takesUnreviewed {
        remark(
          .refused, change,
          "It needs review, and a .\(table.format.rawValue) file cannot store that; use --unreviewed to import it",
          translation: change.text, current: change.current?.target)
        return nil
      }
    }
    return change
  }

  private mutating func report(
    _ conflict: TranslationChange.Conflict, _ change: TranslationChange
  ) {
    let what = conflict.isTranslation ? "translation" : "source"
    let done =
      switch options.resolution {
      case .keep: "the catalog's text was kept"
      case .take: "the file's text was used"
      case .review: "the file's text was used, and needs review"
      }
    remark(
      .conflict, change,
      "The \(what) was '\(conflict.before)' when the file was made, and is '\(conflict.now)' now; "
        + done,
      translation: change.text ?? change.current?.target, current: change.current?.target)
  }

  // MARK: What is made of it

  private mutating func apply(_ changes: [TranslationChange]) {
    guard let first = changes.first else { return }
    let entry = first.entry
    let locale = table.spelling(of: language) ?? language
    var result = entry.target ?? CatalogLocalization(locale: locale, value: nil)
    let isNew = result.value == nil
    for part in entry.source.substitutions where result.substitution(part.name) == nil {
      guard isNew || changes.contains(where: { $0.path.part == part.name }) else { continue }
      var copy = part
      copy.value = .variations(CatalogVariations(.plural, cases: []))
      copy.otherFields = []
      result.substitutions.append(copy)
    }
    for change in changes {
      let old = result.text(at: change.path)
      let text = change.text.map { spelled($0, change, old) } ?? old?.string ?? ""
      if !result.set(text, state: state(change, old), at: change.path) { continue }
    }
    complete(&result, entry)
    if let reason = fault(of: result, entry) {
      remark(.refused, first, reason, translation: first.text)
      return
    }
    for change in changes {
      if change.text == nil {
        restated += 1
      } else if change.current?.target == nil {
        added += 1
      } else {
        changed += 1
      }
    }
    edits.append(Edit(entry: entry, localization: result))
  }

  private func state(_ change: TranslationChange, _ old: CatalogText?) -> String? {
    guard hasStates else { return nil }
    let state = change.state ?? (change.text == nil ? old?.state : "translated")
    // A text without a state is translated.
    if state == "translated", let old, old.state == nil { return nil }
    return state
  }

  /// Returns a text as the catalog writes it: with `%arg` where the catalog used it.
  private func spelled(
    _ text: String, _ change: TranslationChange, _ old: CatalogText?
  ) -> String {
    let entry = change.entry
    guard let name = change.path.part,
      let part = entry.target?.substitution(name) ?? entry.source.substitution(name)
    else { return text }
    let models =
      old.map { [$0.string] }
      ?? (entry.target?.substitution(name) ?? part).value.texts.map(\.string)
    return models.contains { $0.contains("%arg") } ? part.withArgument(text) : text
  }

  /// Adds a text that the translator does not need to provide, because it consists of parts only.
  private func complete(_ localization: inout CatalogLocalization, _ entry: TranslationEntry) {
    localization.substitutions.removeAll { part in
      guard case .variations(let choice) = part.value else { return false }
      return choice.cases.isEmpty && choice.otherCases.isEmpty
        && entry.target?.substitution(part.name) == nil
    }
    guard localization.value == nil, case .text(let text) = entry.source.value else { return }
    let format = FormatString(text.string)
    let isPartsOnly =
      !format.substitutions.isEmpty
      && format.pieces.allSatisfy { piece in
        switch piece {
        case .substitution: true
        case .literal: !format[piece.range].contains(where: \.isLetter)
        default: false
        }
      }
    guard isPartsOnly else { return }
    localization.value = .text(
      CatalogText(text.string, state: hasStates ? "translated" : nil))
  }

  /// Returns the reason that the runtime could not show a localization; nil if it can, or if the
  /// problem existed before.
  private func fault(of localization: CatalogLocalization, _ entry: TranslationEntry) -> String? {
    guard entry.target?.value == nil else { return nil }
    guard let value = localization.value else {
      return "The text that its parts belong to is not translated"
    }
    for text in value.texts {
      for place in FormatString(text.string).substitutions
      where localization.substitution(place.name) == nil {
        return "Its part '\(place.name)' is not translated"
      }
    }
    guard table.format == .stringsdict else { return nil }
    for part in localization.substitutions {
      if case .variations(let choice) = part.value, choice["other"] == nil {
        return "A .stringsdict needs a text for 'other', and the file has none"
      }
    }
    return nil
  }
}
