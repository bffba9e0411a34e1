import CalqueDiagnostics

/// Scans a format as CoreFoundation's formatter does.
enum FormatScanner {
  static func pieces(
    _ bytes: UnsafeBufferPointer<UInt8>, allowsArgument: Bool, numbers: [String: Int] = [:]
  ) -> [FormatString.Piece] {
    var scan = FormatScan(bytes: bytes, allowsArgument: allowsArgument, numbers: numbers)
    var pieces: [FormatString.Piece] = []
    var literal = 0
    while let percent = ByteSearch.first(UInt8(ascii: "%"), in: bytes, from: scan.index) {
      // Most formats have one placeholder with text around it.
      if pieces.isEmpty { pieces.reserveCapacity(3) }
      if literal < percent { pieces.append(.literal(literal..<percent)) }
      scan.index = percent
      pieces.append(scan.placeholder())
      literal = scan.index
    }
    if literal < bytes.count { pieces.append(.literal(literal..<bytes.count)) }
    return pieces
  }

  /// The parts of the placeholder at a percent sign.
  static func parts(_ bytes: UnsafeBufferPointer<UInt8>, at percent: Int) -> [FormatPart] {
    var scan = FormatScan(bytes: bytes, allowsArgument: false, numbers: [:])
    scan.notesParts = true
    scan.index = percent
    _ = scan.placeholder()
    return scan.parts
  }
}
