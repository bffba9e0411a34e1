import CalqueDiagnostics

/// Checks of a file's bytes that do not depend on its grammar.
enum EncodingChecks {
  /// The encodings in which a format may be written.
  enum Encoding {
    case utf8
    /// UTF-16 and UTF-32 too.
    case unicode
  }

  /// The problems of a file's encoding.
  ///
  /// - Parameters:
  ///   - readable: The encodings that the format's readers understand.
  ///   - isWellFormed: Whether a reader has already found that the bytes are UTF-8.
  static func problems(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>, readable: [Encoding],
    isWellFormed: Bool = false, limit: Int = 10
  ) -> [CatalogProblem] {
    var problems = source.encodingProblems.map(Self.problem)
    if source.encoding != .utf8 {
      problems.append(wideProblem(source, isReadable: readable.contains(.unicode)))
      return problems
    }
    if source.byteOrderMarkLength > 0 {
      problems.append(
        CatalogProblem(
          .byteOrderMark, at: 0..<0, "The file begins with a byte order mark",
          hint: "Remove it: UTF-8 does not need one"))
    }
    if isWellFormed || UTF8Scan.firstInvalid(bytes) == nil { return problems }
    // Binary data, such as an image, is not repaired byte by byte.
    if let invalid = firstRefused(bytes), bytes.contains(0) {
      problems.append(
        CatalogProblem(
          .encodingInvalid, at: invalid,
          "The file is not text: it contains null bytes, and bytes "
            + "from here on that are not UTF-8",
          hint: "Restore the file, or exclude it", effect: .losesFile))
      return problems
    }
    addInvalidBytes(bytes, forgives: readable.contains(.unicode), limit: limit, to: &problems)
    return problems
  }

  /// The problem of a file in UTF-16 or UTF-32.
  private static func wideProblem(_ source: SourceText, isReadable: Bool) -> CatalogProblem {
    let isUTF32 = [.utf32LittleEndian, .utf32BigEndian].contains(source.encoding)
    let name = isUTF32 ? "UTF-32" : "UTF-16"
    if isReadable {
      return CatalogProblem(
        .encodingPolicy, at: 0..<0, "The file is \(name)", hint: "Save it as UTF-8")
    }
    return CatalogProblem(
      .encodingInvalid, at: 0..<0, "The file is \(name); only UTF-8 is supported",
      hint: "Save it as UTF-8", effect: .losesFile)
  }

  /// Adds a problem for each of the first invalid bytes, and for those that cost the whole file.
  ///
  /// - Parameter forgives: Whether the format's readers accept ``toleratedByte``.
  private static func addInvalidBytes(
    _ bytes: UnsafeBufferPointer<UInt8>, forgives: Bool, limit: Int,
    to problems: inout [CatalogProblem]
  ) {
    var index = 0
    var count = 0
    while let invalid = UTF8Scan.firstInvalid(bytes, from: index) {
      let byte = String(bytes[invalid.lowerBound], radix: 16, uppercase: true)
      let isRefused = !forgives || bytes[invalid].contains { $0 != toleratedByte }
      index = invalid.upperBound
      guard count < limit || isRefused && !problems.contains(where: { $0.effect == .losesFile })
      else { continue }
      count += 1
      let isLast = count >= limit && UTF8Scan.firstInvalid(bytes, from: index) != nil
      problems.append(
        CatalogProblem(
          .encodingInvalid, at: invalid,
          "The byte \(byte) is not valid UTF-8 here" + (isRefused ? "" : ", and is read as U+FFFD")
            + (isLast ? "; more invalid bytes follow" : ""),
          hint: "Save the file as UTF-8", effect: isRefused ? .losesFile : .altersEntries))
    }
  }

  /// The copyright sign in Mac OS Roman and Latin-1. CoreFoundation accepts it in UTF-8 "not to
  /// break existing apps", as U+FFFD.
  private static let toleratedByte: UInt8 = 0xA9

  /// The first bytes for which CoreFoundation refuses to read the text as UTF-8.
  static func firstRefused(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    var index = 0
    while let invalid = UTF8Scan.firstInvalid(bytes, from: index) {
      if bytes[invalid].contains(where: { $0 != toleratedByte }) { return invalid }
      index = invalid.upperBound
    }
    return nil
  }

  private static func problem(_ problem: SourceText.EncodingProblem) -> CatalogProblem {
    switch problem.kind {
    case .secondByteOrderMark:
      CatalogProblem(
        .doubleByteOrderMark, at: problem.range, "A second byte order mark follows the first",
        hint: "Remove it", effect: .losesFile, replacement: "")
    case .missingByteOrderMark:
      CatalogProblem(
        .encodingMixed, at: problem.range, "The file is UTF-16 without a byte order mark",
        hint: "Save it as UTF-8", effect: .losesFile)
    case .loneSurrogate:
      CatalogProblem(
        .encodingInvalid, at: problem.range,
        "An unpaired surrogate is read as U+FFFD", hint: "Remove it",
        effect: .altersEntries)
    case .invalidScalar:
      CatalogProblem(
        .encodingInvalid, at: problem.range,
        "The UTF-32 code unit here is not a Unicode scalar value",
        hint: "Remove it", effect: .losesFile)
    case .oddLength:
      // The runtime drops these bytes silently.
      CatalogProblem(
        .encodingInvalid, at: problem.range, "The text ends in the middle of a character",
        hint: "Save the file again", effect: .altersEntries)
    }
  }

  /// The number of bytes that the runtime skips as a byte order mark in UTF-16 that has none: it
  /// expects the lower byte first, and never looks at the first character. Returns nil if it cannot
  /// read the rest.
  static func skippedAsMark(_ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard source.encoding == .utf16LittleEndian, source.byteOrderMarkLength == 0 else { return nil }
    let end = scalarEnd(bytes, 0)
    // Of a surrogate pair, it would read only the second half.
    return end < 4 ? end : nil
  }

  /// Changes the error of a missing byte order mark to its actual effect if the rest can be read.
  static func forgiveMissingMark(_ problems: inout [CatalogProblem]) {
    for index in problems.indices where problems[index].code == .encodingMixed {
      problems[index].effect = .altersEntries
      problems[index].message += ", and the runtime drops its first character"
    }
  }

  /// Lowers the effect of ill-formed UTF-8 that is not inside a text of an XML property list.
  static func forgiveOutsideOfTexts(_ problems: inout [CatalogProblem]) {
    for index in problems.indices where problems[index].code == .encodingInvalid {
      problems[index].effect = .none
    }
  }

  /// The end of the character at an offset.
  static func scalarEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Int {
    var end = offset + 1
    while end < bytes.count, end - offset < 4, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// A character in quotes, or its number if it would not be visible.
  static func describe(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "the end of the file" }
    switch scalar {
    case ..<" ", "\u{7F}"..."\u{A0}", "\u{FEFF}", "\u{200B}"..."\u{200F}":
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default: return scalar == "'" ? "\"'\"" : "'\(text)'"
    }
  }
}
