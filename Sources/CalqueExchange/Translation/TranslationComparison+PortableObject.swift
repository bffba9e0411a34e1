import CalqueCatalogs
import CalqueICU

extension TranslationComparison {
  /// Compares the messages of a gettext file.
  mutating func compare(_ file: PortableObject) {
    var known: [ScalarKey: (entry: TranslationEntry, message: TranslationMessage)] = [:]
    for entry in entries.values {
      for message in TranslationMessage.messages(of: entry) {
        known[ScalarKey(message.name)] = (entry, message)
      }
    }
    var before: [ScalarKey: PortableObjectMessage] = [:]
    if case .portableObject(let other) = base?.content {
      for message in other.messages where !message.isObsolete {
        before[ScalarKey(Self.name(of: message, in: other))] = message
      }
    }
    let forms = PortableObjectForms(file, language: language)
    for message in file.messages where !message.isObsolete {
      let name = Self.name(of: message, in: file)
      guard let (entry, now) = known[ScalarKey(name)] else {
        if let text = message.translations.first(where: { !$0.isEmpty }) {
          reportUnknown(name, at: message.range.lowerBound, translation: text)
        }
        continue
      }
      let sent = before[ScalarKey(name)]
      if let sent, sent.translations == message.translations, sent.isFuzzy == message.isFuzzy {
        continue
      }
      compare(message, now, entry, forms, sent)
    }
  }

  /// Returns the key of a message, and its path after `|==|`.
  private static func name(of message: PortableObjectMessage, in file: PortableObject) -> String {
    file[field: PortableObjectExport.keysField] == "msgctxt"
      ? message.context ?? message.id
      : message.context.map { "\($0)|\(message.id)" } ?? message.id
  }

  private mutating func compare(
    _ message: PortableObjectMessage, _ now: TranslationMessage, _ entry: TranslationEntry,
    _ forms: PortableObjectForms, _ sent: PortableObjectMessage?
  ) {
    let offset = message.range.lowerBound
    guard now.isPlural == (message.plural != nil) else {
      if message.translations.contains(where: { !$0.isEmpty }) {
        remark(
          .refused, entry.key, now.path, at: offset,
          now.isPlural
            ? "The catalog has plural forms there, and the file has one text"
            : "The catalog has one text there, and the file has plural forms")
        remarks[remarks.count - 1].translation = message.translations.first { !$0.isEmpty }
      }
      return
    }
    let texts: [PortableObjectForms.Form]
    if now.isPlural {
      guard let found = forms.forms(of: message, now) else {
        remark(
          .refused, entry.key, now.path, at: offset,
          "The file has plural forms, and no Plural-Forms in its header")
        return
      }
      for index in forms.unused where index < message.translations.count {
        if message.translations[index].isEmpty { continue }
        remark(
          .refused, entry.key, now.path, at: offset,
          "msgstr[\(index)] is not a plural form of \(language)")
        remarks[remarks.count - 1].translation = message.translations[index]
      }
      texts = found
    } else {
      texts = [.init(index: 0, path: now.path, text: message.translations.first ?? "")]
    }
    let conflict = conflict(message, now)
    var found: [TranslationChange] = []
    for form in texts {
      let earlier = sent.map {
        form.index < $0.translations.count ? $0.translations[form.index] : ""
      }
      found += changes(of: message, now, entry, form, sent: earlier)
    }
    for var change in found {
      change.conflict = conflict ?? change.conflict
      self.change(change)
    }
  }

  private func conflict(
    _ message: PortableObjectMessage, _ now: TranslationMessage
  ) -> TranslationChange.Conflict? {
    // A single plural form is how gettext writes a text without forms.
    let isSame =
      message.id.utf8.elementsEqual(now.id.utf8)
      && (message.plural ?? "").utf8.elementsEqual((now.plural ?? "").utf8)
    if isSame { return nil }
    func shown(_ id: String, _ plural: String?) -> String {
      guard let plural, plural != id else { return id }
      return "\(id) | \(plural)"
    }
    return .init(before: shown(message.id, message.plural), now: shown(now.id, now.plural))
  }

  /// Returns the changes of one `msgstr`: of its form, and of the forms that repeat that one.
  private mutating func changes(
    of message: PortableObjectMessage, _ before: TranslationMessage, _ entry: TranslationEntry,
    _ form: PortableObjectForms.Form, sent: String?
  ) -> [TranslationChange] {
    let (path, text, offset) = (form.path, form.text, message.range.lowerBound)
    let now = entry[path]?.translation ?? ""
    if text.isEmpty {
      if !now.isEmpty {
        remark(.empty, entry.key, path, at: offset, "The file no longer has a translation")
      }
      return []
    }
    var change = TranslationChange(
      entry: entry, path: path, text: text, state: message.isFuzzy ? "needs_review" : "translated",
      file: part.path, offset: offset)
    if text.utf8.elementsEqual(now.utf8) {
      if before.isFuzzy == message.isFuzzy { return [] }
      change.text = nil
      return [change]
    }
    if change.current == nil {
      // A form without a text in the catalog repeats another one.
      let category = path.choices.last?.selector ?? ""
      if text == before.translation(of: category) || text == message.translations.last { return [] }
      if let reason = reasonAgainst(path, entry) {
        remark(.refused, entry.key, path, at: offset, reason)
        remarks[remarks.count - 1].translation = text
        return []
      }
    }
    if let sent, !sent.utf8.elementsEqual(now.utf8) {
      change.conflict = .init(before: sent, now: now, isTranslation: true)
    }
    let followers = form.others.filter { other in
      let text = entry[other]?.translation ?? ""
      return text.isEmpty || text.utf8.elementsEqual(now.utf8)
    }
    return [change]
      + followers.map { other in
        var follower = change
        follower.path = other
        return follower
      }
  }
}

/// The plural category of each `msgstr` of a file.
struct PortableObjectForms {
  /// A `msgstr`.
  struct Form {
    /// Its number.
    var index: Int
    /// The path of its text.
    var path: TextPath
    /// Its text.
    var text: String
    /// The paths of the other texts that it also applies to.
    var others: [TextPath] = []
  }

  private let mapping: PluralFormMapping?
  /// The numbers of the forms that are not used by any category of the language.
  let unused: [Int]

  init(_ file: PortableObject, language: String) {
    mapping = file.pluralForms.map { PluralFormMapping($0, language: language) }
    let used = Set(mapping?.forms.map(\.index) ?? [])
    unused = (0..<(file.pluralForms?.count ?? 0)).filter { !used.contains($0) }
  }

  /// Returns the forms of a message; nil if the file does not define them.
  func forms(of message: PortableObjectMessage, _ now: TranslationMessage) -> [Form]? {
    guard let mapping else { return nil }
    return message.translations.indices.compactMap { index in
      let paths = mapping.forms.filter { $0.index == index }.map {
        now.path.appending(.plural, $0.category.rawValue)
      }
      guard let first = paths.first else { return nil }
      return Form(
        index: index, path: first, text: message.translations[index],
        others: Array(paths.dropFirst()))
    }
  }
}
