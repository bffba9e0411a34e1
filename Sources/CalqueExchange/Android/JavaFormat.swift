import CalqueCatalogs

/// Java formats, as used by `getString(id, …)` (`java.util.Formatter`), and their conversion to and
/// from Foundation's formats.
enum JavaFormat {
  // MARK: To Java

  /// Converts a text of a catalog to a text of Android. A text that is not a format is returned
  /// unchanged.
  static func text(fromFoundation text: String) -> String {
    let format = FormatString(text)
    guard format.isFormat else { return text }
    let isNumbered = format.arguments.count > 1
    return FormatRewriting.replacing(text) { piece, format in
      switch piece {
      case .specifier(let specifier): java(specifier, isNumbered: isNumbered)
      // A lone percent sign is an error in Java.
      case .invalid(let invalid): "%" + format[invalid.range]
      case .literal, .percent, .substitution, .argument: nil
      }
    }
  }

  private static func java(_ specifier: FormatSpecifier, isNumbered: Bool) -> String {
    let conversion: Character
    var canHavePrecision = true
    switch Character(Unicode.Scalar(specifier.conversion)) {
    case "@", "s", "S", "p", "P", "n": conversion = "s"
    case "d", "i", "u", "D", "U":
      conversion = "d"
      canHavePrecision = false
    case "o", "O":
      conversion = "o"
      canHavePrecision = false
    case "x", "X":
      conversion = Character(Unicode.Scalar(specifier.conversion))
      canHavePrecision = false
    case "c", "C":
      conversion = "c"
      canHavePrecision = false
    case "F": conversion = "f"
    case let letter: conversion = letter
    }
    var result = "%"
    if isNumbered || specifier.position != nil { result += "\(specifier.argument)$" }
    let isNumber = conversion != "s" && conversion != "c"
    if specifier.flags.contains(.leftAligned) { result += "-" }
    if isNumber, specifier.flags.contains(.plusSign) { result += "+" }
    if isNumber, specifier.flags.contains(.space) { result += " " }
    if isNumber, specifier.flags.contains(.zeroPadded) { result += "0" }
    if case .fixed(let width) = specifier.width { result += String(width) }
    if canHavePrecision, case .fixed(let precision) = specifier.precision {
      result += ".\(precision)"
    }
    result.append(conversion)
    return result
  }

  // MARK: From Java

  /// Converts a text of Android to a text of a catalog.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - types: The type of each argument, such as `lld`, if it is known.
  /// - Returns: The text, and the placeholders that Foundation does not support.
  static func text(
    fromJava text: String, types: [Int: String]
  ) -> (text: String, unknown: [String]) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return (text, []) }
    let pieces = JavaFormatScanner.pieces(of: text)
    guard pieces.contains(where: { if case .specifier = $0 { true } else { false } }) else {
      return (text, [])
    }
    var unknown: [String] = []
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .percent: result += "%%"
      case .lineEnd: result += "\n"
      case .specifier(let specifier):
        let (spelling, isKnown) = foundation(specifier, type: types[specifier.argument])
        result += spelling
        if !isKnown { unknown.append(specifier.spelling) }
      }
    }
    return (result, unknown)
  }

  private static func foundation(
    _ specifier: JavaFormatScanner.Specifier, type: String?
  ) -> (spelling: String, isKnown: Bool) {
    var isKnown = true
    var conversion: String
    switch specifier.conversion {
    case "s": conversion = "@"
    case "S":
      conversion = "@"
      isKnown = false
    case "d": conversion = "lld"
    case "o": conversion = "llo"
    case "x": conversion = "llx"
    case "X": conversion = "llX"
    case "c", "C":
      conversion = "c"
      isKnown = specifier.conversion == "c"
    case "f", "e", "E", "g", "G", "a", "A": conversion = specifier.conversion
    default:
      conversion = "@"
      isKnown = false
    }
    if let type, let known = FormatString("%" + type).specifiers.first,
      let own = FormatString("%" + conversion).specifiers.first
    {
      // The type of the key's argument, if Java writes it with the same letter.
      let letter = letters(of: type)
      if java(known, isNumbered: false).last == java(own, isNumbered: false).last {
        conversion = letter
      }
    }
    let flags = specifier.flags.filter { "-+ 0#".contains($0) }
    if flags.count != specifier.flags.count { isKnown = false }
    let number = specifier.isNumbered ? "\(specifier.argument)$" : ""
    return ("%\(number)\(flags)\(specifier.size)\(conversion)", isKnown)
  }

  /// Returns the length and conversion of a placeholder, without flags and sizes: `lld` for
  /// `05lld`.
  private static func letters(of type: String) -> String {
    String(type.drop { "-+ #0123456789.$".contains($0) })
  }
}
