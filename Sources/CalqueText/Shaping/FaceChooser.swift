/// Finds the faces of one paragraph, and caches them.
struct FaceChooser {
  private let fonts: FontStore
  private let language: String
  private var primaries: [FontDescription: MatchedFace?] = [:]
  private var choices: [ChoiceKey: Choices] = [:]
  /// Finds the faces for what these fonts lack: empty if there are no others.
  private var fallback: [FaceChooser]

  fileprivate struct ChoiceKey: Hashable {
    var script: UInt32
    var font: FontDescription
  }

  /// The faces for a script in a style, best first.
  struct Choices {
    var faces: [MatchedFace]
    /// The faces for ASCII, which East Asian text sets in the style's own font.
    var asciiFaces: [MatchedFace]
    var font: FontDescription
    fileprivate var key: ChoiceKey
  }

  init(fonts: FontStore, language: String) {
    self.fonts = fonts
    self.language = language
    fallback = fonts.fallback.map { [FaceChooser(fonts: $0, language: language)] } ?? []
  }

  /// The face for a description, independent of the text.
  mutating func primary(_ font: FontDescription) -> MatchedFace? {
    let key = font.sizeless
    if let known = primaries[key] { return known }
    let found = isOfFallback(font) ? fallback[0].primary(font) : ownPrimary(font)
    primaries[key] = found
    return found
  }

  private func ownPrimary(_ font: FontDescription) -> MatchedFace? {
    let font = fonts.resolved(font)
    let named = font.family.flatMap { fonts.match(family: $0, font) }
    return named ?? standard(font)
  }

  /// Whether only the fallback has a requested family, or one of the requested design.
  private func isOfFallback(_ font: FontDescription) -> Bool {
    guard let other = fonts.fallback else { return false }
    if let name = font.family {
      return !fonts.hasOwnFont(named: name) && other.hasFont(named: name)
    }
    return !fonts.hasFamily(of: font.design) && other.hasFamily(of: font.design)
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
    let scriptFaces = scriptFaces(script, font)
    let isPrimaryFirst = font.family != nil || FontFamilies.isStandard(script)
    let faces = isPrimaryFirst ? primary + scriptFaces : scriptFaces + primary
    let found = Choices(
      faces: faces,
      asciiFaces: FontFamilies.isEastAsian(script) ? primary + scriptFaces : faces, font: font,
      key: key)
    choices[key] = found
    return found
  }

  /// The faces that are made for a script; those of the fallback if there are no others.
  private func scriptFaces(_ script: UInt32, _ font: FontDescription) -> [MatchedFace] {
    let faces = FontFamilies.families(script: script, language: language, design: font.design)
      .compactMap { fonts.match(family: $0, font) }
      .map { FontFamilies.isStandard(script) ? $0 : $0.upright }
    guard faces.isEmpty, let other = fallback.first else { return faces }
    return other.scriptFaces(script, font)
  }

  /// The face for a user-perceived character.
  ///
  /// - Parameters:
  ///   - cluster: Its scalars.
  ///   - previous: The face of the text in front of it in the same style: spaces keep that face, so
  ///     that a text is not divided into words.
  mutating func face(
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
      return fonts.match(family: family, font)?.upright
    }
    return fallbackFace(for: cluster, needed, choices.key) ?? faces.first
  }

  /// The face of the fallback, if it has all characters.
  private mutating func fallbackFace(
    for cluster: [UInt32], _ needed: [UInt32], _ key: ChoiceKey
  ) -> MatchedFace? {
    guard !fallback.isEmpty else { return nil }
    let others = fallback[0].choices(script: key.script, font: key.font)
    let match = fallback[0].face(for: cluster, among: others, previous: nil)
    return match.flatMap { match in needed.allSatisfy(match.face.covers) ? match : nil }
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
