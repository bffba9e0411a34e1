/// Finds the faces of one paragraph, and remembers what it found.
struct FaceChooser {
  private let library: FontLibrary
  private let language: String
  private var primaries: [FontDescription: MatchedFace?] = [:]
  private var fallbacks: [FallbackKey: [MatchedFace]] = [:]

  private struct FallbackKey: Hashable {
    var script: UInt32
    var weight: Int
    var isItalic: Bool
    var design: FontDescription.Design
  }

  init(library: FontLibrary, language: String) {
    self.library = library
    self.language = language
  }

  /// The face that a description names, whatever the text is.
  mutating func primary(_ font: FontDescription) -> MatchedFace? {
    var key = font
    key.size = 0
    if let known = primaries[key] { return known }
    let named = font.family.flatMap {
      library.match(family: $0, weight: font.weight, isItalic: font.isItalic)
    }
    let found =
      named
      ?? library.match(
        family: library.standardFamily(font.design), weight: font.weight, isItalic: font.isItalic)
    primaries[key] = found
    return found
  }

  /// The faces made for a script, best first.
  private mutating func fallback(_ script: UInt32, _ font: FontDescription) -> [MatchedFace] {
    let key = FallbackKey(
      script: script, weight: font.weight, isItalic: font.isItalic, design: font.design)
    if let known = fallbacks[key] { return known }
    let found = FontFamilies.families(script: script, language: language, design: font.design)
      .compactMap { library.match(family: $0, weight: font.weight, isItalic: font.isItalic) }
    fallbacks[key] = found
    return found
  }

  /// The face for a user-perceived character.
  ///
  /// - Parameters:
  ///   - cluster: Its scalars.
  ///   - previous: The face of what stands before it in the same style: spaces stay with it, so
  ///     that a text is not cut into words.
  mutating func face(
    for cluster: [Unicode.Scalar], script: UInt32, font: FontDescription, previous: MatchedFace?
  ) -> MatchedFace? {
    let needed = cluster.filter { !$0.properties.isDefaultIgnorableCodePoint }
    func covers(_ match: MatchedFace) -> Bool {
      needed.allSatisfy { match.face.covers($0.value) }
    }
    let isSpace = needed.allSatisfy(\.properties.isWhitespace)
    if isSpace, let previous, !previous.face.isColor, covers(previous) { return previous }
    if Self.isEmoji(cluster),
      let emoji = library.match(family: FontFamilies.emoji, weight: 400, isItalic: false),
      // A sequence that the font does not know falls apart into its parts.
      needed.allSatisfy({ emoji.face.covers($0.value) || $0.value == 0x20E3 })
    {
      return emoji
    }
    let primary = primary(font)
    let isPrimaryFirst =
      font.family != nil || FontFamilies.isStandard(script)
      || FontFamilies.isEastAsian(script) && needed.allSatisfy(\.isASCII)
    if isPrimaryFirst, let primary, covers(primary) { return primary }
    if let match = fallback(script, font).first(where: covers) { return match }
    if let primary, covers(primary) { return primary }
    if let previous, covers(previous) { return previous }
    if let rare = needed.first(where: { primary?.face.covers($0.value) != true }),
      let family = library.family(covering: rare.value)
    {
      return library.match(family: family, weight: font.weight, isItalic: font.isItalic)
    }
    return primary
  }

  /// Whether a character asks to be shown as a coloured picture (UTS #51, 2.2 and ED-9).
  private static func isEmoji(_ cluster: [Unicode.Scalar]) -> Bool {
    guard let first = cluster.first, first.value >= 0x231A || cluster.count > 1 else {
      return false
    }
    if cluster.contains("\u{FE0F}") { return true }
    return first.properties.isEmojiPresentation && !cluster.contains("\u{FE0E}")
  }
}
