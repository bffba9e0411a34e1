import CalqueDiagnostics

/// Reports XML errors in an `.xliff` file in this package's own words.
enum XLIFFSyntax {
  /// The XML problems of the file, in the order in which they were found.
  static func problems(_ events: borrowing XMLEvents) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    var unclosed = Int.max
    for error in events.errors {
      switch error.kind {
      case .tagMismatch, .neverClosed:
        // An unclosed element takes the closing tags of its parent elements.
        let element = error.element ?? 0
        if element < unclosed, unclosed != .max { continue }
        unclosed = element
      case .notWellFormed:
        if let last = problems.last, error.range.lowerBound <= last.range.upperBound + 1 {
          continue
        }
      default: break
      }
      problems.append(problem(error, events))
    }
    if let problem = declaredEncoding(events) { problems.append(problem) }
    return problems
  }

  private static func problem(
    _ error: XMLError, _ events: borrowing XMLEvents
  ) -> CatalogProblem {
    let spelling = events.spelling(error.range)
    func problem(_ message: String, _ hint: String?) -> CatalogProblem {
      CatalogProblem(.xliffXML, at: error.range, message, hint: hint, effect: .losesFile)
    }
    switch error.kind {
    case .tagMismatch, .neverClosed: return unclosed(error, events)
    case .loneAmpersand:
      var result = problem("Expected &amp; or another reference, found a lone '&'", nil)
      result.replacement = "&amp;"
      return result
    case .unknownEntity:
      return problem("The reference '\(spelling)' does not denote a character", nil)
    case .badReference:
      return problem("The reference '\(spelling)' does not denote an XML character", "Remove it")
    case .badCharacter:
      let name = events.source.utf8.withUnsafeBufferPointer {
        EncodingChecks.describe($0, error.range)
      }
      return problem("XML does not allow the control character \(name)", "Remove it")
    case .duplicateAttribute:
      return problem("The tag has the same attribute twice", "Remove one of the two")
    case .undeclaredPrefix:
      return CatalogProblem(
        .xliffSchema, at: error.range, "The prefix is not declared with 'xmlns:'")
    case .tooDeep:
      return CatalogProblem(
        .limitExceeded, at: error.range, "Elements are nested too deeply", effect: .losesFile)
    case .tooLarge, .noMemory:
      return CatalogProblem(
        .limitExceeded, at: error.range, "The file is too large", effect: .losesFile)
    case .unavailable:
      return CatalogProblem(
        .limitExceeded, at: error.range, "This build does not read XLIFF",
        hint: "Enable the trait XLIFF of the package calque", effect: .losesFile)
    case .notWellFormed:
      return problem("The file is not well-formed XML here: \(error.message)", nil)
    }
  }

  /// The problem of an element that another tag, or the end of the file, follows.
  private static func unclosed(
    _ error: XMLError, _ events: borrowing XMLEvents
  ) -> CatalogProblem {
    let name = error.element.map { elementName(at: $0, events) } ?? "xliff"
    let found =
      error.kind == .tagMismatch ? events.spelling(error.range) : "the end of the file"
    var result = CatalogProblem(
      .xliffXML, at: error.range, "Expected </\(name)>, found \(found)", hint: nil,
      effect: .losesFile)
    if let element = error.element {
      result.message += "; <\(name)> opened at \(events.source.position(at: element))"
      // A name with ill-formed bytes is longer when decoded than in the file.
      let isText = !name.unicodeScalars.contains("\u{FFFD}")
      result.related = element..<(element + 1 + (isText ? name.utf8.count : 0))
    }
    return result
  }

  private static func elementName(at start: Int, _ events: borrowing XMLEvents) -> String {
    let bytes = events.source.utf8
    var end = start + 1
    while end < bytes.count, bytes[end] > UInt8(ascii: " "), bytes[end] != UInt8(ascii: ">"),
      bytes[end] != UInt8(ascii: "/")
    {
      end += 1
    }
    return events.spelling((start + 1)..<end)
  }

  /// Reports a declaration of an encoding that is not the file's. A UTF-16 text was converted, and
  /// its declaration is correct for the file.
  private static func declaredEncoding(_ events: borrowing XMLEvents) -> CatalogProblem? {
    guard events.source.encoding == .utf8, events.declarationEnd > 0 else { return nil }
    let declaration = 0..<events.declarationEnd
    let text = events.spelling(declaration)
    guard let name = text.firstRange(of: "encoding") else { return nil }
    let rest = text[name.upperBound...].drop { $0 == " " || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    let encoding = rest.dropFirst().prefix { $0 != quote }
    guard !["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()),
      events.source.utf8.contains(where: { $0 >= 0x80 })
    else { return nil }
    return CatalogProblem(
      .xliffXML, at: declaration,
      "The XML declaration says \(encoding), but the file is read as UTF-8",
      hint: "Save the file as UTF-8, and declare that encoding", effect: .altersEntries)
  }
}
