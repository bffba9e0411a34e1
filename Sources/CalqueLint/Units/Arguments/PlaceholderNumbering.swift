import CalqueCatalogs
import CalqueDiagnostics

/// Adds numbers to placeholders that have none.
enum PlaceholderNumbering {
  /// Returns a placeholder with the number of each argument that it takes: `%2$1$*d` for `%*d` is
  /// wrong, and `%2$*1$d` is correct.
  static func spelling(of specifier: FormatSpecifier, in format: FormatString) -> String {
    var sizes = [specifier.width, specifier.precision].compactMap { size -> Int? in
      if case .argument(let number) = size { number } else { nil }
    }[...]
    var rest = ""
    // A number that is already written is kept.
    for character in format[specifier.range].dropFirst() {
      rest.append(character)
      if character == "*", let number = sizes.popFirst() { rest += "\(number)$" }
    }
    return "%\(specifier.argument)$" + rest
  }

  /// Returns the edits that number every placeholder of a text with the argument that it already
  /// takes. Returns no edits if a width or a precision is an argument too, since those have their
  /// own numbers.
  ///
  /// - Parameter place: Maps a range of the text to its range in the file.
  static func edits(for text: FormatText, place: (Range<Int>) -> Range<Int>) -> [Edit] {
    var edits: [Edit] = []
    for specifier in text.format.specifiers where specifier.position == nil {
      for size in [specifier.width, specifier.precision] {
        if case .argument = size { return [] }
      }
      let percent = specifier.range.lowerBound
      let end = place(percent..<(percent + 1)).upperBound
      edits.append(Edit(range: end..<end, replacement: "\(specifier.argument)$"))
    }
    return edits
  }
}
