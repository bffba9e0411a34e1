import CalqueCatalogs
public import CalqueDiagnostics
import CalqueMessages

/// A problem that a ``Localizer`` found and worked around.
public struct LocalizationDiagnostic: Sendable, Hashable {
  /// The kind of problem.
  public enum Problem: Sendable, Hashable {
    /// No table of any language of the fallback chain has the key; the key was shown.
    case missingKey
    /// The reader's language does not have the key; the text of this language was shown.
    case missingTranslation(shown: String)
    /// None of the available languages suits the locale; texts are shown in this one.
    case unmatchedLocale(shown: String)
    /// The identifier of the locale is too long or invalid; this one is used.
    case unusableLocale(used: String)
    /// The text refers to the value at this position, counted from 1; the key has fewer values.
    case missingArgument(Int)
    /// The text requires another type than that of the value at this position, counted from 1. The
    /// specifier is `%#@` if the value was to select a variation.
    case wrongType(argument: Int, specifier: String)
    /// The text has `%@` for the value at this position, counted from 1, which is a number: its key
    /// has another specifier, and so should the text. The number is shown here, but Apple's systems
    /// take it for the address of an object, and end the process.
    case numberAsObject(argument: Int, specifier: String, expected: String)
    /// The text has a specifier that cannot be read.
    case malformedFormat(String)
    /// The text refers to a variable that its entry does not define.
    case unknownVariable(String)
    /// A variable of the text refers to itself, directly or through others.
    case circularVariable(String)
    /// The variables of the text are nested too deeply, or make the text too long.
    case tooManyVariables(String)
    /// No variation of the text matches, and there is none for `other`.
    case missingVariation(String)
    /// This part of the text asks for automatic grammar agreement, which is not supported: the part
    /// is shown as it is written.
    case inflection(String)
    /// An entry of a file could not be read; the message contains the reason.
    case unreadableEntry(String)
    /// A table of a compiled file is damaged and skipped; the message names the table and the
    /// reason.
    case unreadableTable(String)
  }

  /// The kind of problem.
  public var problem: Problem
  /// The table that was searched, such as `Localizable`.
  public var table: String
  /// The key that was looked up; empty if the diagnostic is about a whole table.
  public var key: String
  /// The identifier of the locale that was requested, or of the localization that has the text.
  public var locale: String
  /// The place in a file, if the text comes from one.
  public var place: Place?

  package init(
    _ problem: Problem, table: String, key: String, locale: String, place: Place? = nil
  ) {
    self.problem = problem
    self.table = table
    self.key = key
    self.locale = locale
    self.place = place
  }
}

extension LocalizationDiagnostic: CustomStringConvertible {
  /// One line with the place, the key and the problem.
  public var description: String {
    if case .unmatchedLocale = problem { return "\(table): \(locale): \(message)" }
    if case .unusableLocale = problem { return "\(locale): \(message)" }
    return "\(place?.description ?? table): \(locale): \"\(key)\" \(message)"
  }

  /// The problem, as the end of a sentence that begins with the key.
  package var message: String {
    switch problem {
    case .missingKey: "is in no table of the fallback chain"
    case .missingTranslation(let language): "is not translated; it is shown in \(language)"
    case .unmatchedLocale(let language): "does not match any of the languages; \(language) is used"
    case .unusableLocale(let used): "cannot be used as a locale; \(used) is used"
    case .missingArgument(let position): "has no value for argument \(position)"
    case .wrongType(let position, "%#@"):
      "cannot select a variation by the value of argument \(position)"
    case .wrongType(let position, let specifier):
      "cannot format the value of argument \(position) as \(specifier)"
    case .numberAsObject(let position, let specifier, let expected):
      "formats the number of argument \(position) as an object, \(specifier), which ends the "
        + "process on Apple's systems; write \(expected)"
    case .malformedFormat(let text): "has an invalid format specifier: \(text)"
    case .unknownVariable(let name): "refers to an undefined variable: \(name)"
    case .circularVariable(let name): "has a variable that refers to itself: \(name)"
    case .tooManyVariables(let name): "nests variables too deeply: \(name)"
    case .missingVariation(let selector): "has no variation for \(selector), and no other"
    case .inflection(let text):
      "asks for automatic grammar agreement, which is not supported: \(text)"
    case .unreadableEntry(let message), .unreadableTable(let message): message
    }
  }
}

extension LocalizationDiagnostic.Problem {
  /// Describes a fault that occurred while a message was written; nil if it is none for the key.
  ///
  /// - Parameter key: The text of the key, which has the specifiers of its values.
  init?(_ fault: MessageFault, of key: String) {
    switch fault {
    case .missingArgument(let position): self = .missingArgument(position)
    case .wrongType(let argument, let specifier):
      self = .wrongType(argument: argument, specifier: specifier)
    case .numberAsObject(let argument, let specifier):
      guard let expected = Self.number(argument, in: key, like: specifier) else { return nil }
      self = .numberAsObject(argument: argument, specifier: specifier, expected: expected)
    case .compiled(.malformedFormat, let text): self = .malformedFormat(text)
    case .compiled(.unknownVariable, let text): self = .unknownVariable(text)
    case .compiled(.missingVariation, let text): self = .missingVariation(text)
    case .compiled(.circularVariable, let text): self = .circularVariable(text)
    case .compiled(.tooManyVariables, let text): self = .tooManyVariables(text)
    case .compiled(.inflection, let text): self = .inflection(text)
    }
  }

  /// Returns the specifier of a number in a key, with its position if another one has it; nil if
  /// the key has no number there.
  private static func number(_ argument: Int, in key: String, like other: String) -> String? {
    let format = FormatString(key)
    guard
      let own = format.specifiers.first(where: { $0.argument == argument }),
      Unicode.Scalar(own.conversion) != "@"
    else { return nil }
    let text = format[own.range]
    let plain = text.firstIndex(of: "$").map { text[text.index(after: $0)...] } ?? text.dropFirst()
    return (other.contains("$") ? "%\(argument)$" : "%") + plain
  }
}
