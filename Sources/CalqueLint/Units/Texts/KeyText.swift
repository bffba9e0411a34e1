/// Distinguishes keys that are source texts, as `genstrings` and Xcode take them from code, from
/// keys that are names.
enum KeyText {
  /// Whether a key reads as a text: it has spaces or letters beyond ASCII, or is one plain word
  /// such as `Cancel`. `settings.title`, `doneButton`, `OK_LABEL`, `gx4-rK-1he.title` and `[File/In
  /// Trash] warning` are names.
  static func isText(_ key: String) -> Bool {
    if isBracketed(key) { return false }
    var hasSpace = false
    var hasLower = false
    for (index, byte) in key.utf8.enumerated() {
      switch byte {
      case 0x20, 0x0A, 0x80...: hasSpace = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasLower = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): if index > 0, hasLower, !hasSpace { return false }
      default: break
      }
    }
    if hasSpace { return true }
    guard let first = key.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") else {
      return false
    }
    return key.utf8.dropLast().allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }

  /// Whether a key is a name with placeholders after it or in it: `label.follow %lld`,
  /// `error.%@-conflicts-with-%@.title`.
  static func isNameWithArguments(_ key: String) -> Bool {
    if isNameAroundArguments(key) { return true }
    guard let percent = key.utf8.firstIndex(of: UInt8(ascii: "%")) else { return false }
    let name = key[..<percent].utf8.reversed().drop { $0 == 0x20 }
    return name.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
      && !name.contains { $0 == 0x20 || $0 >= 0x80 }
      && name.first != UInt8(ascii: ".")
      && key[percent...].split(separator: " ").allSatisfy { $0.utf8.first == UInt8(ascii: "%") }
  }

  /// Whether a key is a word of names that points join, before and after a placeholder.
  private static func isNameAroundArguments(_ key: String) -> Bool {
    var names = 0
    for name in key.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard let first = name.first, !name.contains(where: { $0 <= 0x20 || $0 >= 0x80 }) else {
        return false
      }
      if first | 0x20 >= 0x61, first | 0x20 <= 0x7A { names += 1 }
    }
    return names > 1 && key.utf8.contains(UInt8(ascii: "%"))
  }

  /// Whether a key is a format of a predicate editor, whose brackets list choices: `%[Author,
  /// Subject]@ %[is, is not]@ %@` (`NSPredicateEditor`, `formattingStringsFilename`). No printf
  /// reads it.
  static func isPredicateFormat(_ key: String) -> Bool {
    var key = key
    return key.withUTF8 { bytes in
      bytes.indices.dropLast().contains {
        bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: "[")
      }
    }
  }

  /// Whether a key is about percent signs, so that those of its text may be examples: `Ruby/Percent
  /// Symbol`.
  static func isAboutPercentSigns(_ key: String) -> Bool {
    key.lowercased().utf8.split(separator: UInt8(ascii: "p")).contains { rest in
      rest.starts(with: "ercent".utf8)
    }
  }

  /// Whether an entry of a storyboard has the text that Interface Builder gives to a cell or label
  /// whose text is set at run time.
  static func isStoryboardPlaceholder(_ key: String, _ source: String) -> Bool {
    key.hasSuffix(".title") && ["Text Cell", "Table View Cell", "Label"].contains(source)
  }

  /// Whether the last word of a key is one of a name, as in `tree of colors_description`.
  static func hasWordOfName(_ key: String) -> Bool {
    let word = key.utf8.split(separator: 0x20).last ?? key.utf8[...]
    return zip(word, zip(word.dropFirst(), word.dropFirst(2))).contains { first, rest in
      rest.0 == UInt8(ascii: "_") && first | 0x20 >= 0x61 && first | 0x20 <= 0x7A
        && rest.1 | 0x20 >= 0x61 && rest.1 | 0x20 <= 0x7A
    }
  }

  /// Whether a key begins with a bracket: texts rarely do, and some projects put the location of a
  /// text there.
  static func isBracketed(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "[") }

  /// Whether a key belongs to an object in a storyboard: `4dB-Xy-k9Q.text`, formerly `27.title`.
  static func isObject(_ key: String) -> Bool {
    guard let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = key.utf8[..<point]
    if !id.isEmpty, id.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return true }
    return id.count == 10
      && id.enumerated().allSatisfy { ($1 == UInt8(ascii: "-")) == ($0 == 3 || $0 == 6) }
  }
}
