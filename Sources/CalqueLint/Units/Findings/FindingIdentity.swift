package import CalqueDiagnostics

/// What identifies a finding after lines have moved: the file, the key, the locale, the rule and
/// the text at the place. Its line is not part of it.
package struct FindingIdentity: Hashable, Sendable {
  /// The path, in the form that is compared.
  package var file: String
  /// The key of the entry; empty if the finding is not about one.
  package var key: String
  /// The locale of the text; empty if the finding is not about one.
  package var locale: String
  /// The rule.
  package var rule: String
  /// The text at the place.
  package var value: String

  /// The identity of a finding.
  package init(_ finding: Finding, in source: SourceText, path: String) {
    file = path
    key = finding.key ?? ""
    locale = finding.locale ?? ""
    rule = finding.rule
    let range = finding.range.clamped(to: 0..<source.utf8.count)
    value = String(decoding: source.utf8[range], as: UTF8.self)
  }

  /// An identity that was read from a file.
  package init(file: String, key: String, locale: String, rule: String, value: String) {
    self.file = file
    self.key = key
    self.locale = locale
    self.rule = rule
    self.value = value
  }

  /// Returns 32 hexadecimal digits that represent the identity and its index among equal ones.
  ///
  /// - Parameter occurrence: How many findings of the same identity come before it.
  package func fingerprint(occurrence: Int) -> String {
    // FNV-1a of 64 bits, from two bases.
    var result = ""
    for base: UInt64 in [0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4] {
      var hash = base
      for part in [file, key, locale, rule, value, String(occurrence)] {
        for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        hash = (hash ^ 0xFF) &* 0x100_0000_01B3
      }
      let digits = String(hash, radix: 16)
      result += String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
    return result
  }
}

/// Counts the occurrences of each identity.
struct IdentityCount {
  private var counts: [FindingIdentity: Int] = [:]

  /// The fingerprint of the next finding of an identity.
  mutating func fingerprint(_ identity: FindingIdentity) -> String {
    let before = counts[identity, default: 0]
    counts[identity] = before + 1
    return identity.fingerprint(occurrence: before)
  }
}
