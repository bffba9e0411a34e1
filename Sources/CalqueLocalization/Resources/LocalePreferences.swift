import CalqueICU
import CalqueMessages
public import Foundation

/// The languages that the user of a process reads, and how numbers and dates are written for them.
///
/// They are determined by the environment variables and arguments of the process, in this order of
/// precedence:
///
/// 1. the argument `-AppleLanguages (de, pt-BR)`, as on Apple's platforms;
/// 2. `CALQUE_LANGUAGES`, a list such as `de:pt-BR`, for one program;
/// 3. `LANGUAGE`, a list such as `de_AT:fr`, which is used only if the locale is not `C` (gettext);
/// 4. the locale of messages: `LC_ALL`, else `LC_MESSAGES`, else `LANG`, the first that is not
///    empty (POSIX.1-2017, 8.2), such as `sr_RS.UTF-8@latin`.
///
/// The locales `C` and `POSIX`, with or without a code set, do not name a language and select the
/// development language. In a list they end it, as in gettext.
public struct LocalePreferences: Sendable, Hashable {
  /// The languages, in order of preference, as BCP 47 tags.
  public var languages: [String]

  /// The locale of numbers and dates: that of `LC_ALL`, else of `LANG`, or that of the argument
  /// `-AppleLocale`; nil if it is `C`. Its region is combined with the language that is shown.
  public var formats: String?

  /// Makes preferences.
  ///
  /// - Parameters:
  ///   - languages: The languages in any usual spelling, in order of preference. Invalid
  ///     identifiers are ignored.
  ///   - formats: The locale whose region determines how numbers and dates are written.
  public init(languages: [String], formats: String? = nil) {
    self.languages = Self.unique(languages.compactMap(Self.tag))
    self.formats = formats.flatMap(Self.tag)
  }

  /// Reads the preferences of a process.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - arguments: The arguments, the name of the program first.
  public init(environment: [String: String], arguments: [String] = []) {
    let names = { (names: [String]) in
      names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    let messages = names(["LC_ALL", "LC_MESSAGES", "LANG"])
    let language = messages.flatMap(Self.tag)
    let chosen =
      Self.argument("-AppleLanguages", in: arguments).flatMap(Self.list)
      ?? environment["CALQUE_LANGUAGES"].flatMap(Self.list)
      ?? (language == nil ? nil : environment["LANGUAGE"].flatMap(Self.list))
    languages = Self.unique(chosen ?? language.map { [$0] } ?? [])
    formats =
      Self.argument("-AppleLocale", in: arguments).flatMap(Self.tag)
      ?? names(["LC_ALL", "LANG"]).flatMap(Self.tag)
  }

  /// The preferences of this process, read once.
  public static let process = LocalePreferences(
    environment: ProcessInfo.processInfo.environment,
    arguments: ProcessInfo.processInfo.arguments)

  /// Returns the locale for a language: with the region of ``formats``, if there is one.
  ///
  /// - Parameter language: The language that is shown.
  public func locale(for language: String) -> Locale {
    guard let formats, let parts = LocaleID.parts(language), let home = LocaleID.parts(formats)
    else { return Locale(identifier: language) }
    if parts.language == home.language,
      parts.script == nil || home.script == nil || parts.script == home.script
    {
      // The language is the same, so the variants and extensions of the locale are used too.
      let isMoreExact = parts.script != nil && home.script == nil
      if !isMoreExact { return Locale(identifier: formats) }
    }
    guard let region = home.region else { return Locale(identifier: language) }
    var joined = parts
    joined.region = region
    return Locale(identifier: joined.identifier)
  }

  /// Returns the BCP 47 tag of a locale; nil for `C`, `POSIX`, and invalid names.
  private static func tag(_ name: String) -> String? {
    isC(name) ? nil : LocaleID.canonical(name)
  }

  private static func isC(_ name: String) -> Bool {
    let head = name.prefix { $0 != "." && $0 != "@" }
    return head == "C" || head == "POSIX"
  }

  /// Returns the languages of a list up to the first `C`; nil if the list is empty. They are
  /// separated by colons or commas, or written as in old property lists: `(de, "pt-BR")`.
  private static func list(_ text: String) -> [String]? {
    let names = text.split { ":,()\"' \t\n".contains($0) }.map(String.init)
    let end = names.firstIndex(where: isC)
    let tags = names[..<(end ?? names.endIndex)].compactMap(tag)
    return tags.isEmpty && end == nil ? nil : tags
  }

  private static func argument(_ name: String, in arguments: [String]) -> String? {
    guard let index = arguments.lastIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
