import CalqueCatalogs

/// Finds the keys of a language that a table's source language does not have.
struct TableSurplus {
  /// What is compared.
  let coverage: TableCoverage
  /// The name of the table.
  let table: String
  /// The keys that only the source has, in its order.
  let missing: () -> [String]

  /// The keys of the `.strings` file, and those of the `.stringsdict` file.
  func keys() -> (strings: [CoverageSurplus], dictionary: [CoverageSurplus]) {
    guard coverage.isReadable, isSourceReadable else { return ([], []) }
    var strings = stringsKeys()
    var dictionary = dictionaryKeys()
    if strings.isEmpty, dictionary.isEmpty { return ([], []) }
    let all = missing()
    if all.isEmpty { return (strings, dictionary) }
    // Few of the missing keys can be similar to one of these.
    let sums = Set((strings + dictionary).map { Self.plainSum($0.key) })
    let candidates = all.filter { sums.contains(Self.plainSum($0)) }
    let missing = Dictionary(candidates.map { (Self.plain($0), $0) }) { first, _ in first }
    if missing.isEmpty { return (strings, dictionary) }
    func alike(_ key: CoverageSurplus) -> String? {
      let name = Self.plain(key.key)
      // Keys of signs and placeholders have nothing to be compared by.
      guard name.utf8.count >= 3, let other = missing[name] else { return nil }
      // "Open" and "Open…", "Name" and "Name:" are two texts.
      return Self.edges(of: key.key) == Self.edges(of: other) ? other : nil
    }
    for index in strings.indices { strings[index].alike = alike(strings[index]) }
    for index in dictionary.indices { dictionary[index].alike = alike(dictionary[index]) }
    return (strings, dictionary)
  }

  private func stringsKeys() -> [CoverageSurplus] {
    guard let file = coverage.file else { return [] }
    var isMatched = Array(repeating: false, count: file.entries.count)
    for match in coverage.matches where match >= 0 { isMatched[Int(match)] = true }
    var keys: [CoverageSurplus] = []
    for (index, entry) in file.entries.enumerated()
    where !isMatched[index] && !entry.traits.contains(.structuredValue) {
      // If keys are equal, only one is matched.
      if var key = surplus(file.key(of: entry), at: entry.keyRange) {
        key.value = file.value(of: entry)
        keys.append(key)
      }
    }
    return keys
  }

  private func dictionaryKeys() -> [CoverageSurplus] {
    coverage.dictionary?.entries.compactMap { surplus($0.key, at: $0.keyRange) } ?? []
  }

  private func surplus(_ key: String, at place: Range<Int>) -> CoverageSurplus? {
    let source = coverage.source
    if source.has(key) { return nil }
    return CoverageSurplus(
      key: key, table: table, locale: coverage.locale, sourceName: source.name, place: place)
  }

  /// Whether all that the source has is known. The source texts of an empty file are elsewhere: in
  /// code or in a storyboard.
  private var isSourceReadable: Bool {
    let source = coverage.source
    if source.strings?.isReadable == false { return false }
    if source.dictionary?.problems.contains(where: { $0.effect == .losesFile }) == true {
      return false
    }
    return source.strings?.entries.isEmpty == false || source.dictionary?.entries.isEmpty == false
  }

  /// Returns the sum of the bytes that ``plain(_:)`` returns for a key.
  private static func plainSum(_ key: String) -> Int {
    let sum = key.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
      var sum = 0
      for byte in bytes {
        if byte >= 0x80 { return nil }
        if let plain = plain(byte) { sum += Int(plain) }
      }
      return sum
    }
    return (sum ?? nil) ?? plain(key).utf8.reduce(0) { $0 + Int($1) }
  }

  /// Returns the ASCII byte in lower case, or nil for a sign that only joins or quotes words.
  @inline(__always)
  private static func plain(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: " "),
      UInt8(ascii: "'"), UInt8(ascii: "\""):
      nil
    default: byte
    }
  }

  /// Returns a key in lower case, without word separators and quotes. Other signs, including those
  /// of placeholders, are part of its meaning.
  private static func plain(_ key: String) -> String {
    if key.utf8.allSatisfy({ $0 < 0x80 }) {
      return String(decoding: key.utf8.compactMap(plain), as: UTF8.self)
    }
    return String(
      String.UnicodeScalarView(
        key.lowercased().unicodeScalars.filter { scalar in
          switch scalar {
          case "‘", "’", "‚", "‛", "“", "”", "„", "\u{A0}", "\u{202F}", "‐", "–", "—": false
          default: !scalar.isASCII || plain(UInt8(truncatingIfNeeded: scalar.value)) != nil
          }
        }))
  }

  /// The signs at the beginning and the end of a key.
  private static func edges(of key: String) -> [Character?] {
    func sign(_ character: Character?) -> Character? {
      guard let character, !character.isLetter, !character.isNumber else { return nil }
      return "‘’“”\"'".contains(character) ? "'" : character
    }
    return [sign(key.first), sign(key.last)]
  }
}
