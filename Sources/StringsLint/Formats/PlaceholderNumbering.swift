import Diagnostics
import StringCatalogs

/// Writes the numbers into placeholders that have none.
enum PlaceholderNumbering {
  /// The edits that number every placeholder of a text with the argument that it takes already;
  /// none where a width or a precision is an argument too, since those have their own numbers.
  ///
  /// - Parameter place: Where a stretch of the text stands in the file.
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
