import ICU

/// Letters of one script that look like letters of another one (UTS #39).
enum Lookalikes {
  /// The letter of a script that looks like another letter, in the same case; nil where there is none,
  /// or more than one.
  ///
  /// - Parameters:
  ///   - script: Latin, Greek or Cyrillic.
  ///   - exemplars: The characters of the language, where only these are meant.
  static func letter(
    like scalar: Unicode.Scalar, in script: TextTraits, _ exemplars: Exemplars?
  ) -> Unicode.Scalar? {
    guard let letters = letters[script] else { return nil }
    let skeleton = Confusables.skeleton(of: String(scalar))
    var found: Unicode.Scalar?
    for letter in letters[skeleton] ?? []
    where letter.properties.isUppercase == scalar.properties.isUppercase
      && (exemplars?.contains(letter) ?? letter.isCommon)
    {
      if found != nil { return nil }
      found = letter
    }
    return found
  }

  /// The letters of each script by their skeletons.
  private static let letters: [TextTraits: [String: [Unicode.Scalar]]] = {
    var result: [TextTraits: [String: [Unicode.Scalar]]] = [:]
    // Up to the end of Cyrillic, and the further Latin and Greek letters.
    for value in [0x41...0x52F, 0x1E00...0x1FFF].joined() {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let script = TextTraits(of: scalar).intersection(.alphabets)
      guard !script.isEmpty, scalar.properties.isAlphabetic else { continue }
      result[script, default: [:]][Confusables.skeleton(of: String(scalar)), default: []]
        .append(scalar)
    }
    return result
  }()
}

extension Unicode.Scalar {
  /// Whether it is one of the letters that are meant where no language is known.
  fileprivate var isCommon: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x391...0x3C9, 0x410...0x44F: true
    default: false
    }
  }
}
