/// Determines which locale identifiers may be passed to ICU and Foundation.
///
/// ICU 72 dereferences a null pointer for a language of twelve letters. Foundation stops the
/// program for variants or keywords of 150 characters, and for a numbering system that does not
/// exist. Locales come from requests, so an identifier that exceeds the limits of the grammar (UTS
/// #35, 3.2: eight letters or digits in a subtag) is refused before it reaches either.
enum LocaleCheck {
  /// The maximum length of an identifier in bytes: ICU's buffers hold 157 with everything that it
  /// adds.
  private static let longest = 100
  /// The maximum length in bytes of the value of a keyword, and of its name.
  private static let longestValue = 32

  /// Whether an identifier has only short subtags of letters and digits, as nearly all do.
  ///
  /// It may still not be the identifier of a language.
  static func isPlain(_ identifier: String) -> Bool {
    var identifier = identifier
    return identifier.withUTF8 { bytes in
      guard bytes.count <= 40 else { return false }
      var length = 0
      for byte in bytes {
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") {
          // A subtag of one character begins an extension.
          if length < 2 { return false }
          length = 0
        } else {
          guard isLetter(byte) || isDigit(byte) else { return false }
          length += 1
          if length > 8 { return false }
        }
      }
      return length >= 2
    }
  }

  /// Whether an identifier is within the limits of the grammar, keywords included.
  static func isUsable(_ identifier: String) -> Bool {
    if isPlain(identifier) { return true }
    guard !identifier.isEmpty, identifier.utf8.count <= longest,
      identifier.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { return false }
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let head = parts.first, isHead(head) else { return false }
    // The text after a point is the code set of a POSIX locale, which is ignored.
    guard parts.count == 2 else { return true }
    guard parts[1].contains("=") else {
      // The modifier of a POSIX locale: `latin`.
      return (1...16).contains(parts[1].utf8.count)
        && parts[1].utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
    return parts[1].split(separator: ";", omittingEmptySubsequences: false).allSatisfy(isKeyword)
  }

  private static func isHead(_ head: Substring) -> Bool {
    let name = head.prefix { $0 != "." }
    guard !name.isEmpty else { return false }
    let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard
      subtags.allSatisfy({
        $0.utf8.count <= 8 && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
      })
    else { return false }
    return hasKnownDigits(subtags)
  }

  /// `calendar=buddhist`.
  private static func isKeyword(_ keyword: Substring) -> Bool {
    let parts = keyword.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let value = parts.last,
      (1...longestValue).contains(name.utf8.count), (1...longestValue).contains(value.utf8.count),
      name.utf8.allSatisfy({ isLetter($0) || isDigit($0) }),
      value.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "-_/+".utf8.contains($0) })
    else { return false }
    let isDigits = name.lowercased() == "numbers" || name.lowercased() == "nu"
    return !isDigits || NumberingSystems.isKnown(String(value))
  }

  /// Whether `nu` in the extensions of a tag names existing digits: `en-u-nu-thai`.
  private static func hasKnownDigits(_ subtags: [Substring]) -> Bool {
    guard let start = subtags.firstIndex(where: { $0.lowercased() == "u" }) else { return true }
    let extensions = subtags[start...].dropFirst().map { $0.lowercased() }
    for (index, subtag) in extensions.enumerated() where subtag == "nu" {
      let value = extensions[(index + 1)...].prefix { $0.utf8.count > 2 }
      guard value.count == 1, let name = value.first, NumberingSystems.isKnown(name) else {
        return false
      }
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}

extension LocaleID {
  /// A replacement for an identifier that ICU and Foundation do not accept: the identifier without
  /// parts that are too long, or `und`, the root of all locales.
  ///
  /// - Returns: Nil if the identifier can be used unchanged.
  package static func replacement(for identifier: String) -> String? {
    if LocaleCheck.isUsable(identifier) { return nil }
    return replacements.value(for: String(identifier.prefix(200))) {
      // Only language, script and region, if they are valid.
      let subtags = identifier.prefix(40).prefix { $0 != "@" && $0 != "." }
        .split { $0 == "-" || $0 == "_" }
      let base = subtags.prefix(3).prefix { (2...4).contains($0.utf8.count) }
      return canonical(base.joined(separator: "-")) ?? "und"
    }
  }

  /// The identifier, or its ``replacement(for:)``, which caches of formatters use as their key.
  package static func usable(_ identifier: String) -> String {
    replacement(for: identifier) ?? identifier
  }

  /// The canonical tag of an identifier, or of its ``replacement(for:)``, which every function of
  /// ICU receives.
  package static func checked(_ identifier: String) -> String {
    canonical(identifier) ?? replacement(for: identifier) ?? "und"
  }

  private static let replacements = BoundedCache<String, String>()
}
