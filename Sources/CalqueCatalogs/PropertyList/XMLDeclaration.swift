import CalqueDiagnostics

/// The encoding in an XML declaration, which CoreFoundation only examines at the very beginning of
/// a file without a byte order mark.
enum XMLDeclaration {
  /// The problem of a file's declared encoding. Returns nil if it is UTF-8 or reads the same.
  static func problem(
    _ source: SourceText, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> CatalogProblem? {
    guard source.encoding == .utf8, source.byteOrderMarkLength == 0,
      bytes.starts(with: "<?xml".utf8), let range = encodingName(bytes)
    else { return nil }
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    let lowercased = name.lowercased()
    guard lowercased != "utf-8", lowercased != "utf8" else { return nil }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    // Plain ASCII is the same in all of these encodings.
    if isASCII, asciiSupersets.contains(where: { lowercased.hasPrefix($0) }) { return nil }
    return CatalogProblem(
      .encodingInvalid, at: range,
      "The file declares the encoding '\(name)'; only UTF-8 is supported",
      hint: "Save the file as UTF-8, and declare that encoding", effect: .losesFile)
  }

  private static let asciiSupersets = [
    "us-ascii", "ascii", "iso-8859-", "iso_8859-", "latin", "windows-", "cp", "ibm", "shift_jis",
    "sjis", "gb", "euc-", "big5", "koi8-", "utf-7", "iso-2022-", "hz-",
  ]

  /// The quoted text after `encoding=`, in front of the first `?` or `>`.
  private static func encodingName(_ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    let word = "encoding="
    var index = 5
    while index < bytes.count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: ">")
    {
      guard bytes[index...].starts(with: word.utf8) else {
        index += 1
        continue
      }
      let start = index + word.utf8.count + 1
      guard start <= bytes.count else { return nil }
      let quote = bytes[start - 1]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = ByteSearch.first(quote, in: bytes, from: start)
      else { return nil }
      return start..<end
    }
    return nil
  }
}
