import CalqueDiagnostics

/// Writes a message on one line, whatever key it quotes.
enum MessageLine {
  /// Adds a text with its control characters escaped.
  static func write(_ text: String, to output: inout OutputBuffer) {
    var copy = text
    let isPlain = copy.withUTF8 { bytes in
      var lowest = UInt8.max
      for byte in bytes { lowest = min(lowest, byte) }
      guard lowest >= 0x20 else { return false }
      output.write(bytes)
      return true
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": output.write("\\n")
      case "\r": output.write("\\r")
      case "\t": output.write("\\t")
      case ..<" ": output.write("\u{FFFD}")
      default: output.write(String(scalar))
      }
    }
  }
}

extension Finding {
  /// The message and the remedy, as sentences on one line.
  var sentence: String { remedy.map { message + ". " + $0 } ?? message }
}
