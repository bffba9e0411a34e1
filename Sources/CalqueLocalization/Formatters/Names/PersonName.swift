import CalqueICU
import Foundation

/// The parts of a person's name in the order in which they are shown.
struct PersonName {
  enum Component: Hashable, Sendable {
    case prefix
    case given
    case middle
    case family
    case suffix
    case nickname
    /// The text between two parts.
    case delimiter
  }

  typealias Part = (component: Component, text: String)

  /// The parts and delimiters; joined, they are the name.
  let parts: [Part]

  var text: String { parts.map(\.text).joined() }

  enum Length: Hashable, Sendable {
    /// Everything but the nickname.
    case long
    /// The given name and the family name.
    case medium
    /// The informal form, used among friends.
    case short
    /// Initials.
    case abbreviated
  }

  init(_ name: PersonNameComponents, _ length: Length, locale: Locale) {
    let parts = Self.all(name)
    let script = NameScript(parts.filter { $0.component != .nickname }.map(\.text))
    let order = NameOrder(script: script, locale: locale)
    self.parts =
      switch length {
      case .long: order.joined(parts.filter { $0.component != .nickname })
      case .medium: Self.medium(parts, order)
      case .short: Self.short(parts, order, script, locale)
      case .abbreviated: Self.abbreviated(parts, order, script, locale)
      }
  }

  private static func all(_ name: PersonNameComponents) -> [Part] {
    let parts: [(Component, String?)] = [
      (.prefix, name.namePrefix), (.given, name.givenName), (.middle, name.middleName),
      (.family, name.familyName), (.suffix, name.nameSuffix), (.nickname, name.nickname),
    ]
    return parts.compactMap { component, text in
      let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      return text.isEmpty ? nil : (component, text)
    }
  }

  /// The given name and the family name; if the name has neither, all its parts.
  private static func medium(_ parts: [Part], _ order: NameOrder) -> [Part] {
    let usual = parts.filter { $0.component == .given || $0.component == .family }
    return order.joined(usual.isEmpty ? parts : usual)
  }

  /// The nickname, or else the language's short form: usually the given name; in Japanese the
  /// family name; in Chinese and Korean the whole name, as a given name alone is only used by close
  /// people.
  private static func short(
    _ parts: [Part], _ order: NameOrder, _ script: NameScript, _ locale: Locale
  ) -> [Part] {
    if let nickname = parts.first(where: { $0.component == .nickname }) { return [nickname] }
    if script == .eastAsian {
      let isJapanese = locale.language.languageCode == .japanese
      let family = isJapanese ? parts.first { $0.component == .family } : nil
      return family.map { [$0] } ?? medium(parts, order)
    }
    if let given = parts.first(where: { $0.component == .given }) { return [given] }
    return medium(parts, order)
  }

  /// The initials of given name and family name. East Asian names have no initials, so the family
  /// name is used. Scripts with joined letters have none either; for them it is the short form.
  private static func abbreviated(
    _ parts: [Part], _ order: NameOrder, _ script: NameScript, _ locale: Locale
  ) -> [Part] {
    switch script {
    case .eastAsian, .katakana:
      return parts.first { $0.component == .family }.map { [$0] }
        ?? short(parts, order, script, locale)
    case .other:
      return short(parts, order, script, locale)
    case .alphabetic:
      let initials = order.joined(
        medium(parts, order).filter { $0.component != .delimiter }.map {
          ($0.component, $0.text.prefix(1).uppercased(with: locale))
        })
      return initials.filter { $0.component != .delimiter }
    }
  }
}
