import CalqueMessages
public import Foundation

/// Localizes keys into texts of one locale, from the catalogs of a bundle.
///
/// The language is the bundle's best match for the locale. A key that is missing in its table is
/// looked up in the parent languages (`es-MX`, `es-419`, `es`), then in the development language;
/// finally the key is its own text. Plural categories follow the language of the text that was
/// found. Numbers and dates are written as the locale writes them, including digits and groups,
/// except for `%x` and `%o`.
///
/// The locales `en-XA` (with accents, and longer), `en-XC` (every word twice) and `ar-XB` (from
/// right to left) show texts that are made from those of the development language, unless the
/// bundle has its own for them. A text that appears unchanged in them is not in any table.
///
/// A localizer is a value that can be used by several tasks at the same time. It takes no lock
/// unless there is something to report.
public struct Localizer: Sendable {
  private let core: LocalizationContext

  /// The catalogs to search.
  public var catalogs: CatalogBundle { core.catalogs }
  /// The environment of texts without one of their own.
  public var environment: LocalizationEnvironment { core.environment }
  var form: LocaleForm { core.form }
  var log: DiagnosticsLog { core.log }

  /// Makes a localizer.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to search.
  ///   - locale: Chooses the language among those of the catalogs, and the form of numbers and
  ///     dates.
  ///   - calendar: The calendar; if `nil`, that of the locale.
  ///   - timeZone: The time zone of dates and times.
  ///   - now: The present, for relative dates and timers.
  ///   - device: The device whose variations are shown.
  ///   - isolatesArguments: Whether values in plain strings are isolated where their direction may
  ///     differ from that of the text.
  public init(
    _ catalogs: CatalogBundle, locale: Locale, calendar: Calendar? = nil,
    timeZone: TimeZone = .gmt, now: Date = Date(timeIntervalSinceReferenceDate: 0),
    device: LocalizationEnvironment.Device = .iphone, isolatesArguments: Bool = false
  ) {
    self.init(
      catalogs,
      environment: LocalizationEnvironment(
        locale: locale, calendar: calendar, timeZone: timeZone, now: now, device: device,
        isolatesArguments: isolatesArguments))
  }

  /// Makes a localizer for an environment.
  ///
  /// - Parameters:
  ///   - catalogs: The catalogs to search.
  ///   - environment: The locale, calendar, time zone, present and device of the texts.
  public init(_ catalogs: CatalogBundle, environment: LocalizationEnvironment) {
    self.init(
      catalogs, environment: environment, form: catalogs.storage.form(of: environment.locale),
      log: DiagnosticsLog())
  }

  init(
    _ catalogs: CatalogBundle, environment: LocalizationEnvironment, form: LocaleForm,
    log: DiagnosticsLog
  ) {
    core = LocalizationContext(catalogs, environment: environment, form: form, log: log)
  }

  init(_ core: LocalizationContext) {
    self.core = core
  }

  /// The problems that the localizer found so far, each once, in order. They are preceded by a
  /// locale that cannot be used, the damaged tables of its languages in a compiled file, and the
  /// tables without a language that suits its locale. Copies of a localizer share them.
  public var diagnostics: [LocalizationDiagnostic] {
    (environment.localeProblem.map { [$0] } ?? []) + catalogs.damages(in: form.chain)
      + form.unmatchedTables + log.diagnostics
  }

  /// The searched languages, in order, as BCP 47 tags.
  public var fallbackChain: [String] { form.chain }

  /// Returns the text of a key. Markdown is returned as it is written; of the markup for grammar
  /// agreement, `^[text](inflect: true)`, only the text is returned.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - table: The table to search; if `nil`, `Localizable`.
  public func string(_ key: LocalizedStringKey, table: String? = nil) -> String {
    find(
      key, table: table, text: { $0.text(of: $1, at: $2) }, message: { $0.makeString() },
      otherwise: { $0 })
  }

  /// Finds the text of a key and passes it to one of three closures, depending on its kind.
  ///
  /// - Parameters:
  ///   - id: The key to look up, if it is not the key's own text.
  ///   - text: Takes the entry of a text that is in its table unchanged.
  ///   - message: Takes the bytes of a text that was written from a message and values.
  ///   - otherwise: Takes the text of a key that is not in any table.
  @inline(__always)
  func find<Result>(
    _ key: LocalizedStringKey, id: UnsafeBufferPointer<UInt8>? = nil, table: String?,
    text: (_ table: MessageTable, _ entry: MessageEntry, _ index: Int) -> Result,
    message: (borrowing MessageBuffer) -> Result, otherwise: (String) -> Result
  ) -> Result {
    guard let place = place(of: key, id: id, table: table) else {
      let name = id.map { KeyText(String(decoding: $0, as: UTF8.self)) }
      return otherwise(
        resolve(key, id: name, table: table, isolatesArguments: environment.isolatesArguments)
          .string)
    }
    return place.withTable { found in
      let entry = found.entry(place.index)
      let start = key.hasFormatting ? entry.format : entry.verbatim
      if start == MessageEntry.none {
        if !place.isFirstChoice {
          reportIfNew([], of: key, id, table: table, found: place)
        }
        return text(found, entry, place.index)
      }
      return withMessageBuffer { buffer in
        var trace = MessageTrace()
        if core.environment.isolatesArguments { isolateArguments(of: found.localization, &trace) }
        found.run(
          start, arguments: key.recording.values, in: core, form: core.form.numbers, into: &buffer,
          trace: &trace)
        if !trace.problems.isEmpty || !place.isFirstChoice {
          reportIfNew(trace.problems, of: key, id, table: table, found: place)
        }
        return message(buffer)
      }
    }
  }

