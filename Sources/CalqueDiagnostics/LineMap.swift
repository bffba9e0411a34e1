/// The beginnings of the lines of a text, to convert many offsets to lines and columns fast.
public struct LineMap: Sendable {
  private let utf8: [UInt8]
  private let starts: [Int]

  /// Finds all lines of `source`, in one pass.
  public init(_ source: SourceText) {
    utf8 = source.utf8
    starts = source.utf8.withUnsafeBufferPointer { bytes in
      var starts = [0]
      // Capacity for lines of forty bytes, so that reallocation is rare.
      starts.reserveCapacity(bytes.count / 40 + 1)
      // The next line ending of a kind, or the end of the text.
      func next(_ byte: UInt8, from index: Int) -> Int {
        ByteSearch.first(byte, in: bytes, from: index) ?? bytes.count
      }
      var feed = next(0x0A, from: 0)
      var carriageReturn = next(0x0D, from: 0)
      while feed < bytes.count || carriageReturn < bytes.count {
        if feed < carriageReturn {
          starts.append(feed + 1)
          feed = next(0x0A, from: feed + 1)
        } else {
          // If a line feed follows, both together end the line.
          if feed == bytes.count || feed > carriageReturn + 1 { starts.append(carriageReturn + 1) }
          carriageReturn = next(0x0D, from: carriageReturn + 1)
        }
      }
      return starts
    }
  }

  /// The number of lines; an empty text has one.
  public var lineCount: Int { starts.count }

  /// The line and column of an offset of `SourceText.utf8`. An offset after the end is treated as
  /// the end.
  ///
  /// - Parameters:
  ///   - offset: The offset, in bytes.
  ///   - known: A place in front of the offset, if one is known: in a long line, columns are then
  ///     counted from there.
  public func position(
    at offset: Int, after known: (offset: Int, position: SourcePosition)? = nil
  ) -> SourcePosition {
    let offset = min(max(offset, 0), utf8.count)
    let line = line(at: offset, from: known?.position.line ?? 1)
    var start = (offset: starts[line - 1], column: 1)
    if let known, known.position.line == line, known.offset <= offset {
      start = (known.offset, known.position.column)
    }
    let count = utf8.withUnsafeBufferPointer { UTF8Scan.scalarCount($0, start.offset..<offset) }
    return SourcePosition(line: line, column: start.column + count)
  }

  /// The line of an offset of `SourceText.utf8`, counted from 1.
  public func line(at offset: Int) -> Int { line(at: offset, from: 1) }

  /// Returns the line of an offset, which is mostly the given one or a few lines behind it.
  private func line(at offset: Int, from first: Int) -> Int {
    // The last line that begins at or before the offset.
    var low = 0
    var high = starts.count
    if first <= starts.count, starts[first - 1] <= offset {
      low = first - 1
      var step = 1
      while low + step < high {
        guard starts[low + step] <= offset else {
          high = low + step
          break
        }
        low += step
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offsets of a line, counted from 1, without its line ending. Returns nil if there is no
  /// such line.
  public func range(ofLine line: Int) -> Range<Int>? {
    guard line >= 1, line <= starts.count else { return nil }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : utf8.count
    if end > start, utf8[end - 1] == 0x0A { end -= 1 }
    if end > start, utf8[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }
}
