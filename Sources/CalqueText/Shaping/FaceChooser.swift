/// Finds the faces of one paragraph, and caches them.
struct FaceChooser {
  private let fonts: FontStore
  private let language: String
  private var primaries: [FontDescription: MatchedFace?] = [:]
  private var choices: [ChoiceKey: Choices] = [:]

  private struct ChoiceKey: Hashable {
    var script: UInt32
    var font: FontDescription
  }

  /// The faces for a script in a style, best first.
  struct Choices {
    var faces: [MatchedFace]
    /// The faces for ASCII, which East Asian text sets in the style's own font.
    var asciiFaces: [MatchedFace]
    var font: FontDescription
  }

  init(fonts: FontStore, language: String) {
    self.fonts = fonts
    self.language = language
  }

  /// The face for a description, independent of the text.
  mutating func primary(_ font: FontDescription) -> MatchedFace? {
    let key = font.sizeless
    if let known = primaries[key] { return known }
    let font = fonts.resolved(font)
    let named = font.family.flatMap { fonts.match(family: $0, font) }
    let found = named ?? standard(font)
    primaries[key] = found
    return found
  }

  /// The face for a system font, which also replaces a family that is not installed.
  private func standard(_ font: FontDescription) -> MatchedFace? {
    let family = fonts.standardFamily(font.design)
    var match = fonts.match(family: family, font)
    match?.hasSystemMetrics = true
    match?.hasSystemAdvances = family == FontFamilies.systemFont
    return match
  }

  mutating func choices(script: UInt32, font: FontDescription) -> Choices {
    let key = ChoiceKey(script: script, font: font.sizeless)
    if let known = choices[key] { return known }
    let font = fonts.resolved(font)
    let primary = [primary(font)].compactMap(\.self)
    let scriptFaces = FontFamilies.families(script: script, language: language, design: font.design)
      .compactMap { fonts.match(family: $0, font) }
    let isPrimaryFirst = font.family != nil || FontFamilies.isStandard(script)
    let faces = isPrimaryFirst ? primary + scriptFaces : scriptFaces + primary
    let found = Choices(
      faces: faces,
      asciiFaces: FontFamilies.isEastAsian(script) ? primary + scriptFaces : faces, font: font)
    choices[key] = found
    return found
  }

  /// The face for a user-perceived character.
  ///
  /// - Parameters:
  ///   - cluster: Its scalars.
  ///   - previous: The face of the text in front of it in the same style: spaces keep that face, so
  ///     that a text is not divided into words.
  func face(
    for cluster: [UInt32], among choices: Choices, previous: MatchedFace?
  ) -> MatchedFace? {
    let needed = cluster.filter { !ScalarClasses.isDefaultIgnorable($0) }
    func covers(_ match: MatchedFace) -> Bool { needed.allSatisfy { match.face.covers($0) } }
    if let previous, !previous.face.isColor, needed.allSatisfy(ScalarClasses.isSpace),
      covers(previous)
    {
      return previous
    }
    if Self.isEmoji(cluster),
      let emoji = fonts.match(family: FontFamilies.emoji, weight: 400, isItalic: false),
      // The enclosing key of a keycap is part of a ligature, not a character of the font.
      needed.allSatisfy({ emoji.face.covers($0) || $0 == 0x20E3 })
    {
      return emoji
    }
    let faces = needed.allSatisfy { $0 < 0x80 } ? choices.asciiFaces : choices.faces
    if let match = faces.first(where: covers) { return match }
    if let previous, covers(previous) { return previous }
    let font = choices.font
    if let rare = needed.first(where: { scalar in !faces.contains { $0.face.covers(scalar) } }),
      let family = fonts.family(covering: rare)
    {
      return fonts.match(family: family, font)
    }
    return faces.first
  }

  /// Whether a character is shown as a colored picture (UTS #51, 2.2 and ED-9).
  static func isEmoji(_ cluster: [UInt32]) -> Bool {
    guard let first = cluster.first else { return false }
    if cluster.count > 1 {
      if cluster.contains(0xFE0F) { return true }
      if cluster.contains(0xFE0E) { return false }
    }
    return ScalarClasses.isEmojiPresentation(first)
  }
}
