/// The contents of a file as UTF-8, whatever its encoding is, and the mapping to its original
/// bytes.
///
/// All offsets in parsers and findings are offsets of `utf8`. Lines and columns are counted in
/// Unicode scalars, so they are also right for the file on disk, whatever its encoding is.
///
/// The reverse mapping is `contents(applying:)`, where edits of the text become edits of the
/// file's own bytes.
public struct SourceText: Sendable {
  /// The encoding of a file.
  public enum Encoding: String, Sendable, Hashable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// UTF-16, little-endian.
    case utf16LittleEndian
    /// UTF-16, big-endian.
    case utf16BigEndian
    /// UTF-32, little-endian.
    case utf32LittleEndian
    /// UTF-32, big-endian.
    case utf32BigEndian
  }

  /// Bytes that are not valid text.
  public struct EncodingProblem: Sendable, Hashable {
    /// The kind of an encoding problem.
    public enum Kind: String, Sendable, Hashable {
      /// A second byte order mark after the first.
      case secondByteOrderMark
      /// UTF-16 without a byte order mark.
      case missingByteOrderMark
      /// A UTF-16 surrogate without its other half.
      case loneSurrogate
      /// A number in UTF-32 that is not a Unicode scalar.
      case invalidScalar
      /// UTF-16 or UTF-32 that ends in the middle of a unit.
      case oddLength
    }

    /// The place, in offsets of `SourceText.utf8`.
    public var range: Range<Int>
    /// The kind.
    public var kind: Kind
  }

  /// The path of the file, as it was passed.
  public let path: String
  /// The encoding of the file.
  public let encoding: Encoding
  /// The length of the file's byte order mark in bytes; 0 if there is none.
  public let byteOrderMarkLength: Int
  /// The text without its byte order mark. For a UTF-8 file these are the file's own bytes, even if
  /// they are ill-formed; other encodings are converted, and U+FFFD replaces invalid bytes.
  public let utf8: [UInt8]
  /// The encoding problems. Ill-formed UTF-8 is not included; use `UTF8Scan` to find it.
  public let encodingProblems: [EncodingProblem]
  /// The bytes of the file that the text cannot represent: those for each U+FFFD that is not in the
  /// file itself. Empty for nearly every file.
  let undecodable: [UndecodableBytes]

  /// Reads the contents of a file. The byte order mark determines the encoding; without one it is
  /// UTF-8, unless a zero byte among the first two indicates UTF-16.
  public init(path: String, contents: [UInt8]) {
    self.path = path
    let start = Self.sniff(contents)
    encoding = start.encoding
    byteOrderMarkLength = start.markLength
    var problems: [EncodingProblem] = []
    var undecodable: [UndecodableBytes] = []
    let text = contents[start.markLength...]
    switch start.encoding {
    case .utf8:
      // Usually not a copy, because the array is shared.
      utf8 = start.markLength == 0 ? contents : Array(text)
      if utf8.starts(with: [0xEF, 0xBB, 0xBF]) {
        problems.append(EncodingProblem(range: 0..<3, kind: .secondByteOrderMark))
      }
    case .utf16LittleEndian, .utf16BigEndian:
      if start.markLength == 0 {
        problems.append(EncodingProblem(range: 0..<0, kind: .missingByteOrderMark))
      }
      utf8 = UTF16Transcoding.utf8(
        text, bigEndian: start.encoding == .utf16BigEndian, problems: &problems,
        undecodable: &undecodable)
    case .utf32LittleEndian, .utf32BigEndian:
      utf8 = UTF32Transcoding.utf8(
        text, bigEndian: start.encoding == .utf32BigEndian, problems: &problems,
        undecodable: &undecodable)
    }
    encodingProblems = problems
    self.undecodable = undecodable
  }

  /// Creates a text that does not come from a file, or comes from one that was read elsewhere.
  public init(path: String, text: String) {
    self.init(path: path, contents: Array(text.utf8))
  }

  private static func sniff(_ bytes: [UInt8]) -> (encoding: Encoding, markLength: Int) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { return (.utf8, 3) }
    guard bytes.count >= 2 else { return (.utf8, 0) }
    // The mark of UTF-32 LE begins like that of UTF-16 LE.
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, 4) }
    if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, 4) }
    if bytes[0] == 0xFF, bytes[1] == 0xFE { return (.utf16LittleEndian, 2) }
    if bytes[0] == 0xFE, bytes[1] == 0xFF { return (.utf16BigEndian, 2) }
    guard bytes.count >= 3 else { return (.utf8, 0) }
    switch (bytes[0] == 0, bytes[1] == 0) {
    case (false, true): return (.utf16LittleEndian, 0)
    case (true, false): return (.utf16BigEndian, 0)
    default: return (.utf8, 0)
    }
  }
}

extension SourceText {
  /// The place where a range of `utf8` begins.
  ///
  /// - Complexity: O(start of the range). For many places, use a `LineMap`.
  public func place(at range: Range<Int>) -> Place {
    Place(path: path, position: position(at: range.lowerBound))
  }

  /// The line and column of an offset of `utf8`. An offset after the end is treated as the end.
  ///
  /// - Complexity: O(`offset`). For many offsets, use a `LineMap`.
  public func position(at offset: Int) -> SourcePosition {
    let end = min(max(offset, 0), utf8.count)
    return utf8.withUnsafeBufferPointer { bytes in
      var line = 1
      var lineStart = 0
      var index = 0
      while index < end {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          line += 1
          lineStart = index
        } else if byte == 0x0D, index >= bytes.count || bytes[index] != 0x0A {
          line += 1
          lineStart = index
        }
      }
      let column = UTF8Scan.scalarCount(bytes, lineStart..<end) + 1
      return SourcePosition(line: line, column: column)
    }
  }
}
