/// What the head of a JPEG file says: its size, and how the camera was held.
struct JPEGHeader {
  private(set) var width = 0
  private(set) var height = 0
  /// The place of the first row and column (Exif 2.3, tag 0x0112): 1 is at the top left corner,
  /// 6 at the top right one.
  private(set) var orientation = 1

  /// Returns nil unless the bytes begin like a JPEG file (ITU-T T.81, annex B) and name a size.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      // Fill bytes, and markers without a segment.
      if marker == 0xFF {
        position += 1
        continue
      }
      if (0xD0...0xD8).contains(marker) || marker == 0x01 {
        position += 2
        continue
      }
      let length = Self.number(bytes, at: position + 2, count: 2, isBig: true) ?? 0
      guard length >= 2, marker != 0xD9, marker != 0xDA else { return nil }
      let start = position + 4
      if marker == 0xE1 { readExif(bytes, start, end: position + 2 + length) }
      // Frames of all processes; other markers of the range are for tables.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        height = Self.number(bytes, at: start + 1, count: 2, isBig: true) ?? 0
        width = Self.number(bytes, at: start + 3, count: 2, isBig: true) ?? 0
        guard width > 0, height > 0 else { return nil }
        return
      }
      position += 2 + length
    }
    return nil
  }

  private mutating func readExif(_ bytes: [UInt8], _ start: Int, end: Int) {
    let end = min(end, bytes.count)
    guard start + 14 <= end, bytes[start..<start + 6].elementsEqual([69, 120, 105, 102, 0, 0])
    else { return }
    let tiff = start + 6
    let isBig = bytes[tiff] == 0x4D
    func number(_ offset: Int, _ count: Int) -> Int? {
      tiff + offset + count <= end
        ? Self.number(bytes, at: tiff + offset, count: count, isBig: isBig) : nil
    }
    guard let directory = number(4, 4), directory < end, let entries = number(directory, 2) else {
      return
    }
    for index in 0..<min(entries, 1000) {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, 2) else { return }
      if tag == 0x0112, let value = number(entry + 8, 2), (1...8).contains(value) {
        orientation = value
      }
    }
  }

  private static func number(_ bytes: [UInt8], at start: Int, count: Int, isBig: Bool) -> Int? {
    guard start >= 0, start + count <= bytes.count else { return nil }
    let part = bytes[start..<start + count]
    return isBig
      ? part.reduce(0) { $0 << 8 | Int($1) } : part.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
