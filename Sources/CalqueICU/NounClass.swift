/// The grammatical class ("gender") of the word that ICU writes for a unit.
package enum NounClass: String, Hashable, Sendable {
  case neuter
  case feminine
  case masculine
  case common

  /// From ICU's `UDisplayOptionsNounClass`; nil for what no spelled number varies by.
  init?(icu number: Int32) {
    switch number {
    case 2: self = .neuter
    case 3: self = .feminine
    // What is counted as an animate or inanimate thing, too, is masculine in numbers.
    case 4, 5, 6, 7: self = .masculine
    case 8: self = .common
    default: return nil
    }
  }
}
