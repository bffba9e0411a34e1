import CalqueCatalogs

/// Converts tables to Android resources: one file for each table and language, with names that are
/// unique across all files.
struct AndroidExport {
  /// A file.
  struct File {
    var path: String
    var locale: String
    var resources: AndroidResources
  }

  private(set) var files: [File] = []

  /// Makes an export of the tables of one folder.
  init(_ tables: [ConversionTable]) {
    var keys: [String] = []
    for table in tables {
      for entry in table.entries {
        keys += Self.messageNames(of: entry).map { Self.nameKey($0, in: table, tables) }
      }
    }
    let names = AndroidNames(keys)
    var fileNames: Set<String> = []
    for table in tables {
      // InfoPlist and Info-Plist would get the same file name.
      var fileName = Self.fileName(of: table.name)
      while !fileNames.insert(fileName).inserted { fileName = "more_" + fileName }
      for locale in [table.sourceLanguage] + table.targetLocales {
        files.append(file(table, locale, fileName, names, tables))
      }
    }
  }

  /// Keys of two tables may be equal, but names must be unique.
  private static func nameKey(
    _ name: String, in table: ConversionTable, _ tables: [ConversionTable]
  ) -> String {
    let isShared = tables.contains { other in
      other.identity < table.identity && other[FlatMessage.parts(of: name).key] != nil
    }
    return isShared ? "\(table.name) \(name)" : name
  }

  /// The key of an entry, and those of each of its separate messages.
  private static func messageNames(of entry: CatalogEntry) -> [String] {
    var result = [entry.key]
    for localization in entry.localizations {
      for message in FlatMessage.messages(of: localization, key: entry.key) {
        let name = Self.name(entry.key, message.path)
        if !result.contains(name) { result.append(name) }
      }
    }
    return result
  }

  private static func name(_ key: String, _ path: String) -> String {
    path.isEmpty ? key : key + FlatMessage.separator + path
  }

  /// Returns the file name for a table.
  static func fileName(of table: String) -> String {
    if table == "Localizable" { return "strings.xml" }
    var result = ""
    for byte in table.utf8 {
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      let isDigit = byte >= 0x30 && byte <= 0x39
      let isUpper = byte >= 0x41 && byte <= 0x5A
      // InfoPlist becomes info_plist.
      if isUpper, let last = result.unicodeScalars.last, last.properties.isLowercase {
        result += "_"
      }
      result += isLetter || isDigit ? String(Unicode.Scalar(byte)).lowercased() : "_"
    }
    return result + ".xml"
  }

  private func file(
    _ table: ConversionTable, _ locale: String, _ fileName: String, _ names: AndroidNames,
    _ tables: [ConversionTable]
  ) -> File {
    let isSource = locale == table.sourceLanguage
    var result = AndroidResources(
      locale: locale, table: table.name == "Localizable" ? nil : table.name)
    var arrays = Set<String>()
    for entry in table.entries {
      if let array = AndroidArray(containing: entry.key, in: table) {
        guard arrays.insert(array.name).inserted, let items = array.items(locale) else { continue }
        result.resources.append(
          AndroidResource(
            .array, name: array.name, isTranslatable: entry.shouldTranslate,
            comment: isSource ? entry.comment : nil, items: items.map { .init($0) }))
        continue
      }
      result.resources += resources(entry, locale, isSource: isSource) { name in
        let unique = names[Self.nameKey(name, in: table, tables)]
        return (unique, unique == name ? nil : name)
      }
    }
    let folder = isSource ? "values" : AndroidLocale.folder(of: locale)
    return File(
      path: "\(table.folder)\(folder)/\(fileName)", locale: locale,
      resources: result)
  }

  private func resources(
    _ entry: CatalogEntry, _ locale: String, isSource: Bool,
    naming: (String) -> (name: String, key: String?)
  ) -> [AndroidResource] {
    var messages =
      entry.localization(locale).map { FlatMessage.messages(of: $0, key: entry.key) } ?? []
    if messages.isEmpty, isSource, !Self.keyIsNoText(entry) {
      // Without a text in `values`, programs crash if none of the user's languages has one.
      messages = [FlatMessage(path: "", forms: [.init(category: "", text: CatalogText(entry.key))])]
    }
    return messages.enumerated().map { index, message in
      let (name, key) = naming(Self.name(entry.key, message.path))
      let items = message.forms.map { form in
        AndroidResource.Item(
          quantity: form.category,
          JavaFormat.text(fromFoundation: form.text.string))
      }
      var resource = AndroidResource(
        message.isPlural ? .plurals : .string, name: name, key: key,
        isTranslatable: entry.shouldTranslate,
        comment: index == 0 && (isSource || Self.hasNoPlace(entry, isSource)) ? entry.comment : nil,
        items: items)
      if message.isPlural, message.text(for: "other") == nil {
        resource.items.append(
          .init(quantity: "other", JavaFormat.text(fromFoundation: message.mainText)))
      }
      return resource
    }
  }

  private static func hasNoPlace(_ entry: CatalogEntry, _ isSource: Bool) -> Bool {
    keyIsNoText(entry)
  }

  /// Returns whether a key is not a text to show.
  private static func keyIsNoText(_ entry: CatalogEntry) -> Bool { entry.key.isEmpty }
}

/// Keys such as `days[0]` and `days[1]` are the items of a list.
struct AndroidArray {
  let name: String
  private let entries: [CatalogEntry]

  /// Finds the list that a key is an item of. Returns nil unless the list is complete.
  init?(containing key: String, in table: ConversionTable) {
    guard key.hasSuffix("]"), let bracket = key.lastIndex(of: "[") else { return nil }
    name = String(key[..<bracket])
    // A number in another form, such as `[+0]` or `[01]`, is not the index of an item.
    guard AndroidNames.isName(name), let number = Int(key[key.index(after: bracket)...].dropLast()),
      number >= 0, key == "\(name)[\(number)]"
    else { return nil }
    var entries: [CatalogEntry] = []
    while let entry = table["\(name)[\(entries.count)]"] { entries.append(entry) }
    guard number < entries.count, table[name] == nil else { return nil }
    // A list has one comment, in front of it, and plain texts.
    guard entries.dropFirst().allSatisfy({ $0.comment == nil || $0.comment == entries[0].comment }),
      entries.allSatisfy({ $0.shouldTranslate == entries[0].shouldTranslate })
    else { return nil }
    self.entries = entries
  }

  /// Returns the texts in a language; nil if one is missing.
  func items(_ locale: String) -> [String]? {
    var result: [String] = []
    for entry in entries {
      guard case .text(let text) = entry.localization(locale)?.value else { return nil }
      result.append(JavaFormat.text(fromFoundation: text.string))
    }
    return result
  }
}
