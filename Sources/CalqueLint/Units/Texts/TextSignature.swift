import CalqueCatalogs

/// The parts of a text that are the same in every language: its placeholders, the sites that it
/// names, its longer numbers.
struct TextSignature: Equatable, CustomStringConvertible {
  private var parts: [String] = []

  init(_ text: String) {
    for piece in FormatString(text).pieces {
      switch piece {
      case .specifier(let specifier) where !specifier.looksLikeProse:
        parts.append("%\(specifier.argument)\(specifier.type.family)")
      case .substitution(let substitution): parts.append("%#@\(substitution.name)@")
      default: break
      }
    }
    parts += WebAddress.web(in: text).map(\.site)
    // Many languages write a number of one digit as a word.
    parts += TextNumbers.all(in: text).map(\.digits).filter { $0.utf8.count > 1 }
    parts.sort()
  }

  /// Whether there are no such parts.
  var isEmpty: Bool { parts.isEmpty }

  var description: String {
    let isPlaceholder = parts.contains { $0.hasPrefix("%") }
    return isPlaceholder ? "placeholders" : "'\(parts.joined(separator: ", "))'"
  }
}
