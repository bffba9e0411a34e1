public import Calque
import Foundation

extension LocalizedScreen {
  /// All findings in one list: those of the texts in the order of the views, followed by those of
  /// the localizer and those of the host. A test for only warnings and errors uses
  /// ``findings(from:)``.
  public var findings: [ScreenFinding] {
    let unknown = unknownLocales
    let ofTexts = texts.flatMap { findings(of: $0, unknown) }
    let keys = Set(ofTexts.filter { $0.kind == .missing }.compactMap(\.key))
    let ofLocalizer = localization.compactMap { finding(of: $0, missing: keys) }
    return unknownLocale(unknown) + ofTexts + ofLocalizer + diagnostics.map(finding(of:))
  }

  /// Returns the findings of at least a severity.
  public func findings(from severity: ScreenFinding.Severity) -> [ScreenFinding] {
    findings.filter { $0.severity >= severity }
  }

  /// - Parameter unknown: The locales that no catalog has, each with the language that is shown.
  private func findings(
    of text: ResolvedText, _ unknown: [String: String]
  ) -> [ScreenFinding] {
    var found: [ScreenFinding] = []
    if text.key != nil, hasOwnLocale(text), let shown = unknown[Self.dashed(text.locale)] {
      found.append(unknownLocale(text.locale, shown, text.string))
    } else if let key = text.missingKey {
      found.append(
        ScreenFinding(.missing, "no catalog contains the key; the key itself is shown", text: key))
    } else if isForeign(text) {
      found.append(
        ScreenFinding(
          .missing, "it is not translated and is shown in \"\(text.language)\"", text: text.string))
    }
    found += text.faults.map { fault in
      var finding = ScreenFinding(kind(of: fault.kind), fault.message, text: text.string)
      finding.room = fault.room
      finding.excess = fault.excess
      return finding
    }
    return found.map { $0.about(text) }
  }

  private func kind(of fault: TextFault.Kind) -> ScreenFinding.Kind {
    switch fault {
    case .truncated: .truncated
    case .overflowing: .overflowing
    case .clipped: .clipped
    case .broken: .broken
    case .overlapping: .overlapping
    }
  }

  /// Returns whether a text comes from another language, because the one that it is asked for does
  /// not have it. Regions and scripts are ignored: `de` is the language of a Swiss screen.
  private func isForeign(_ text: ResolvedText) -> Bool {
    func code(_ identifier: String) -> Substring { identifier.prefix { $0 != "-" && $0 != "_" } }
    let asked = hasOwnLocale(text) ? [text.locale] : [language, locale]
    return !asked.map(code).contains(code(text.language))
  }

  /// Whether a view around a text has another locale than the screen.
  private func hasOwnLocale(_ text: ResolvedText) -> Bool {
    text.locale != locale && Self.dashed(text.locale) != Self.dashed(locale)
  }

  /// An identifier as BCP 47 writes it: `pt-BR` for `pt_BR`.
  private static func dashed(_ identifier: String) -> String {
    identifier.replacing("_", with: "-")
  }

  private func finding(
    of diagnostic: LocalizationDiagnostic, missing: Set<String>
  ) -> ScreenFinding? {
    let kind: ScreenFinding.Kind
    switch diagnostic.problem {
    case .unmatchedLocale: return nil
    case .missingKey, .missingTranslation:
      if missing.contains(diagnostic.key) { return nil }
      kind = .missing
    default: kind = .localization
    }
    let text = texts.first { $0.key == diagnostic.key }
    var finding = ScreenFinding(
      kind, diagnostic.message, text: text?.string ?? diagnostic.key)
    finding.key = diagnostic.key
    finding.place = diagnostic.place
    return text.map(finding.about) ?? finding
  }

  private func finding(of diagnostic: ViewDiagnostic) -> ScreenFinding {
    var finding = ScreenFinding(diagnostic.kind, diagnostic.message)
    finding.severity = diagnostic.severity
    finding.identifier = diagnostic.identifier
    finding.path = diagnostic.path
    finding.key = diagnostic.key
    finding.place = diagnostic.place
    finding.frame = diagnostic.frame
    if let text = text(of: diagnostic) {
      finding.text = text.string
      finding.key = finding.key ?? text.key
      finding.place = finding.place ?? text.place
      finding.frame = text.frame
    }
    return finding
  }

  /// The text that a diagnostic is about: the one with its key and path, or the only one there.
  private func text(of diagnostic: ViewDiagnostic) -> ResolvedText? {
    guard diagnostic.path.last == "Text" else { return nil }
    let there = texts.filter { text in
      text.path == diagnostic.path && text.nearestIdentifier == diagnostic.identifier
    }
    let named = there.filter { text in
      diagnostic.frame.map { $0 == text.frame } ?? (text.key == diagnostic.key)
    }
    return named.count == 1 ? named[0] : nil
  }

  /// The locales that are not in any catalog, each with the language that is shown.
  private var unknownLocales: [String: String] {
    var found: [String: String] = [:]
    for diagnostic in localization {
      guard case .unmatchedLocale(let shown) = diagnostic.problem else { continue }
      found[Self.dashed(diagnostic.locale), default: shown] = shown
    }
    return found
  }

  /// The finding for a screen whose language is not in any catalog.
  private func unknownLocale(_ unknown: [String: String]) -> [ScreenFinding] {
    guard !unknown.isEmpty else { return [] }
    let ofTexts = Set(texts.filter(hasOwnLocale).map { Self.dashed($0.locale) })
    return unknown.first { !ofTexts.contains($0.key) }
      .map { [unknownLocale(locale, $0.value, "")] } ?? []
  }

  private func unknownLocale(
    _ locale: String, _ shown: String, _ text: String
  ) -> ScreenFinding {
    let names = NearestNames(of: locale, among: available)
    return ScreenFinding(
      .unknownLocale,
      "no catalog contains \"\(locale)\" or a similar language; "
        + "\(text.isEmpty ? "texts are" : "it is") shown in \"\(shown)\". " + names.sentence,
      text: text)
  }
}
