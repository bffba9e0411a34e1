extension Bidi {
  /// U+2069, the end of an isolate.
  package static let popIsolate: Unicode.Scalar = "\u{2069}"

  /// Returns the text with directional controls that close what it opens, and close nothing else.
  ///
  /// Closing characters without a partner are removed, and missing ones are added at the end, so
  /// that a value inserted into a message cannot change the direction of the text after it.
  package static func balance(_ text: String) -> String {
    // Every control is three bytes of UTF-8 that begin with E2 80 or E2 81.
    guard text.utf8.contains(0xE2) else { return text }
    let closings = closings(of: text)
    guard closings.needsChange else { return text }
    var out = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated()
    where !closings.unmatched.contains(index) {
      out.append(scalar)
    }
    out.append(contentsOf: closings.missing)
    return String(out)
  }

  /// The balanced text between U+2068 and U+2069.
  package static func isolated(_ text: String) -> String {
    "\u{2068}" + balance(text) + "\u{2069}"
  }

  private struct Closings {
    var unmatched: Set<Int> = []
    var missing: [Unicode.Scalar] = []
    var needsChange: Bool { !unmatched.isEmpty || !missing.isEmpty }
  }

  private static func closings(of text: String) -> Closings {
    let popEmbedding: Unicode.Scalar = "\u{202C}"
    var found = Closings()
    var open: [Unicode.Scalar] = []
    for (index, scalar) in text.unicodeScalars.enumerated() {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: open.append(popEmbedding)
      case 0x2066...0x2068: open.append(popIsolate)
      case 0x202C:
        // A PDF cannot close an embedding from outside the isolate that contains it.
        if open.last == popEmbedding {
          open.removeLast()
        } else {
          found.unmatched.insert(index)
        }
      case 0x2069:
        // A PDI also ends the embeddings that were opened inside its isolate.
        if let isolate = open.lastIndex(of: popIsolate) {
          open.removeSubrange(isolate...)
        } else {
          found.unmatched.insert(index)
        }
      default: break
      }
    }
    found.missing = open.reversed()
    return found
  }
}
