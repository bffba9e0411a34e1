/// The six plural categories of CLDR. The rules of a language determine which of them it uses.
public enum PluralCategory: String, Sendable, CaseIterable {
  /// For 0 in Arabic, and for 0, 10 and 11 in Latvian.
  case zero
  /// For 1 in most languages that have it, also for 21 in Russian, and for 0 in French.
  case one
  /// For 2 in Arabic and Hebrew, also for 102 in Slovenian.
  case two
  /// For small numbers: 2 to 4 in Polish, 3 to 10 in Arabic.
  case few
  /// For larger numbers: 5 to 21 in Polish, 11 to 99 in Arabic, a million in French.
  case many
  /// For everything else. Every language has it, and some have no other category.
  case other
}
