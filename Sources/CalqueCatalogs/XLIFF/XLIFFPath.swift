import CalqueDiagnostics

/// The components of a unit's `id` in Xcode's files: a key, and the path to one of its texts.
///
/// Keys of string catalogs are followed by `|==|` and a path: `key|==|plural.one`,
/// `key|==|device.iphone.plural.other`, `key|==|substitutions.NAME.plural.few`; a name that
/// contains a point is written between `@`. Those of string dictionaries are paths into the
/// property list: `/key:dict/NSStringLocalizedFormatKey:dict/:string`,
/// `/key:dict/NAME:dict/one:dict/:string`.
struct XLIFFPath: Hashable {
  /// One choice along the path.
  struct Choice: Hashable {
    var kind: CatalogVariations.Kind
    var selector: String
  }

  /// The spelling of the path.
  enum Style: Hashable {
    /// The key alone.
    case plain
    /// `key|==|plural.one`
    case catalog
    /// `/key:dict/name:dict/one:dict/:string`
    case dictionary
  }

  var key: String
  /// The named part of the text that it leads into.
  var part: String?
  var choices: [Choice] = []
  var style: Style = .plain

  static let separator = "|==|"
  private static let dictionaryEnd = ":dict/:string"
  private static let dictionarySeparator = ":dict/"

  init(key: String, part: String? = nil, choices: [Choice] = [], style: Style = .plain) {
    self.key = key
    self.part = part
    self.choices = choices
    self.style = style
  }

  /// Reads an `id`. An `id` that is not a path of a known form is a key.
  init(id: String) {
    self = XLIFFPath(key: id)
    // Most are keys without characters of a path.
    if id.contains(byte: UInt8(ascii: "|")) || id.contains(byte: UInt8(ascii: "/")) {
      self = Self.catalogPath(id) ?? Self.dictionaryPath(id) ?? self
    }
  }

  /// Whether a byte may belong to a path: an `id` without any such byte is a key.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "|") || byte == UInt8(ascii: "/")
  }

  /// Whether an `id` looks like a path of a string catalog, but is not valid.
  static func isBroken(_ id: String) -> Bool {
    guard let separator = lastSeparator(in: id) else { return false }
    let path = id[separator.upperBound...]
    let starts = ["plural.", "device.", "width.", "ordinal.", "select.", "substitutions."]
    guard starts.contains(where: path.hasPrefix) else { return false }
    return catalogPath(id) == nil
  }

  // MARK: String catalogs

  private static func lastSeparator(in id: String) -> Range<String.Index>? {
    let bytes = id.utf8
    // Most keys do not contain a bar.
    guard var end = bytes.lastIndex(of: UInt8(ascii: "|")) else { return nil }
    while true {
      let stop = bytes.index(after: end)
      if let start = bytes.index(stop, offsetBy: -4, limitedBy: bytes.startIndex),
        bytes[start..<stop].elementsEqual(separator.utf8)
      {
        return start..<stop
      }
      guard let next = bytes[..<end].lastIndex(of: UInt8(ascii: "|")) else { return nil }
      end = next
    }
  }

  private static func catalogPath(_ id: String) -> XLIFFPath? {
    guard let separator = lastSeparator(in: id) else { return nil }
    var path = XLIFFPath(key: String(id[..<separator.lowerBound]), style: .catalog)
    var rest = id[separator.upperBound...]
    if rest.hasPrefix("substitutions.") {
      rest = rest.dropFirst("substitutions.".count)
      guard let name = takeName(&rest) else { return nil }
      path.part = name
    }
    while !rest.isEmpty {
      guard let word = takeWord(&rest), let kind = kind(of: word), let selector = takeWord(&rest)
      else { return nil }
      if kind.isByNumber, !categories.contains(selector) { return nil }
      path.choices.append(Choice(kind: kind, selector: selector))
    }
    return path.choices.isEmpty ? nil : path
  }

  /// The plural categories of CLDR.
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private static func kind(of word: String) -> CatalogVariations.Kind? {
    let kind = CatalogVariations.Kind(name: word)
    if case .other = kind { return nil }
    return kind
  }

  private static func takeWord(_ rest: inout Substring) -> String? {
    let word = rest.prefix { $0 != "." }
    rest = rest[word.endIndex...].dropFirst()
    return word.isEmpty ? nil : String(word)
  }

  /// A name, which is between `@` if it contains a point.
  private static func takeName(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("@") else { return takeWord(&rest) }
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex {
      let next = rest.index(after: end)
      if rest[end] == "@", next < rest.endIndex, rest[next] == "." {
        let name = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: next)...]
        return name.isEmpty ? nil : String(name)
      }
      end = next
    }
    return nil
  }

  // MARK: String dictionaries

  static let formatKey = "NSStringLocalizedFormatKey"
  private static let rules: [(name: String, kind: CatalogVariations.Kind)] = [
    ("NSStringVariableWidthRuleType", .width), ("NSStringDeviceSpecificRuleType", .device),
  ]

  private static func dictionaryPath(_ id: String) -> XLIFFPath? {
    guard id.utf8.first == UInt8(ascii: "/"), id.hasSuffix(dictionaryEnd),
      id.utf8.count > dictionaryEnd.utf8.count
    else { return nil }
    let names = split(id.dropFirst().dropLast(dictionaryEnd.count))
    var path = XLIFFPath(key: names[0], style: .dictionary)
    var index = 1
    guard names.count > 1 else { return nil }
    while index < names.count {
      if names[index] == formatKey {
        guard index == names.count - 1 else { return nil }
        return path
      }
      guard index + 1 < names.count else { return nil }
      if let rule = rules.first(where: { $0.name == names[index] }) {
        path.choices.append(Choice(kind: rule.kind, selector: names[index + 1]))
      } else {
        guard path.part == nil, categories.contains(names[index + 1]) else { return nil }
        path.part = names[index]
        path.choices.append(Choice(kind: .plural, selector: names[index + 1]))
      }
      index += 2
    }
    return path
  }

  private static func split(_ path: Substring) -> [String] {
    var names: [String] = []
    var name = ""
    var rest = path
    while let colon = rest.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let tail = rest[colon...]
      guard tail.hasPrefix(dictionarySeparator) else {
        // A colon that is part of the name.
        name += rest[...colon]
        rest = rest[rest.index(after: colon)...]
        continue
      }
      names.append(name + rest[..<colon])
      name = ""
      rest = tail.dropFirst(dictionarySeparator.count)
    }
    names.append(name + rest)
    return names
  }

  // MARK: Spelling

  /// The `id` for this path.
  var id: String {
    switch style {
    case .plain: return key
    case .catalog:
      var words: [String] = []
      if let part {
        words.append("substitutions")
        words.append(part.contains(".") ? "@\(part)@" : part)
      }
      for choice in choices {
        words.append(choice.kind.name)
        words.append(choice.selector)
      }
      return key + Self.separator + words.joined(separator: ".")
    case .dictionary:
      var names = [key]
      var isInPart = false
      for choice in choices {
        if let rule = Self.rules.first(where: { $0.kind == choice.kind }) {
          names.append(rule.name)
        } else if let part, !isInPart {
          isInPart = true
          names.append(part)
        } else {
          names.append(choice.kind.name)
        }
        names.append(choice.selector)
      }
      if !isInPart, choices.isEmpty { names.append(Self.formatKey) }
      return "/" + names.joined(separator: Self.dictionarySeparator) + Self.dictionaryEnd
    }
  }
}
