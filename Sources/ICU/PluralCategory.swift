/// The six plural categories of CLDR. Which of them a language uses is a matter of its rules.
public enum PluralCategory: String, Sendable, CaseIterable {
  case zero
  case one
  case two
  case few
  case many
  case other
}
