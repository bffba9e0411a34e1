/// The grammatical class ("gender") of the word that ICU writes for a unit.
package enum NounClass: String, Hashable, Sendable {
  case neuter
  case feminine
  case masculine
  case common

  /// Creates a class from ICU's `UDisplayOptionsNounClass`. Returns nil for a class that no spelled
  /// number varies by.
  init?(icu number: Int32) {
    switch number {
    case 2: self = .neuter
    case 3: self = .feminine
    // Animate, inanimate and similar classes are masculine in numbers.
    case 4, 5, 6, 7: self = .masculine
    case 8: self = .common
    default: return nil
    }
  }
}
