import Foundation
import Localization
import Typesetting

/// Makes styled text of a ``Text`` in an environment: looks keys up, applies looks to the parts.
///
/// An emitter keeps one for all texts of an environment, since most environments have many.
final class TextResolver {
  let environment: EnvironmentValues
  private let localizer: Localizer
  private let localization: LocalizationEnvironment
  /// The look of a text without modifiers.
  private let look: TextLook
  private let language: String

  init(environment: EnvironmentValues) {
    self.environment = environment
    localizer = environment.localizer ?? Self.keysOnly
    var localization = localizer.environment
    let common = environment.common
    if let locale = common.locale { localization.locale = locale }
    if let calendar = common.calendar {
      localization.calendar = calendar
    } else if common.locale != nil {
      localization.calendar = localization.locale.calendar
    }
    if let timeZone = common.timeZone { localization.timeZone = timeZone }
    if let now = common.now { localization.now = now }
    self.localization = localization
    look = TextLook(environment)
    language = localization.locale.identifier
  }

  /// Stands in where no localizer was given: every key is shown as it is.
  private static let keysOnly = Localizer(
    CatalogBundle(), locale: Locale(identifier: "en_US_POSIX"))

  /// What a text came to.
  struct Resolution {
    var string = ""
    var length = 0
    var runs: [StyledText.Run] = []
    var language: String?
    var isRightToLeft: Bool?
    var missingKey: String?
    var nextChange: Date?
  }

  func leaf(of text: Text) -> TextLeaf {
    var resolution = Resolution()
    append(text, look: look, to: &resolution)
    let language = resolution.language ?? language
    let base: StyledText.BaseDirection =
      switch resolution.isRightToLeft {
      case true?: .rightToLeft
      case false?: .leftToRight
      case nil: .natural
      }
    let styled = StyledText(
      resolution.string, runs: resolution.runs, locale: language, baseDirection: base)
    return TextLeaf(styled, resolution: resolution, environment: environment)
  }

  /// The plain text, for labels.
  func string(of text: Text) -> String {
    text.plainText(by: localizer, in: localization)
  }

  private func append(_ text: Text, look outer: TextLook, to result: inout Resolution) {
    var look = outer
    for modifier in text.modifiers.reversed() {
      look.apply(modifier, in: environment)
    }
    switch text.storage {
    case .verbatim(let string):
      append(string, look: look, to: &result)
    case .attributed(let attributed):
      append(String(attributed.characters), look: look, to: &result)
    case .image:
      append("\u{FFFC}", look: look, to: &result)
    case .joined(let first, let second):
      append(first, look: look, to: &result)
      append(second, look: look, to: &result)
    case .rich(let argument):
      append(localizer.text(of: argument, in: localization), look: look, to: &result)
    case .key(let key, let table):
      let found = localizer.resolve(key, table: table, environment: localization)
      if found.source == .missing, environment.localizer != nil {
        result.missingKey = key.key
      }
      append(found, look: look, to: &result)
    }
  }

  private func append(_ string: String, look: TextLook, to result: inout Resolution) {
    let shown = cased(string)
    let length = shown.utf16.count
    guard length > 0 else { return }
    result.runs.append(
      StyledText.Run(range: result.length..<result.length + length, style: look.style))
    result.string += shown
    result.length += length
  }

  private func append(_ text: LocalizedText, look: TextLook, to result: inout Resolution) {
    let start = result.length
    // The first part of a joined text says what the language of the whole is.
    if result.language == nil {
      result.language = text.languageIdentifier
      if text.source != .missing { result.isRightToLeft = text.isRightToLeft }
    }
    if let change = text.nextChange {
      result.nextChange = min(result.nextChange ?? change, change)
    }
    append(text.string, look: look, to: &result)
    guard environment.textCase == nil else { return }
    for run in text.runs {
      guard case .nested(let index) = run.kind, let nested = text.nestedValue(at: index) as? Text
      else { continue }
      var inner = Resolution()
      append(nested, look: look, to: &inner)
      guard inner.length == run.range.count else { continue }
      restyle(inner.runs, at: start + run.range.lowerBound, in: &result.runs)
    }
  }

  /// Lays the runs of a nested text over the run that covers its place.
  private func restyle(
    _ inner: [StyledText.Run], at offset: Int, in runs: inout [StyledText.Run]
  ) {
    guard let first = inner.first, let last = inner.last else { return }
    let range = offset + first.range.lowerBound..<offset + last.range.upperBound
    guard
      let index = runs.firstIndex(where: {
        $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
      })
    else { return }
    let whole = runs[index]
    var parts = inner.map { run in
      StyledText.Run(
        range: offset + run.range.lowerBound..<offset + run.range.upperBound, style: run.style)
    }
    if whole.range.lowerBound < range.lowerBound {
      parts.insert(
        StyledText.Run(
          range: whole.range.lowerBound..<range.lowerBound, style: whole.style), at: 0)
    }
    if range.upperBound < whole.range.upperBound {
      parts.append(
        StyledText.Run(range: range.upperBound..<whole.range.upperBound, style: whole.style))
    }
    runs.replaceSubrange(index...index, with: parts)
  }

  private func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase?: string.uppercased(with: localization.locale)
    case .lowercase?: string.lowercased(with: localization.locale)
    case nil: string
    }
  }
}
