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
    /// What stands between two parts.
    case delimiter
  }

  typealias Part = (component: Component, text: String)

  /// The parts and delimiters, which joined are the name.
  let parts: [Part]

  var text: String { parts.map(\.text).joined() }

  enum Length: Hashable, Sendable {
    /// Everything but the nickname.
    case long
    /// The given name and the family name.
    case medium
    /// What friends say.
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

  /// Given name and family name; of a name that has neither, what there is.
  private static func medium(_ parts: [Part], _ order: NameOrder) -> [Part] {
    let usual = parts.filter { $0.component == .given || $0.component == .family }
    return order.joined(usual.isEmpty ? parts : usual)
  }

  /// The nickname, or else what the language has for it: the given name; in Japanese the family
  /// name; in Chinese and Korean the whole name, as a given name alone is for close people.
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

  /// The initials of given name and family name. East Asian names have none, so the family name
  /// stands for them; scripts whose letters are joined have none either: there it is the short form.
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
