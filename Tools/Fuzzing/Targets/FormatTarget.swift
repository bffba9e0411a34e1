import CalqueCatalogs

extension FuzzTarget {
  /// Formats. The first byte determines whether `%arg` is allowed, and whether a part has a number.
  static let format = FuzzTarget(name: "format") { input in
    guard let first = input.first else { return }
    let text = String(decoding: input.dropFirst(), as: UTF8.self)
    let part = CatalogSubstitution(
      name: "count", argumentNumber: first & 2 == 0 ? nil : Int(first >> 4) + 1,
      value: .text(CatalogText("%arg")))
    let format = FormatString(text, inSubstitution: first & 1 == 1, parts: [part])
    let bounds = TextBounds(Array(format.string.utf8))
    var end = 0
    for piece in format.pieces {
      hold(piece.range.lowerBound == end && !piece.range.isEmpty, "pieces follow without a gap")
      bounds.hold(piece.range, "a piece")
      end = piece.range.upperBound
    }
    hold(end == text.utf8.count, "the pieces cover the text")
    hold(format.pieces.map { format[$0.range] }.joined() == text, "the pieces make up the text")
    for argument in format.arguments {
      hold(argument.number >= 1, "arguments are counted from 1")
      bounds.hold(argument.range, "an argument")
    }
    for piece in format.pieces {
      var end = piece.range.lowerBound + 1
      for part in format.parts(of: piece) {
        hold(part.range.lowerBound == end && !part.range.isEmpty, "parts follow without a gap")
        end = part.range.upperBound
      }
      if case .specifier = piece { hold(end == piece.range.upperBound, "the parts cover it") }
    }
    for specifier in format.specifiers {
      _ = specifier.looksLikeProse
      hold(specifier.type.byteCount > 0, "an argument takes bytes")
    }
    for invalid in format.invalids { _ = invalid.looksLikeProse }
    for substitution in format.substitutions {
      bounds.hold(substitution.nameRange, "a name")
      hold(format[substitution.nameRange] == substitution.name, "the name is spelled so")
    }
    _ = format.isFormat
  }
}
