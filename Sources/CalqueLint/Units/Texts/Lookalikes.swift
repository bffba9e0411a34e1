import CalqueCatalogs
package import CalqueICU

/// Letters of one script that look like letters of another one (UTS #39).
package enum Lookalikes {
  /// Returns the letter of a script that looks like another letter, in the same case, or nil if
  /// there is none. If there are several, returns the one whose capital looks alike too (`o`, `ο`
  /// and `σ`), or nil if that does not decide.
  ///
  /// - Parameters:
  ///   - script: Latin, Greek or Cyrillic.
  ///   - exemplars: The characters of the language, if only these are meant.
  package static func letter(
    like scalar: Unicode.Scalar, in script: TextTraits, _ exemplars: Exemplars?
  ) -> Unicode.Scalar? {
    let found = (letters[Kind(scalar, script)] ?? []).filter { letter in
      letter.properties.isUppercase == scalar.properties.isUppercase
        && (exemplars?.contains(letter) ?? letter.isCommon)
    }
    if found.count < 2 { return found.first }
    let capital = Confusables.skeleton(of: scalar.properties.uppercaseMapping)
    let alike = found.filter {
      ScalarKey(Confusables.skeleton(of: $0.properties.uppercaseMapping)) == ScalarKey(capital)
    }
    return alike.count == 1 ? alike.first : nil
  }

  /// What letters of one script that look alike have in common.
  private struct Kind: Hashable {
    var script: TextTraits
    /// Compared by its code points: a comparison by canonical equivalence is slow.
    var skeleton: ScalarKey

    init(_ scalar: Unicode.Scalar, _ script: TextTraits) {
      self.script = script
      skeleton = ScalarKey(Confusables.skeleton(of: String(scalar)))
    }
  }

  private static let letters: [Kind: [Unicode.Scalar]] = {
    var result: [Kind: [Unicode.Scalar]] = [:]
    // Up to the end of Cyrillic, and the further Latin and Greek letters.
    for value in [0x41...0x52F, 0x1E00...0x1FFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let script = TextTraits(of: scalar).intersection(.alphabets)
      guard !script.isEmpty, scalar.properties.isAlphabetic else { continue }
      result[Kind(scalar, script), default: []].append(scalar)
    }
    return result
  }()
}

extension Unicode.Scalar {
  /// Whether it is one of the letters that are meant if no language is known.
  fileprivate var isCommon: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x391...0x3C9, 0x410...0x44F: true
    default: false
    }
  }
}
