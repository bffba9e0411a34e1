public import CalqueDiagnostics
public import Foundation

/// A text of a host: what it came to, where it is, and what is wrong with it.
public struct ResolvedText: Hashable, Sendable {
  /// What is shown, isolates included.
  public let string: String
  /// The key of the text, or of its first part that has one; `nil` if it has none.
  public let key: String?
  /// The place in a catalog that the text of the key comes from; `nil` if it is not known.
  public let place: Place?
  /// The key that no catalog has; `nil` if there was no key, or it was found.
  public let missingKey: String?
  /// The language of the text, as BCP 47 writes it.
  public let language: String
  /// The locale of its environment, which is another one than that of the host inside of
  /// `environment(\.locale, …)`.
  public let locale: String
  /// The name of the text, if it has one.
  public let identifier: String?
  /// The name of the text, or of the nearest view around that has one.
  public let nearestIdentifier: String?
  /// The kinds of the views around, the outermost first, and `Text`.
  public let path: [String]
  /// Where it is, in points.
  public let frame: CGRect
  /// Whether it is in a scroll view.
  public let isScrolled: Bool
  /// The size of its letters by that of its font: less than 1 where
  /// ``View/minimumScaleFactor(_:)`` made them smaller.
  public let scale: CGFloat
  /// Whether a part of it is left out.
  public let isTruncated: Bool
  /// What a reader does not see of it, or sees badly.
  public let faults: [TextFault]
  /// Whether its catalog has something else in place of a translation: an empty text; or the source
  /// text, of two words or more, for a language that is not written with Latin letters.
  public let isUntranslated: Bool
  /// Whether it is the source text in a language that is not written with Latin letters, and may
  /// be a name: one word, or words with capitals.
  public let isSourceWord: Bool
  /// The plural category of a number in the text for which its catalog has no form, so that the
  /// form for `other` is shown: `few` for 3 in Arabic; `nil` if it has all forms that it needs.
  public let missingPluralForm: String?
  /// A word among the values of the text that is itself a key of the same table with another text,
  /// and is shown as it is, or a whole text without a key that is one: a `String` in place of a
  /// `Text`; `nil` if there is none.
  public let untranslatedValue: String?
  /// The position, from 1, of a value of the text that the source language shows and its
  /// translation leaves out, other than numbers up to 2; `nil` if there is none.
  public let lostValue: Int?
  /// Whether it has no key and is a sentence in Latin letters, on a screen in a language that is
  /// not written with them.
  public let isForeignLiteral: Bool
  /// The size of its font in points, before it is shrunk: of its first letters, if it has several.
  public let fontSize: CGFloat
  /// Whether its font is one whose size is the same at all text sizes, as
  /// ``Font/system(size:weight:design:)`` makes it. The size itself may still depend on the text
  /// size, by ``ScaledMetric``.
  public let hasFixedFont: Bool
  /// Whether `dynamicTypeSize(_:)` keeps its text size below the one that people have chosen.
  public let hasLimitedSize: Bool
  /// What its catalog has for a narrow place (`NSStringVariableWidthRuleType`), if the text has a
  /// fault or is made smaller; `nil` if the catalog has only one text.
  public let narrowerString: String?

  /// Whether its ink is out of the frames around it, cut by a clip, or out of the host without
  /// being scrolled.
  public var overflows: Bool {
    faults.contains { $0.kind == .overflowing || $0.kind == .clipped }
  }
}

extension ViewHost {
  /// The texts that are laid out, in the order of the views.
  public var texts: [ResolvedText] {
    let survey = InkSurvey(scene, at: origin, host: CGRect(origin: .zero, size: size))
    let overlaps = survey.hiddenForever.merging(survey.hiddenParts) { $1 }
      .merging(survey.overlapsOfSymbols) { $1 }.merging(survey.overlaps) { $1 }
      .merging(survey.textsBesideHost) { $1 }
    var faults: [ObjectIdentifier: [TextFault]] = [:]
    var paths: [ObjectIdentifier: InkContext] = [:]
    for (index, text) in survey.texts.enumerated() {
      let id = ObjectIdentifier(text.leaf)
      faults[id] = text.faults + (overlaps[index].map { [$0] } ?? [])
      paths[id] = text.context
    }
    return placedTexts.map { text in
      let id = ObjectIdentifier(text.leaf)
      let source = text.leaf.catalogSource
      let own = faults[id] ?? []
      let scale = text.leaf.scale(at: text.frame.size)
      return ResolvedText(
        string: text.leaf.string, key: source?.key, place: source?.place,
        missingKey: text.leaf.missingKey, language: text.leaf.language,
        locale: text.leaf.requestedLocale,
        identifier: text.identifier,
        nearestIdentifier: text.identifier ?? paths[id]?.identifier,
        path: paths[id]?.path ?? ["Text"], frame: text.frame,
        isScrolled: text.isScrolled, scale: scale,
        isTruncated: text.leaf.isTruncated(at: text.frame.size), faults: own,
        isUntranslated: text.leaf.isUntranslated, isSourceWord: text.leaf.isSourceWord,
        missingPluralForm: text.leaf.missingPluralForm,
        untranslatedValue: text.leaf.untranslatedValue,
        lostValue: text.leaf.lostValue, isForeignLiteral: text.leaf.isForeignLiteral,
        fontSize: text.leaf.fontSize, hasFixedFont: text.leaf.font.keepsSize,
        hasLimitedSize: text.leaf.isSizeLimited,
        narrowerString: own.isEmpty && scale >= 1 ? nil : text.leaf.narrowest)
    }
  }
}
