public import Calque
import CalqueICU

/// Finds Han letters of another language in Japanese and Chinese translations: the simplified `备`
/// in Japanese, `内` in traditional Chinese, `說` in simplified Chinese.
///
/// They are not in the typefaces of the language, so that they look different from those beside
/// them; a font of all languages only hides it.
public struct ForeignHanRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `mixedFonts`.
  public var kind: ScreenFinding.Kind { .mixedFonts }

  /// Returns the translations with such a letter, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard text.key != nil, text.missingKey == nil,
        let letter = HanLetters.firstForeign(in: text.string, text.language)
      else { return nil }
      return ScreenFinding(
        kind, "the letter \"\(letter)\" is of another language, and not in its typefaces",
        about: text, remedy: "Write the letter that the language has")
    }
  }
}
