import CalqueMessages

/// Something that a ``Localizer`` met and could not follow, but did not stop for.
public struct LocalizationDiagnostic: Sendable, Hashable {
  /// What was met.
  public enum Problem: Sendable, Hashable {
    /// No table of any language of the fallback chain has the key; the key was shown.
    case missingKey
    /// The reader's language does not have the key; it was shown in this one.
    case missingTranslation(shown: String)
    /// None of the languages that there are suits the locale; texts are shown in this one.
    case unmatchedLocale(shown: String)
    /// The identifier of the locale is too long, or is not an identifier; this one is used.
    case unusableLocale(used: String)
    /// The text asks for the value at this position, from one; the key carries fewer.
    case missingArgument(Int)
    /// The text asks for another type than that of the value at this position, from one. The
    /// specifier is `%#@` where the value was to choose between texts.
    case wrongType(argument: Int, specifier: String)
    /// The text has a specifier that cannot be read.
    case malformedFormat(String)
    /// The text refers to a variable that its entry does not define.
    case unknownVariable(String)
    /// A variable of the text refers to itself, also by way of others.
    case circularVariable(String)
    /// A variable stands within more others than anybody means, or makes the text too long.
    case tooManyVariables(String)
    /// No variation of the text fits, and there is none for other cases.
    case missingVariation(String)
    /// This part of the text asks for automatic grammar agreement, which is not done: it is shown as
    /// it is written.
    case inflection(String)
    /// An entry of a file could not be read; the message says why.
    case unreadableEntry(String)
    /// A table of a compiled file is damaged, and is passed over; the message says which and why.
    case unreadableTable(String)
  }

  /// What was met.
  public var problem: Problem
  /// The table that was asked, such as `Localizable`.
  public var table: String
  /// The key that was asked; empty where a whole table is meant.
  public var key: String
  /// The identifier of the locale that was asked, or of the localization that has the text.
  public var locale: String
  /// The place in a file, as `path:line:column`, if the text comes from one.
  public var place: String?

  package init(
    _ problem: Problem, table: String, key: String, locale: String, place: String? = nil
  ) {
    self.problem = problem
    self.table = table
    self.key = key
    self.locale = locale
    self.place = place
  }
}

extension LocalizationDiagnostic: CustomStringConvertible {
  /// One line: the place, the key and what is wrong with it.
  public var description: String {
    if case .unmatchedLocale = problem { return "\(table): \(locale): \(message)" }
    if case .unusableLocale = problem { return "\(locale): \(message)" }
    return "\(place ?? table): \(locale): \"\(key)\" \(message)"
  }

  /// What is wrong, as the end of a sentence that begins with the key.
  package var message: String {
    switch problem {
    case .missingKey: "is in no table of the fallback chain"
    case .missingTranslation(let language): "is not translated; it was shown in \(language)"
    case .unmatchedLocale(let language): "suits none of the languages; \(language) is shown"
    case .unusableLocale(let used): "cannot be used as a locale; \(used) is"
    case .missingArgument(let position): "has no value for argument \(position)"
    case .wrongType(let position, "%#@"):
      "cannot choose a text by the value of argument \(position)"
    case .wrongType(let position, let specifier):
      "cannot show the value of argument \(position) as \(specifier)"
    case .malformedFormat(let text): "has a specifier that cannot be read: \(text)"
    case .unknownVariable(let name): "refers to a variable that is not defined: \(name)"
    case .circularVariable(let name): "has a variable that refers to itself: \(name)"
    case .tooManyVariables(let name): "has variables within too many others: \(name)"
    case .missingVariation(let selector): "has no variation for \(selector), and no other"
    case .inflection(let text):
      "asks for automatic grammar agreement, which is not done: \(text)"
    case .unreadableEntry(let message), .unreadableTable(let message): message
    }
  }
}

extension LocalizationDiagnostic.Problem {
  /// What a message met while it was written.
  init(_ fault: MessageFault) {
    self =
      switch fault {
      case .missingArgument(let position): .missingArgument(position)
      case .wrongType(let argument, let specifier):
        .wrongType(argument: argument, specifier: specifier)
      case .compiled(.malformedFormat, let text): .malformedFormat(text)
      case .compiled(.unknownVariable, let text): .unknownVariable(text)
      case .compiled(.missingVariation, let text): .missingVariation(text)
      case .compiled(.circularVariable, let text): .circularVariable(text)
      case .compiled(.tooManyVariables, let text): .tooManyVariables(text)
      case .compiled(.inflection, let text): .inflection(text)
      }
  }
}
