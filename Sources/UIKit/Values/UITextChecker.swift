public import Foundation

/// Checks words. There is no dictionary: all words are taken to be right.
open class UITextChecker: NSObject {
  /// The languages of the dictionaries: none.
  open class var availableLanguages: [String] { [] }

  /// The first word that is not right: none.
  ///
  /// - Returns: A range whose location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What a word may be meant to be: nothing.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// How a word may end: unknown.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