  @inline(__always)
  private func place(
    of key: LocalizedStringKey, id: UnsafeBufferPointer<UInt8>?, table: String?
  ) -> TableChain.Place? {
    if let id { return core.form.find(id, table: table) }
    return key.recording.text.withBytes { core.form.find($0, table: table) }
  }

  /// Returns the text of a key with the place of every value.
  ///
  /// - Parameters:
  ///   - key: The key and its values.
  ///   - id: The key to look up, if it is not the key's own text, which is then only shown if no
  ///     table has it.
  ///   - table: The table to search; if `nil`, `Localizable`.
  ///   - environment: Replaces the localizer's environment, for a part of a tree with another
  ///     locale.
  ///   - isolatesArguments: Whether a value whose direction may differ from the text's is placed
  ///     between `U+2068` and `U+2069`, so that it does not disturb its surroundings (UAX #9).
  package func resolve(
    _ key: LocalizedStringKey, id: KeyText? = nil, table: String? = nil,
    environment: LocalizationEnvironment? = nil, isolatesArguments: Bool = true
  ) -> LocalizedText {
    let context = environment.map { core.replacing($0, self.form(of: $0)) } ?? core
    let (environment, form) = (context.environment, context.form)
    let tables = form.tables(named: table)
    let found = tables.flatMap { tables in (id ?? key.recording.text).withBytes { tables.find($0) }
    }
    let isTranslatable = found != nil || id != nil || KeyWords.areTranslatable(key)
    let messages: MessageTable?
    let source: LocalizedText.Source
    if let found {
      messages = found.table
      source = .localization(found.table.localization)
    } else {
      messages = catalogs.storage.message(of: key.key)
      source = isTranslatable ? .missing : .verbatim
    }
    let language =
      isTranslatable
      ? messages?.localization ?? catalogs.developmentLanguage : form.identifier
    var trace = MessageTrace(recordsRuns: true, isolatesArguments: isolatesArguments)
    trace.isRightToLeft = form.isRightToLeft(language)
    let string = withMessageBuffer { buffer in
      let index = found?.index ?? 0
      let entry = messages?.entry(index) ?? MessageEntry()
      let start = key.hasFormatting ? entry.format : entry.verbatim
      if let messages, start != MessageEntry.none {
        messages.run(
          start, arguments: key.recording.values, in: context, form: form.numbers, into: &buffer,
          trace: &trace)
      } else {
        buffer.append(messages?.text(of: entry, at: index) ?? key.key)
        trace.record(.literal, from: 0, to: buffer.count)
      }
      UTF16Offsets.convert(&trace.runs, of: buffer.bytes)
      UTF16Offsets.convert(&trace.markup, of: buffer.bytes)
      return buffer.makeString()
    }
    var problems = trace.problems.compactMap { LocalizationDiagnostic.Problem($0, of: key.key) }
    if source == .missing { problems.insert(.missingKey, at: 0) }
    if environment.locale != self.environment.locale {
      if let problem = environment.localeProblem { log.report(problem) }
      for unmatched in form.unmatchedTables { log.report(unmatched) }
    }
    if !problems.isEmpty || found?.isFirstChoice != true {
      report(
        problems, key: id?.string ?? key.key, table: table, found: found, form: form)
    }
    return LocalizedText(
      string: string, runs: trace.runs, markup: trace.markup,
      arguments: key.arguments.map { $0.attributed(in: environment) },
      languageIdentifier: language,
      isRightToLeft: trace.isRightToLeft, nextChange: trace.nextChange,
      missingForm: trace.missingForm,
      source: source)
  }

  /// Returns the text of a date on its own.
  package func text(
    of argument: RichArgument, in environment: LocalizationEnvironment? = nil
  ) -> LocalizedText {
    resolve(
      LocalizedStringKey(key: "%@", arguments: [.rich(argument)], hasFormatting: true),
      environment: environment)
  }

  /// Reports the problems of an entry, and that it is not of the best language. The latter alone is
  /// examined once.
  @inline(never)
  private func reportIfNew(
    _ faults: [MessageFault], of key: LocalizedStringKey, _ id: UnsafeBufferPointer<UInt8>?,
    table: String?, found: TableChain.Place
  ) {
    if !faults.isEmpty || log.isNew(found) {
      report(
        faults.compactMap { LocalizationDiagnostic.Problem($0, of: key.key) },
        key: name(of: key, id), table: table, found: found, form: form)
    }
  }

  private func name(of key: LocalizedStringKey, _ id: UnsafeBufferPointer<UInt8>?) -> String {
    id.map { String(decoding: $0, as: UTF8.self) } ?? key.key
  }

  private func isolateArguments(of language: String, _ trace: inout MessageTrace) {
    trace.isolatesArguments = true
    trace.isRightToLeft = form.isRightToLeft(language)
  }

  private func report(
    _ problems: [LocalizationDiagnostic.Problem], key: String, table: String?,
    found: TableChain.Place?, form: LocaleForm
  ) {
    var problems = problems
    if let found, let place = form.chain.firstIndex(of: found.table.localization),
      place >= form.ownCount
    {
      problems.append(.missingTranslation(shown: found.table.localization))
    }
    for problem in problems {
      let isAboutText: Bool
      switch problem {
      case .missingKey, .missingTranslation, .unmatchedLocale, .unusableLocale: isAboutText = false
      default: isAboutText = true
      }
      log.report(
        LocalizationDiagnostic(
          problem, table: table ?? LocaleForm.defaultTable, key: key,
          locale: isAboutText ? found?.table.localization ?? form.identifier : form.identifier,
          place: found?.table.place(of: found?.index ?? 0)))
    }
  }
}
