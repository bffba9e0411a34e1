import CalqueCatalogs
import CalqueICU

/// What the names of `.lproj` folders mean.
package enum LocaleFolder {
  /// Whether a name is that of a language. `Base` holds the texts of the source language, `mul`
  /// those of several, `qqq` notes to translators, `zxx` no language, and the regions XA, XB and XC
  /// are those of pseudo-locales, whose texts are generated.
  package static func isLanguage(_ name: String) -> Bool {
    // Each text asks; the letters of these names are ASCII, and differ in one bit by case.
    var name = name
    return name.withUTF8 { bytes in
      func isEqual(_ other: StaticString) -> Bool {
        guard bytes.count == other.utf8CodeUnitCount else { return false }
        return bytes.indices.allSatisfy { bytes[$0] | 0x20 == other.utf8Start[$0] }
      }
      switch bytes.count {
      case 0: return false
      case 3: return !isEqual("mul") && !isEqual("qqq") && !isEqual("zxx") && !isEqual("und")
      case 4 where isEqual("base"): return false
      default:
        return !isPseudo(bytes)
      }
    }
  }

  /// Whether a name is that of a pseudo-locale: `en-XA`, `ar-XB`, `en-XC`.
  package static func isPseudo(_ name: String) -> Bool {
    var name = name
    return name.withUTF8(isPseudo)
  }

  private static func isPseudo(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let end = name.suffix(3)
    guard name.count > 4, let first = end.first, let last = end.last else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "c")).contains(last | 0x20)
      && end[end.startIndex + 1] | 0x20 == UInt8(ascii: "x")
      && (first == UInt8(ascii: "-") || first == UInt8(ascii: "_"))
  }

  /// Whether the texts of a name are not those of a language that people read: notes to
  /// translators, and generated texts.
  package static func isUnread(_ name: String) -> Bool { hasNotes(name) || isPseudo(name) }

  /// Whether a name is that of notes to translators, as translation platforms keep them.
  package static func hasNotes(_ name: String) -> Bool {
    name.utf8.count == 3 && name.lowercased() == "qqq"
  }

  /// Whether two names belong to the same language, such as `en` and `en-GB`.
  package static func haveSameLanguage(_ left: String, _ right: String) -> Bool {
    // Each text asks, and "English" is the only word among the names.
    func mayBeWord(_ name: String) -> Bool {
      name.utf8.count == 7 && name.utf8.first.map { $0 | 0x20 } == UInt8(ascii: "e")
    }
    if mayBeWord(left) || mayBeWord(right) { return language(left) == language(right) }
    func subtag(_ name: String) -> some Sequence<UInt8> {
      name.utf8.lazy.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }.map { $0 | 0x20 }
    }
    return subtag(left).elementsEqual(subtag(right))
  }

  /// Returns those locales of a table whose texts are shown if this one has none: `es` and `es-419`
  /// for `es-MX` (CLDR, parent locales).
  package static func parents(of name: String, among names: [String]) -> [String] {
    let chain = ancestors.value(for: name) { Set(LocaleID.chain(name).dropFirst()) }
    if chain.isEmpty { return [] }
    return names.filter { other in
      other != name && LocaleID.canonical(other).map(chain.contains) == true
    }
  }

  private static let ancestors = BoundedCache<String, Set<String>>(limit: 5_000)

  /// Returns the usual names of the folders whose texts are shown if a locale has none: `es-419`
  /// and `es` for `es-MX`.
  package static func parentCandidates(of name: String) -> [String] {
    Array(LocaleID.chain(name).dropFirst())
  }

  private static func language(_ name: String) -> String { SourceFolder.language(name) }
}
