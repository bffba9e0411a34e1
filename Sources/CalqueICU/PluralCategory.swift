/// The six plural categories of CLDR. Which of them a language uses is a matter of its rules.
public enum PluralCategory: String, Sendable, CaseIterable {
  /// For 0 in Arabic, and for 0, 10 and 11 in Latvian.
  case zero
  /// For 1 in most languages that have it, for 21 too in Russian, for 0 too in French.
  case one
  /// For 2 in Arabic and Hebrew, for 102 too in Slovenian.
  case two
  /// For small numbers: 2 to 4 in Polish, 3 to 10 in Arabic.
  case few
  /// For greater numbers: 5 to 21 in Polish, 11 to 99 in Arabic, a million in French.
  case many
  /// For everything else. Every language has it, and some have nothing else.
  case other
}
