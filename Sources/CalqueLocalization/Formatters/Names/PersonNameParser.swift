import Foundation

/// Divides the text of a name into its parts.
///
/// It relies on known titles and suffixes, a nickname in quotation marks, a comma after the family
/// name, and the locale's order. A Japanese name without a space cannot be divided, as nothing
/// marks the end of its family name.
struct PersonNameParser {
  let locale: Locale

  func name(_ text: String) -> PersonNameComponents? {
    var name = PersonNameComponents()
    var text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let nickname = text.firstMatch(of: #/\s*["“„«(]([^"”“»)]+)["”“»)]\s*/#) {
      name.nickname = String(nickname.1)
      text.replaceSubrange(nickname.range, with: " ")
    }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard !words.isEmpty else { return nil }
    name.nameSuffix = takeSuffixes(&words)
    name.namePrefix = takePrefixes(&words)
    guard !words.isEmpty else {
      return name.namePrefix == nil && name.nameSuffix == nil ? nil : name
    }
    let script = NameScript(words)
    if words.count == 1, let word = words.first {
      if script == .katakana, word.contains("・") {
        words = word.split(separator: "・").map(String.init)
      } else if script == .eastAsian {
        return dividing(word, name)
      } else {
        name.givenName = word
        return name
      }
    }
    fill(&name, with: words, script)
    return name
  }

  private func fill(
    _ name: inout PersonNameComponents, with words: [String], _ script: NameScript
  ) {
    // "Clark, Thomas Louis"
    if let comma = words.firstIndex(where: { $0.hasSuffix(",") }), comma < words.count - 1 {
      name.familyName = words[...comma].joined(separator: " ").trimmingSuffix(",")
      fillGiven(&name, words[(comma + 1)...])
    } else if NameOrder(script: script, locale: locale).isFamilyFirst {
      name.familyName = words.first
      // In Vietnamese, middle names come before the given name.
      let rest = words.dropFirst()
      if locale.language.languageCode == .vietnamese, rest.count > 1 {
        name.middleName = rest.dropLast().joined(separator: " ")
        name.givenName = rest.last
      } else {
        fillGiven(&name, rest)
      }
    } else {
      // "Ludwig van Beethoven", "José de la Cruz": a lowercase particle begins the family name.
      let family =
        words.indices.dropFirst().dropLast().first { Self.particles.contains(words[$0]) }
        ?? words.count - 1
      name.familyName = words[family...].joined(separator: " ")
      fillGiven(&name, words[..<family])
    }
  }

  private func fillGiven(_ name: inout PersonNameComponents, _ words: ArraySlice<String>) {
    name.givenName = words.first
    let middle = words.dropFirst().joined(separator: " ")
    if !middle.isEmpty { name.middleName = middle }
  }

  /// A Chinese or Korean name without spaces: most family names have one character.
  private func dividing(_ word: String, _ name: PersonNameComponents) -> PersonNameComponents? {
    var name = name
    let isJapanese = locale.language.languageCode == .japanese
    let hasKana = word.unicodeScalars.contains { (0x3040...0x30FF).contains($0.value) }
    guard !isJapanese, !hasKana, (2...4).contains(word.count) else { return nil }
    let count = word.count > 2 && Self.doubleFamilyNames.contains(String(word.prefix(2))) ? 2 : 1
    name.familyName = String(word.prefix(count))
    name.givenName = String(word.dropFirst(count))
    return name
  }

  private func takePrefixes(_ words: inout [String]) -> String? {
    let count = words.prefix { Self.prefixes.contains(Self.bare($0)) }.count
    defer { words.removeFirst(count) }
    return count == 0 ? nil : words.prefix(count).joined(separator: " ")
  }

  private func takeSuffixes(_ words: inout [String]) -> String? {
    let count = words.dropFirst().reversed().prefix { Self.suffixes.contains(Self.bare($0)) }.count
    guard count > 0 else { return nil }
    let suffix = words.suffix(count).joined(separator: " ")
    words.removeLast(count)
    // The comma in "Clark, Esq." belongs to the suffix.
    words[words.count - 1] = words[words.count - 1].trimmingSuffix(",")
    return suffix
  }

  /// Returns "phd" for "Ph.D.,".
  private static func bare(_ word: String) -> String {
    word.lowercased().filter { $0 != "." && $0 != "," }
  }

  private static let prefixes: Set = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "sir", "dame", "lord", "lady", "rev", "fr",
    "hon",
    "herr", "frau", "m", "mme", "mlle", "sr", "sra", "srta", "don", "doña", "sig", "dott", "père",
    "pan", "pani",
  ]
  private static let suffixes: Set = [
    "jr", "sr", "junior", "senior", "ii", "iii", "iv", "esq", "phd", "md", "dds", "jd", "ma", "mba",
    "msc", "bsc", "frs", "obe", "cbe", "mbe",
  ]
  private static let particles: Set = [
    "van", "von", "vom", "zu", "zur", "de", "der", "den", "del", "della", "di", "da", "das", "dos",
    "do", "du", "le", "la", "el", "al", "bin", "ibn", "bint", "ten", "ter", "af", "av",
  ]
  /// The commonest family names of two characters in Chinese and Korean.
  private static let doubleFamilyNames: Set = [
    "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙",
    "公孫", "令狐", "宇文", "长孙", "長孫", "慕容", "司徒", "夏侯", "남궁", "황보", "제갈", "선우", "독고",
    "사공", "서문",
  ]
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
