/// Converts the bytes of a UTF-32 file to UTF-8.
enum UTF32Transcoding {
  /// Converts `bytes`. Invalid units become U+FFFD, are reported in `problems`, and are kept in
  /// `undecodable`.
  static func utf8(
    _ bytes: ArraySlice<UInt8>, bigEndian: Bool,
    problems: inout [SourceText.EncodingProblem], undecodable: inout [UndecodableBytes]
  ) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 4)
    var index = bytes.startIndex
    while bytes.endIndex - index >= 4 {
      let unit = bytes[index..<(index + 4)]
      let value =
        bigEndian
        ? unit.reduce(0) { $0 << 8 | UInt32($1) }
        : unit.reversed().reduce(0) { $0 << 8 | UInt32($1) }
      if let scalar = Unicode.Scalar(value) {
        if index == bytes.startIndex, value == 0xFEFF {
          problems.append(.init(range: 0..<3, kind: .secondByteOrderMark))
        }
        text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      } else {
        replace(.invalidScalar, unit)
      }
      index += 4
    }
    if index < bytes.endIndex { replace(.oddLength, bytes[index...]) }

    func replace(_ kind: SourceText.EncodingProblem.Kind, _ unit: ArraySlice<UInt8>) {
      problems.append(.init(range: text.count..<(text.count + 3), kind: kind))
      undecodable.append(UndecodableBytes(offset: text.count, bytes: unit))
      text += UTF8.encodedReplacementCharacter
    }
    return text
  }
}
